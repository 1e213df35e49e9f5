/** Refusals of a form, and the page that returns a form. */
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import {
  type FieldFault,
  type FormMessages,
  formatFaults,
  formatRefusal,
} from '../../contracts/forms/form-faults.ts';
import type { FormDefinition } from '../../contracts/forms/form.ts';
import { statusTexts } from '../../contracts/messages.ts';
import { type ResultPage, type Returned, fillResultPage } from './result-page.ts';

/** The page that answers a form, and the messages about refusals. */
export type FormAnswers = { resultPage: ResultPage; messages: FormMessages };

/** A status, a refusal of the form or a text of the protocol, and the faults of the fields. */
export type Refusal = {
  status: ContentfulStatusCode;
  reason: string;
  faults?: readonly FieldFault[];
  retryAfterSeconds?: number;
};

/** Seconds after which a client may try again after an error of the store. */
const storeRetry = 60;

/** Refusal for a form that the page of another site sent. */
export const foreign = (): Refusal => ({ status: 403, reason: statusTexts[403] });

/** Refusal for too many requests from one address. */
export const tooMany = (retryAfterSeconds: number): Refusal => ({
  status: 429,
  reason: statusTexts[429],
  retryAfterSeconds,
});

/** Refusal for a submission that could not be stored. */
export const unavailable = (): Refusal => ({
  status: 503,
  reason: 'unavailable',
  retryAfterSeconds: storeRetry,
});

/** Sets `Retry-After` if the refusal has a time. */
export function setRetryAfter(context: Context, { retryAfterSeconds }: Refusal): void {
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
}

/** Answers a browser with the form, its values and the reasons of the refusal. */
export function writeReturnedForm(
  context: Context,
  refusal: Refusal,
  form: FormDefinition,
  values: Returned['values'],
  { resultPage, messages }: FormAnswers,
): Response {
  setRetryAfter(context, refusal);
  const { status, reason, faults = [], retryAfterSeconds } = refusal;
  const detail = formatRefusal(messages, reason);
  const errors = formatFaults(messages, faults);
  const waitSeconds = status === 429 ? retryAfterSeconds : undefined;
  return context.html(fillResultPage(resultPage, form, { values, errors, detail, waitSeconds }), status);
}
