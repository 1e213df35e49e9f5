/** Every request of the forms to a server. The only other module that fetches is `behaviors/prefetch.ts`. */
import type { BotAction, ProofChallenge } from '../../contracts/bot-check.ts';
import type { contactForm } from '../../contracts/contact-form.ts';
import { endpoints, wireNames, type SubmissionSettings } from '../../contracts/endpoints.ts';
import type { FieldName } from '../../contracts/forms/form.ts';
import { statusTexts } from '../../contracts/messages.ts';

/** Milliseconds to wait for an answer. */
const timeoutMs = 15_000;

/** A server's answer as the EmailJS client reports it; status 0 means that none came. */
export interface Answer {
  status: number;
  text: string;
  /** Seconds to wait, if the server sends them. The provider's answers, from another origin, never contain them. */
  retryAfterSeconds?: number;
}

/** Values of the contact form, by the names of its fields. */
export type MessageFields = Record<FieldName<typeof contactForm>, string>;

/** A `Retry-After` in seconds; undefined if it is missing or a date. */
const readWait = (header: string | null): Pick<Answer, 'retryAfterSeconds'> => {
  const seconds = Number(header);
  return seconds > 0 ? { retryAfterSeconds: seconds } : {};
};

/** The answer for a broken connection, a refusal by the browser and a time-out. */
async function ask(url: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    const { status, headers } = response;
    return { status, text: await response.text(), ...readWait(headers.get('Retry-After')) };
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
      // If the provider requires a token, it refuses an empty one; otherwise it expects no token.
      template_params: { ...fields, ...(token !== '' && { [wireNames.tokenField]: token }) },
    }),
  });
}

/** Fetches a challenge of the embedded bot check; undefined when the server gives none. */
export async function fetchChallenge(action: BotAction): Promise<ProofChallenge | undefined> {
  const { status, text } = await ask(`${endpoints.botCheckChallenge}?action=${action}`, {
    cache: 'no-store',
  });
  return status === 200 ? (JSON.parse(text) as ProofChallenge) : undefined;
}

/** An upload without any progress for this long is given up, in milliseconds. */
const idleTimeoutMs = 30_000;

/** Sends a form with a file. It uses XMLHttpRequest, because fetch does not report the progress of an upload. */
export function upload(
  data: FormData,
  key: string,
  onProgress: (part: number) => void,
  cancel: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitOn = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), idleTimeoutMs);
    };
    const end = (): void => {
      clearTimeout(timer);
      const { status, responseText } = request;
      resolve({
        status,
        text: status === 0 ? statusTexts[0] : responseText,
        ...readWait(request.getResponseHeader('Retry-After')),
      });
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      waitOn();
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('loadend', end);
    cancel.addEventListener('abort', () => request.abort());
    request.open('POST', endpoints.applications);
    request.setRequestHeader(wireNames.idempotencyHeader, key);
    request.setRequestHeader('Accept', 'application/json, application/problem+json');
    waitOn();
    request.send(data);
  });
}
