/** Chooses the answer to an application and writes it as a problem document or as a page. */
import { STATUS_CODES } from 'node:http';
import type { Context } from 'hono';
import { wireNames } from '../../contracts/endpoints.ts';
import {
  type FaultOf,
  type FieldFault,
  type FormSentences,
  sayFaults,
  sayRefusal,
} from '../../contracts/forms/form-faults.ts';
import type { RefusalOf } from '../../contracts/forms/form.ts';
import { applicationForm, resumeField } from '../../contracts/job-application-form.ts';
import { defaultCountry, phoneCountries } from '../../contracts/phone-countries.ts';
import {
  type FormAnswers,
  type Refusal,
  setRetryAfter,
  tooMany,
  unavailable,
  writeReturnedForm,
} from '../http/refusal.ts';
import { fillResultPage } from '../http/result-page.ts';
import type { Outcome } from './receive.ts';
import type { FormFault } from './application-form.ts';

/** A stored application, or why there is none. */
export type Reply = { id: string } | Refusal;

/** Refusal for a reason of the application form. */
const refuse = (status: Refusal['status'], reason: RefusalOf<typeof applicationForm>): Refusal => ({
  status,
  reason,
});

const atResume = (fault: FaultOf<'file'>): FieldFault[] => [{ field: resumeField, fault }];

/** Seconds after which another upload may find a place. */
export const placeRetry = 5;

/** Fields to mend. */
export const invalid = (faults: readonly FieldFault[]): Refusal => ({ ...refuse(422, 'fields'), faults });

/** Too many uploads at once, from anybody or from the caller's own network. */
const busy = (reason: 'busy' | 'busyHere'): Refusal => ({
  ...refuse(503, reason),
  retryAfterSeconds: placeRetry,
});

/** A body that was not read to its end. */
export function unreadable(fault: FormFault): Refusal {
  if (typeof fault === 'object') return invalid([fault]);
  switch (fault) {
    case 'too-large':
      return { ...refuse(413, 'fields'), faults: atResume('large') };
    case 'too-slow':
      return refuse(408, 'tooSlow');
    case 'full':
      return busy('busy');
    case 'too-many-here':
      return busy('busyHere');
    case 'malformed':
      return refuse(400, 'unreadable');
  }
}

/** Translates the outcome of a complete application into an answer. */
export function replyTo(outcome: Outcome<'infected'>): Reply {
  switch (outcome.outcome) {
    case 'accepted':
      return { id: outcome.id };
    case 'key-reused':
      return invalid([
        { field: wireNames.idempotencyField, fault: 'keyReused' satisfies RefusalOf<typeof applicationForm> },
      ]);
    case 'bot-check-failed':
      return refuse(412, 'botCheck');
    case 'refused':
      return invalid(atResume('infected'));
    case 'too-many':
      return tooMany(outcome.retryAfterSeconds);
    case 'unavailable':
      return unavailable();
  }
}

/** Answers a script: `{"id": …}`, or a problem document (RFC 9457) that repeats nothing that was sent. */
export function writeJson(context: Context, reply: Reply, sentences: FormSentences): Response {
  if ('id' in reply) return context.json({ id: reply.id }, 201);
  setRetryAfter(context, reply);
  const { status, reason, faults = [] } = reply;
  const problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? '',
    status,
    detail: sayRefusal(sentences, reason),
    errors: sayFaults(sentences, faults),
  };
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
  answers: FormAnswers,
): Response =>
  'id' in reply
    ? context.html(fillResultPage(answers.resultPage, applicationForm))
    : writeReturnedForm(context, reply, applicationForm, valuesOf(fields), answers);
