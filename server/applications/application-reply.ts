/** What an application is answered with, before it is written as a problem document or as a page. */
import { STATUS_CODES } from 'node:http';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { wireNames } from '../../contracts/endpoints.ts';
import type { FieldError } from '../../contracts/field-errors.ts';
import { applicationForm, resumeMessages } from '../../contracts/job-application-form.ts';
import { refusals, statusTexts } from '../../contracts/messages.ts';
import { defaultCountry, phoneCountries } from '../../contracts/phone-countries.ts';
import type { MarkedPage } from '../http/result-page/marked-page.ts';
import { fillResultPage } from '../http/result-page/result-page.ts';
import type { Outcome } from '../submissions/receive.ts';
import type { FormFault } from './application-form.ts';

/** Why an application is not stored. */
type Refusal = {
  status: ContentfulStatusCode;
  detail: string;
  errors: readonly FieldError[];
  retryAfterSeconds?: number;
};

/** A stored application, or why there is none. */
export type Reply = { id: string } | Refusal;

/** What is said where no field is at fault. */
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

/** Seconds after which trying again makes sense. */
const retryAfter = { busy: 5, unavailable: 60 };

function refuse(status: ContentfulStatusCode, detail: string, errors: readonly FieldError[] = []): Refusal {
  return { status, detail, errors };
}

/** Fields to mend. */
export const invalid = (errors: readonly FieldError[]): Reply => refuse(422, details.fields, errors);

/** Another site's page sent it. */
export const foreign = (): Reply => refuse(403, statusTexts[403]);

/** Too many requests from one address. */
export const tooMany = (retryAfterSeconds: number): Reply => ({
  ...refuse(429, statusTexts[429]),
  retryAfterSeconds,
});

/** Too many uploads at once, from anybody or from the caller's own network. */
const busy = (detail: string): Reply => ({ ...refuse(503, detail), retryAfterSeconds: retryAfter.busy });

/** Nothing could be kept. */
export const unavailable = (): Reply => ({
  ...refuse(503, details.unavailable),
  retryAfterSeconds: retryAfter.unavailable,
});

/** A body that was not read to its end. */
export function unreadable(fault: FormFault): Reply {
  if (typeof fault === 'object') return invalid([fault]);
  const { large } = resumeMessages;
  switch (fault) {
    case 'too-large':
      return refuse(413, large, [{ field: 'resume', message: large }]);
    case 'too-slow':
      return refuse(408, details.tooSlow);
    case 'full':
      return busy(details.busy);
    case 'too-many-here':
      return busy(details.busyHere);
    case 'malformed':
      return refuse(400, details.badRequest);
  }
}

/** What became of a whole application. */
export function replyTo(outcome: Outcome<'infected'>): Reply {
  switch (outcome.outcome) {
    case 'accepted':
      return { id: outcome.id };
    case 'key-reused':
      return invalid([{ field: wireNames.idempotencyField, message: details.keyReused }]);
    case 'bot-check-failed':
      return refuse(412, refusals.botCheck);
    case 'refused':
      return invalid([{ field: 'resume', message: details.infected }]);
    case 'too-many':
      return tooMany(outcome.retryAfterSeconds);
    case 'unavailable':
      return unavailable();
  }
}

/** Answers a script: `{"id": …}`, or a problem document (RFC 9457) that repeats nothing that was sent. */
export function writeJson(context: Context, reply: Reply): Response {
  if ('id' in reply) return context.json({ id: reply.id }, 201);
  const { status, detail, errors, retryAfterSeconds } = reply;
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
  const problem = { type: 'about:blank', title: STATUS_CODES[status] ?? '', status, detail, errors };
  return context.json(problem, status, { 'Content-Type': 'application/problem+json' });
}

/** What goes back into the form; a country that is none becomes the one a form begins with. */
function valuesOf(fields: Readonly<Record<string, string>>): Record<string, string> {
  const { countryName } = applicationForm.fields.phone;
  const country = fields[countryName] ?? '';
  const isKnown = phoneCountries.some(({ code }) => code === country);
  return { ...fields, [countryName]: isKnown ? country : defaultCountry };
}

/** Answers a browser with a page: the confirmation, or the form with what was typed into it. */
export function writePage(
  context: Context,
  reply: Reply,
  fields: Readonly<Record<string, string>>,
  page: MarkedPage,
): Response {
  if ('id' in reply) return context.html(fillResultPage(page, applicationForm));
  const { status, errors, detail, retryAfterSeconds } = reply;
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
  const waitSeconds = status === 429 ? retryAfterSeconds : undefined;
  const returned = { values: valuesOf(fields), errors, detail, waitSeconds };
  return context.html(fillResultPage(page, applicationForm, returned), status);
}
