/** Reasons to refuse a form, before they are written as text, as JSON or as a page. */
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FieldError } from '../../../contracts/field-errors.ts';
import type { FormDefinition } from '../../../contracts/forms/form.ts';
import { statusTexts } from '../../../contracts/messages.ts';
import type { MarkedPage } from './marked-page.ts';
import { type Returned, fillResultPage } from './result-page.ts';

/** A status, a sentence, and the errors of the fields, if any. */
export type Refusal = {
  status: ContentfulStatusCode;
  detail: string;
  errors?: readonly FieldError[];
  retryAfterSeconds?: number;
};

/** Seconds after which trying again makes sense when nothing could be stored. */
const storeRetry = 60;

/** Refusal for a form that the page of another site sent. */
export const foreign = (): Refusal => ({ status: 403, detail: statusTexts[403] });

/** Refusal for too many requests from one address. */
export const tooMany = (retryAfterSeconds: number): Refusal => ({
  status: 429,
  detail: statusTexts[429],
  retryAfterSeconds,
});

/** Refusal for a submission that could not be stored; `detail` is the sentence of the form. */
export const unavailable = (detail: string): Refusal => ({
  status: 503,
  detail,
  retryAfterSeconds: storeRetry,
});

/** Says in the answer's head when to try again, where that is known. */
export function setRetryAfter(context: Context, { retryAfterSeconds }: Refusal): void {
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
}

/** Answers a browser with the form it sent, what was typed in it, and why it comes back. */
export function writeReturnedForm(
  context: Context,
  refusal: Refusal,
  form: FormDefinition,
  values: Returned['values'],
  page: MarkedPage,
): Response {
  setRetryAfter(context, refusal);
  const { status, detail, errors = [], retryAfterSeconds } = refusal;
  const waitSeconds = status === 429 ? retryAfterSeconds : undefined;
  return context.html(fillResultPage(page, form, { values, errors, detail, waitSeconds }), status);
}
