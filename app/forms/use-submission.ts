/** The life of a form: idle, sending, and what came of it. */
import { useRef, useState } from 'react';
import type { BotAction } from '../../contracts/bot-check.ts';
import type { FieldError } from '../../contracts/field-errors.ts';
import { messages } from '../../contracts/messages.ts';
import type { BotCheck } from './bot-check/bot-check.ts';

/** How an attempt ended. A refusal names fields; a failure is worth another try as it is. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'failed'; text: string }
  | { kind: 'refused'; errors: FieldError[] };

export interface Submission {
  busy: boolean;
  outcome: Outcome | undefined;
  submit: (body: string) => Promise<Outcome | undefined>;
}

/** One key for every attempt at the same words, a new one as soon as they differ. */
function useIdempotencyKey(): (body: string) => string {
  const last = useRef({ body: '', key: '' });
  return (body) => {
    if (last.current.body !== body) last.current = { body, key: crypto.randomUUID() };
    return last.current.key;
  };
}

/**
 * @param send delivers the words with the token and the key, and says what came of it
 * @returns `submit`, which does nothing while an attempt is under way
 */
export function useSubmission(
  action: BotAction,
  botCheck: BotCheck,
  send: (token: string, key: string) => Promise<Outcome>,
): Submission {
  const [state, setState] = useState<{ busy: boolean; outcome: Outcome | undefined }>({
    busy: false,
    outcome: undefined,
  });
  const underWay = useRef(false);
  const keyOf = useIdempotencyKey();

  const attempt = async (body: string): Promise<Outcome> => {
    const token = await botCheck.getToken(action);
    if (token === undefined) return { kind: 'failed', text: messages.botCheckNotReady };
    return send(token, keyOf(body));
  };
  const submit = async (body: string): Promise<Outcome | undefined> => {
    // State lags behind a second click in the same moment; this does not.
    if (underWay.current) return undefined;
    underWay.current = true;
    setState({ busy: true, outcome: undefined });
    const outcome = await attempt(body).finally(() => {
      underWay.current = false;
    });
    setState({ busy: false, outcome });
    return outcome;
  };
  return { ...state, submit };
}
