import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { BotAction } from '@website/forms/bot-check';
import type { FieldError, FormStrings } from '@website/forms/form-faults';
import { createBotCheck, type BotCheck } from './bot-check/bot-check.ts';

/** A server's answer. Status 0 means that no answer came. */
export interface Answer {
  status: number;
  text: string;
  /** The reference of a stored message, and the page about it, if the site's own server stored it. */
  reference?: string;
  link?: string;
  /** The seconds to wait, if the site's own server sends them. The provider's answers never contain them. */
  retryAfterSeconds?: number;
}

/** Returns the seconds of a `Retry-After` header; nothing if the header is missing or holds a date. */
export const readWait = (header: string | null): Pick<Answer, 'retryAfterSeconds'> => {
  const seconds = Number(header);
  return seconds > 0 ? { retryAfterSeconds: seconds } : {};
};

/**
 * The outcome of an attempt. `refused`: some fields have errors. `failed`: the visitor may send the same contents
 * again.
 */
export type Outcome =
  | { kind: 'sent'; reference?: string | undefined; link?: string | undefined }
  | { kind: 'failed'; text: string; help?: string }
  | { kind: 'refused'; errors: FieldError[] };

interface SubmissionOptions<Body> {
  action: BotAction;
  recaptchaSiteKey: string | undefined;
  strings: Pick<FormStrings, 'failed' | 'botCheckNotReady' | 'notReady'>;
  /** The origin that receives the form; empty for the site's own server. */
  origin: string;
  read: (form: HTMLFormElement) => Body;
  send: (body: Body, token: string, key: string) => Promise<Outcome>;
  /** Returns the same text for the same contents. The server counts repeated attempts at the same contents as one. */
  identify: (body: Body) => string;
}

/** The sent contents, and the time of the answer in milliseconds since 1970. */
interface SentBody<Body> {
  body: Body;
  at: number;
}

/** Begins to make the token when the visitor first touches the form, so that sending need not wait for the token. */
function useEarlyToken(form: RefObject<HTMLFormElement | null>, botCheck: BotCheck, action: BotAction): void {
  useEffect(() => {
    const element = form.current;
    const prepare = (): void => botCheck.prepare(action);
    // The focus that started hydration may be inside this form.
    if (element?.matches(':focus-within')) prepare();
    const onFocus = ({ target }: FocusEvent): void => {
      // After an attempt, script moves the focus to the button. The button itself requests a token when it is pressed.
      if (!(target instanceof HTMLButtonElement && target.type === 'submit')) prepare();
    };
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [form, botCheck, action]);
}

/** Returns the outcome if the bot check is not ready, with advice for the visitor. */
function notReadyOutcome(
  { botCheckNotReady, notReady }: SubmissionOptions<never>['strings'],
  botCheck: BotCheck,
): Outcome {
  const reason = botCheck.isHopeless() ? 'never' : navigator.onLine ? 'again' : 'offline';
  return { kind: 'failed', text: botCheckNotReady, help: notReady[reason] };
}

/** Returns the state of a form (idle, sending, or an outcome) and the properties that the form's element needs. */
export function useSubmission<Body>(options: SubmissionOptions<Body>) {
  const { action, recaptchaSiteKey, strings, origin, read, send, identify } = options;
  const [botCheck] = useState(() => createBotCheck(recaptchaSiteKey, origin));
  const [state, setState] = useState<{ busy: boolean; outcome?: Outcome; sent?: SentBody<Body> }>({
    busy: false,
  });
  const ref = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  /**
   * The contents of the last attempt, and the key of these contents. The same contents are sent with the same key
   * again.
   */
  const last = useRef({ identity: '', key: '' });
  useEarlyToken(ref, botCheck, action);

  const attempt = async (body: Body, identity: string): Promise<Outcome> => {
    const token = await botCheck.getToken(action);
    if (token === undefined) return notReadyOutcome(strings, botCheck);
    if (last.current.identity !== identity) last.current = { identity, key: crypto.randomUUID() };
    return send(body, token, last.current.key);
  };
  const submit = async (form: HTMLFormElement): Promise<void> => {
    // At a quick second click, React has not updated the state yet, but the ref is already true.
    if (underWay.current) return;
    underWay.current = true;
    setState({ busy: true });
    const body = read(form);
    const identity = identify(body);
    // If an attempt throws, the form still leaves the state `busy`, so that the button works again.
    const outcome = await attempt(body, identity).catch((error: unknown): Outcome => {
      reportError(error);
      return { kind: 'failed', text: strings.failed };
    });
    underWay.current = false;
    if (outcome.kind === 'sent') {
      // After a successful attempt, the same text is a new message.
      last.current = { identity: '', key: '' };
      // If the visitor changed the form during sending, the form keeps its text, because the new text was not sent.
      if (identify(read(form)) === identity) form.reset();
    }
    setState({ busy: false, outcome, ...(outcome.kind === 'sent' && { sent: { body, at: Date.now() } }) });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  const errors = state.outcome?.kind === 'refused' ? state.outcome.errors : [];
  return { ...state, errors, form: { ref, onSubmit } };
}
