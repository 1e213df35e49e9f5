/** States of a form: idle, sending, and the outcome. */
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { BotAction } from '../../contracts/bot-check.ts';
import type { FieldError } from '../../contracts/forms/form-faults.ts';
import { messages } from '../../contracts/messages.ts';
import type { BotCheck } from './bot-check/bot-check.ts';

/** Outcome of an attempt. A refusal names fields; after a failure the same contents may be sent again. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'failed'; text: string }
  | { kind: 'refused'; errors: FieldError[] };

/** State of a form, and what its element needs. */
export interface Submission {
  busy: boolean;
  outcome: Outcome | undefined;
  /** Faults of the last attempt. */
  errors: readonly FieldError[];
  form: { ref: RefObject<HTMLFormElement | null>; onSubmit: (event: SubmitEvent<HTMLFormElement>) => void };
}

/** Options for sending the contents of a form. */
export interface SubmissionOptions<Body> {
  action: BotAction;
  botCheck: BotCheck;
  /** Reads what the form holds now. */
  read: (form: HTMLFormElement) => Body;
  /** Sends the contents with the token and the key, and returns the outcome. */
  send: (body: Body, token: string, key: string) => Promise<Outcome>;
  /** Returns the same text for the same contents, so that repeated attempts count as one submission. */
  identify: (body: Body) => string;
}

/** One key for every attempt at the same contents, a new one as soon as they differ. */
function useIdempotencyKey(): { keyOf: (identity: string) => string; forget: () => void } {
  const last = useRef({ identity: '', key: '' });
  return {
    keyOf: (identity) => {
      if (last.current.identity !== identity) last.current = { identity, key: crypto.randomUUID() };
      return last.current.key;
    },
    forget: () => {
      last.current = { identity: '', key: '' };
    },
  };
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

export function useSubmission<Body>(options: SubmissionOptions<Body>): Submission {
  const { action, botCheck, read, send, identify } = options;
  const [state, setState] = useState<Pick<Submission, 'busy' | 'outcome'>>({
    busy: false,
    outcome: undefined,
  });
  const ref = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const { keyOf, forget } = useIdempotencyKey();
  useEarlyToken(ref, botCheck, action);

  const attempt = async (body: Body, identity: string): Promise<Outcome> => {
    const token = await botCheck.getToken(action);
    if (token === undefined) return { kind: 'failed', text: messages.botCheckNotReady };
    return send(body, token, keyOf(identity));
  };
  const submit = async (form: HTMLFormElement): Promise<void> => {
    // React state is not updated yet at a second click in the same moment, but the ref is.
    if (underWay.current) return;
    underWay.current = true;
    setState({ busy: true, outcome: undefined });
    const body = read(form);
    const identity = identify(body);
    // After any error the button works again, so that the form does not stay in the state of sending.
    const outcome = await attempt(body, identity).catch((error: unknown): Outcome => {
      reportError(error);
      return { kind: 'failed', text: messages.messageFailed };
    });
    underWay.current = false;
    // After a delivery the same text is a new message.
    if (outcome.kind === 'sent') forget();
    // If the visitor typed more during sending, keep the form, because that text was not sent.
    if (outcome.kind === 'sent' && identify(read(form)) === identity) form.reset();
    setState({ busy: false, outcome });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  const errors = state.outcome?.kind === 'refused' ? state.outcome.errors : [];
  return { ...state, errors, form: { ref, onSubmit } };
}
