/** Sends an application and says what came of it. */
import { wireNames } from '../../contracts/endpoints.ts';
import type { FieldError } from '../../contracts/field-errors.ts';
import { resumeMessages } from '../../contracts/job-application.ts';
import { messages } from '../../contracts/messages.ts';
import { upload, type Answer } from './api-client.ts';
import type { Outcome } from './use-submission.ts';

/** What a problem document (RFC 9457) says; nothing for any other answer. */
function problemOf({ status, text }: Answer): { errors?: FieldError[]; detail?: string } {
  if (status < 400) return {};
  try {
    const { errors, detail } = JSON.parse(text) as { errors?: FieldError[]; detail?: string };
    return { ...(errors && { errors }), ...(detail && { detail }) };
  } catch {
    return {};
  }
}

/** What tells two fillings of the form apart: the same words and the same file are the same application. */
export const fingerprint = (data: FormData): string =>
  JSON.stringify(
    Array.from(data, ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
    ),
  );

/**
 * @param onProgress receives the part that has been sent, 0 to 1
 * @param cancel ends the upload; everything stays in the form
 */
export async function sendApplication(
  data: FormData,
  token: string,
  key: string,
  onProgress: (part: number) => void,
  cancel: AbortSignal,
): Promise<Outcome> {
  data.set(wireNames.tokenField, token);
  const answer = await upload(data, key, onProgress, cancel);
  if (answer.status >= 200 && answer.status < 300) return { kind: 'sent' };
  if (cancel.aborted) return { kind: 'failed', text: 'The upload was canceled. Nothing was sent.' };
  if (answer.status === 0) return { kind: 'failed', text: resumeMessages.failed };
  const { errors = [], detail = messages.messageFailed } = problemOf(answer);
  return errors.length > 0 ? { kind: 'refused', errors } : { kind: 'failed', text: detail };
}
