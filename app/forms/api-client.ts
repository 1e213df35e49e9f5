/** Everything the browser says to a server. No other module fetches. */
import type { BotAction, ProofChallenge } from '../../contracts/bot-check.ts';
import { endpoints, wireNames } from '../../contracts/endpoints.ts';
import { statusTexts } from '../../contracts/messages.ts';
import type { SubmissionSettings } from '../../contracts/submission-settings.ts';

/** How long to wait for any answer, in milliseconds. */
const patience = 15_000;

/** A server's answer as the EmailJS client reports it; status 0 means that none came. */
export interface Answer {
  status: number;
  text: string;
}

/** The words of one message, by the names of the form's fields. */
export type MessageFields = Record<'from_name' | 'from_email' | 'subject' | 'message', string>;

/** A broken connection, a refusal by the browser and a time-out all come as one answer. */
async function ask(url: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patience) });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: statusTexts[0] };
  }
}

/**
 * Sends a message in the wire format of `@emailjs/browser` 4.4.1.
 * @param key the same for every attempt at the same message, so that it is delivered once
 */
export function sendMessage(
  fields: MessageFields,
  token: string,
  key: string,
  settings: SubmissionSettings,
): Promise<Answer> {
  const ownServer = settings.origin === '';
  return ask(settings.origin + endpoints.sendMessage, {
    method: 'POST',
    headers: {
      'Content-type': 'application/json',
      // The provider's cross-origin rules allow no header of ours.
      ...(ownServer && { [wireNames.idempotencyHeader]: key }),
    },
    body: JSON.stringify({
      lib_version: '4.4.1',
      user_id: settings.publicKey,
      service_id: settings.serviceId,
      template_id: settings.templateId,
      template_params: { ...fields, [wireNames.tokenField]: token },
    }),
  });
}

/** Fetches a challenge of the embedded bot check; undefined when there is none to be had. */
export async function fetchChallenge(action: BotAction): Promise<ProofChallenge | undefined> {
  const { status, text } = await ask(`${endpoints.botCheckChallenge}?action=${action}`, { cache: 'no-store' });
  return status === 200 ? (JSON.parse(text) as ProofChallenge) : undefined;
}
