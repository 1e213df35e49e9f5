import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { BotAction } from '../../contracts/bot-check.ts';
import type { FieldError } from '../../contracts/forms/form-faults.ts';
import { messages } from '../../contracts/messages.ts';
import { createBotCheck, type BotCheck } from './bot-check/bot-check.ts';

/** A server's answer; status 0 means that none came. */
export interface Answer {
  status: number;
  text: string;
  /** Seconds to wait, if the server sends them. The provider's answers, from another origin, never contain them. */
  retryAfterSeconds?: number;
}

/** A `Retry-After` in seconds; empty if it is missing or a date. */
export const readWait = (header: string | null): Pick<Answer, 'retryAfterSeconds'> => {
  const seconds = Number(header);
  return seconds > 0 ? { retryAfterSeconds: seconds } : {};
};

/** Outcome of an attempt. A refusal names fields; after a failure the same contents may be sent again. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'failed'; text: string }
  | { kind: 'refused'; errors: FieldError[] };

interface SubmissionOptions<Body> {
  action: BotAction;
  recaptchaSiteKey: string | undefined;
  /** Where the form is sent; empty for the site's own server. */
  origin: string;
  read: (form: HTMLFormElement) => Body;
  send: (body: Body, token: string, key: string) => Promise<Outcome>;
  /** Returns the same text for the same contents: repeated attempts at them count as one submission. */
  identify: (body: Body) => string;
}

/** Begins to make the token when the visitor first touches the form, so that sending does not wait for it. */
function useEarlyToken(form: RefObject<HTMLFormElement | null>, botCheck: BotCheck, action: BotAction): void {
  useEffect(() => {
    const element = form.current;
    const prepare = (): void => botCheck.prepare(action);
    // The touch that started hydration may have been in this form.
    if (element?.matches(':focus-within')) prepare();
    const onFocus = ({ target }: FocusEvent): void => {
      // The button gets the focus back by itself after an attempt, and asks for a token when it is pressed.
      if (!(target instanceof HTMLButtonElement && target.type === 'submit')) prepare();
    };
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [form, botCheck, action]);
}

/** The states of a form: idle, sending, and the outcome; and what the form's element needs. */
export function useSubmission<Body>(options: SubmissionOptions<Body>) {
  const { action, recaptchaSiteKey, origin, read, send, identify } = options;
  const [botCheck] = useState(() => createBotCheck(recaptchaSiteKey, origin));
  const [state, setState] = useState<{ busy: boolean; outcome?: Outcome }>({ busy: false });
  const ref = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  /** Every attempt at the same contents has the same key. */
  const last = useRef({ identity: '', key: '' });
  useEarlyToken(ref, botCheck, action);

  const attempt = async (body: Body, identity: string): Promise<Outcome> => {
    const token = await botCheck.getToken(action);
    if (token === undefined) return { kind: 'failed', text: messages.botCheckNotReady };
    if (last.current.identity !== identity) last.current = { identity, key: crypto.randomUUID() };
    return send(body, token, last.current.key);
  };
  const submit = async (form: HTMLFormElement): Promise<void> => {
    // React state is not updated yet at a second click in the same moment, but the ref is.
    if (underWay.current) return;
    underWay.current = true;
    setState({ busy: true });
    const body = read(form);
    const identity = identify(body);
    // After any error the button works again, so that the form does not stay in the state of sending.
    const outcome = await attempt(body, identity).catch((error: unknown): Outcome => {
      reportError(error);
      return { kind: 'failed', text: messages.messageFailed };
    });
    underWay.current = false;
    if (outcome.kind === 'sent') {
      // After a delivery the same text is a new message.
      last.current = { identity: '', key: '' };
      // If the visitor typed more during sending, keep the form, because that text was not sent.
      if (identify(read(form)) === identity) form.reset();
    }
    setState({ busy: false, outcome });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  const errors = state.outcome?.kind === 'refused' ? state.outcome.errors : [];
  return { ...state, errors, form: { ref, onSubmit } };
}
