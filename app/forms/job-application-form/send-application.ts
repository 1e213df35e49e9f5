/** Sends an application and returns its outcome. */
import { wireNames } from '../../../contracts/endpoints.ts';
import type { FieldError, StringsByKind } from '../../../contracts/forms/form-faults.ts';
import { resumeField } from '../../../contracts/job-application-form.ts';
import { messages, formatWait } from '../../../contracts/messages.ts';
import { upload, type Answer } from '../api-client.ts';
import { fillIn } from '../../widgets/fill-in.ts';
import type { Outcome } from '../use-submission.ts';

/** Answer of the server: the id of a stored application, or a problem document (RFC 9457). */
interface Reply {
  id?: unknown;
  errors?: FieldError[];
  detail?: string;
}

/** Reads an answer; empty when it is no JSON. */
function read({ text }: Answer): Reply {
  try {
    return Object(JSON.parse(text)) as Reply;
  } catch {
    return {};
  }
}

/** Identifies the contents of the form: the same texts and the same file are the same application. */
export const fingerprint = (data: FormData): string =>
  JSON.stringify(
    Array.from(data, ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
    ),
  );

/** Messages after the visitor cancelled an upload, of a file that cannot be sent, and after too many attempts (with `{wait}`). */
export interface SendingMessages {
  canceled: string;
  errors: Pick<StringsByKind['file']['errors'], 'failed' | 'changed'>;
  tooMany: string;
}

/**
 * Translates an answer for the visitor. Only an id proves that the application is stored: some hosts answer every
 * request with 200 and a page, and have stored nothing.
 */
export function outcomeOf(answer: Answer, { errors: { failed }, tooMany }: SendingMessages): Outcome {
  const { status, retryAfterSeconds } = answer;
  if (status === 0) return { kind: 'failed', text: failed };
  const { id, errors = [], detail = messages.messageFailed } = read(answer);
  if (status < 400) {
    const isStored = status >= 200 && status < 300 && typeof id === 'string' && id !== '';
    return isStored ? { kind: 'sent' } : { kind: 'failed', text: messages.messageFailed };
  }
  if (errors.length > 0) return { kind: 'refused', errors };
  const wait = status === 429 ? retryAfterSeconds : undefined;
  return {
    kind: 'failed',
    text: wait === undefined ? detail : fillIn(tooMany, { wait: formatWait(wait) }),
  };
}

/**
 * Whether a chosen file can still be read. Browsers send only the bytes that were chosen: if the file was saved again,
 * moved, or removed from a phone's cloud folder, every upload ends like a broken connection. An empty file cannot be
 * chosen, so zero bytes mean that the file is gone.
 */
async function isThere(file: FormDataEntryValue | null): Promise<boolean> {
  if (!(file instanceof File)) return true;
  const first = file.slice(0, 1).arrayBuffer();
  return first.then(
    ({ byteLength }) => byteLength > 0,
    () => false,
  );
}

/** Options for sending. */
interface SendingOptions {
  strings: SendingMessages;
  /** Receives the part that has been sent, 0 to 1. */
  onProgress: (part: number) => void;
  /** Ends the upload; everything stays in the form. */
  cancel: AbortSignal;
}

export async function sendApplication(
  data: FormData,
  token: string,
  key: string,
  { strings, onProgress, cancel }: SendingOptions,
): Promise<Outcome> {
  data.set(wireNames.tokenField, token);
  const answer = await upload(data, key, onProgress, cancel);
  if (answer.status === 0 && !(await isThere(data.get(resumeField)))) {
    return { kind: 'refused', errors: [{ field: resumeField, message: strings.errors.changed }] };
  }
  const outcome = outcomeOf(answer, strings);
  return cancel.aborted && outcome.kind !== 'sent' ? { kind: 'failed', text: strings.canceled } : outcome;
}
