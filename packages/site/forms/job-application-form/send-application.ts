import type { FieldError, StringsByKind } from '@website/forms/form-faults';
import { endpoints, wireNames } from '@website/forms/endpoints';
import { resumeField } from '@website/forms/job-application-form';
import { formatWait } from '@website/forms/messages';
import { fillIn } from '../../widgets/fill-in.ts';
import { readWait, type Answer, type Outcome } from '../use-submission.ts';

/** The time without progress after which an upload ends, in milliseconds. */
const idleTimeoutMs = 30_000;

/** Messages for the visitor. `tooMany` contains `{wait}`; `failed` is the note without a reason. */
export interface SendingMessages {
  failed: string;
  canceled: string;
  errors: Pick<StringsByKind['file']['errors'], 'failed' | 'changed'>;
  tooMany: string;
  /** The language of the site. */
  language: string;
}

interface SendingOptions {
  strings: SendingMessages;
  /** Is called with the fraction of the upload that has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Cancels the upload. The form keeps all input. */
  cancel: AbortSignal;
}

/** The server's answer: the id, the reference and the page of a stored application, or a problem document (RFC 9457). */
type Reply = { id?: unknown; reference?: string; link?: string; errors?: FieldError[]; detail?: string };

function read({ text }: Answer): Reply {
  try {
    return Object(JSON.parse(text)) as Reply;
  } catch {
    // Some hosts answer with an HTML page.
    return {};
  }
}

/** Returns the same text for the same application, that is, for the same texts and the same file. */
export const fingerprint = (data: FormData): string =>
  JSON.stringify(
    Array.from(data, ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
    ),
  );

/**
 * Translates an answer for the visitor. Only an id proves that the server stored the application: some hosts answer
 * every request with status 200 and a page, but store nothing.
 */
export function outcomeOf(
  answer: Answer,
  { failed, errors: fileErrors, tooMany, language }: SendingMessages,
): Outcome {
  const { status, retryAfterSeconds } = answer;
  if (status === 0) return { kind: 'failed', text: fileErrors.failed };
  const { id, reference, link, errors = [], detail = failed } = read(answer);
  if (status < 400) {
    const isStored = status >= 200 && status < 300 && typeof id === 'string' && id !== '';
    return isStored ? { kind: 'sent', reference, link } : { kind: 'failed', text: failed };
  }
  if (errors.length > 0) return { kind: 'refused', errors };
  const isTooMany = status === 429 && retryAfterSeconds !== undefined;
  const text = isTooMany ? fillIn(tooMany, { wait: formatWait(retryAfterSeconds, language) }) : detail;
  return { kind: 'failed', text };
}

/**
 * Returns whether the browser can still read a chosen file. The file may have been saved again, moved, or removed from
 * a phone's cloud folder. The upload of such a file would end like a broken connection. Visitors cannot choose an empty
 * file, so zero bytes mean that the file is gone.
 */
async function isThere(file: FormDataEntryValue | null): Promise<boolean> {
  if (!(file instanceof File)) return true;
  const first = await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => undefined);
  return first !== undefined && first.byteLength > 0;
}

/** Sends the form by XMLHttpRequest, because fetch does not report the progress of an upload. */
function upload(data: FormData, key: string, { onProgress, cancel }: SendingOptions): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimer = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), idleTimeoutMs);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      restartTimer();
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(timer);
      const { status, responseText: text } = request;
      resolve({ status, text, ...readWait(request.getResponseHeader('Retry-After')) });
    });
    cancel.addEventListener('abort', () => request.abort());
    request.open('POST', endpoints.applications);
    request.setRequestHeader(wireNames.idempotencyHeader, key);
    request.setRequestHeader('Accept', 'application/json, application/problem+json');
    restartTimer();
    request.send(data);
  });
}

export async function sendApplication(
  data: FormData,
  token: string,
  key: string,
  options: SendingOptions,
): Promise<Outcome> {
  const { strings, cancel } = options;
  data.set(wireNames.tokenField, token);
  const answer = await upload(data, key, options);
  if (answer.status === 0 && !(await isThere(data.get(resumeField)))) {
    return { kind: 'refused', errors: [{ field: resumeField, message: strings.errors.changed }] };
  }
  const outcome = outcomeOf(answer, strings);
  return cancel.aborted && outcome.kind !== 'sent' ? { kind: 'failed', text: strings.canceled } : outcome;
}
