/** Chooses the answer to an application and writes it as a problem document or as a page. */
import { STATUS_CODES } from 'node:http';
import type { Context } from 'hono';
import { wireNames } from '../../contracts/endpoints.ts';
import type { FieldError } from '../../contracts/field-errors.ts';
import { applicationForm, resumeField, resumeMessages } from '../../contracts/job-application-form.ts';
import { refusals } from '../../contracts/messages.ts';
import { defaultCountry, phoneCountries } from '../../contracts/phone-countries.ts';
import type { MarkedPage } from '../http/result-page/marked-page.ts';
import {
  type Refusal,
  setRetryAfter,
  tooMany,
  unavailable,
  writeReturnedForm,
} from '../http/result-page/refusal.ts';
import { fillResultPage } from '../http/result-page/result-page.ts';
import type { Outcome } from '../submissions/receive.ts';
import type { FormFault } from './application-form.ts';

/** A stored application, or why there is none. */
export type Reply = { id: string } | Refusal;

/** Sentences about the application as a whole, beside those of `contracts/messages.ts`. */
export const details = {
  fields: 'Some fields need another look.',
  badRequest: 'The application could not be read. Reload the page and send the application again.',
  keyReused: 'This form was already sent with other words. Reload the page and send the application again.',
  infected: 'The selected file contains a virus',
  tooSlow: 'The upload stopped or was too slow. Please try again.',
  busy: 'Many applications are arriving right now. Please try again in a few seconds.',
  busyHere:
    'Several applications are arriving from your network right now. Please try again in a few seconds.',
  unavailable: 'The application could not be stored. Nothing was sent. Please try again in a minute.',
} as const;

/** Seconds after which another upload may find a place. */
const placeRetry = 5;

/** Fields to mend. */
export const invalid = (errors: readonly FieldError[]): Refusal => ({
  status: 422,
  detail: details.fields,
  errors,
});

/** Too many uploads at once, from anybody or from the caller's own network. */
const busy = (detail: string): Refusal => ({ status: 503, detail, retryAfterSeconds: placeRetry });

/** The file could not be kept, or the application not be stored. */
export const notStored = (): Refusal => unavailable(details.unavailable);

/** A body that was not read to its end. */
export function unreadable(fault: FormFault): Refusal {
  if (typeof fault === 'object') return invalid([fault]);
  const { large } = resumeMessages;
  switch (fault) {
    case 'too-large':
      return { status: 413, detail: large, errors: [{ field: resumeField, message: large }] };
    case 'too-slow':
      return { status: 408, detail: details.tooSlow };
    case 'full':
      return busy(details.busy);
    case 'too-many-here':
      return busy(details.busyHere);
    case 'malformed':
      return { status: 400, detail: details.badRequest };
  }
}

/** Translates the outcome of a complete application into an answer. */
export function replyTo(outcome: Outcome<'infected'>): Reply {
  switch (outcome.outcome) {
    case 'accepted':
      return { id: outcome.id };
    case 'key-reused':
      return invalid([{ field: wireNames.idempotencyField, message: details.keyReused }]);
    case 'bot-check-failed':
      return { status: 412, detail: refusals.botCheck };
    case 'refused':
      return invalid([{ field: resumeField, message: details.infected }]);
    case 'too-many':
      return tooMany(outcome.retryAfterSeconds);
    case 'unavailable':
      return notStored();
  }
}

/** Answers a script: `{"id": …}`, or a problem document (RFC 9457) that repeats nothing that was sent. */
export function writeJson(context: Context, reply: Reply): Response {
  if ('id' in reply) return context.json({ id: reply.id }, 201);
  setRetryAfter(context, reply);
  const { status, detail, errors = [] } = reply;
  const problem = { type: 'about:blank', title: STATUS_CODES[status] ?? '', status, detail, errors };
  return context.json(problem, status, { 'Content-Type': 'application/problem+json' });
}

/** Values that are put back into the form. An unknown country is replaced by the form's default country. */
function valuesOf(fields: Readonly<Record<string, string>>): Record<string, string> {
  const { countryName } = applicationForm.fields.phone;
  const country = fields[countryName] ?? '';
  const isKnown = phoneCountries.some(({ code }) => code === country);
  return { ...fields, [countryName]: isKnown ? country : defaultCountry };
}

/** Answers a browser with a page: the confirmation, or the form with what was typed into it. */
export const writePage = (
  context: Context,
  reply: Reply,
  fields: Readonly<Record<string, string>>,
  page: MarkedPage,
): Response =>
  'id' in reply
    ? context.html(fillResultPage(page, applicationForm))
    : writeReturnedForm(context, reply, applicationForm, valuesOf(fields), page);
