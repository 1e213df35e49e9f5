/** Chooses the answer to a form, and writes plain text, a problem document or a page. */
import { STATUS_CODES } from 'node:http';
import type { Context } from 'hono';
import { wireNames } from '../../contracts/endpoints.ts';
import {
  type FaultOf,
  type FieldFault,
  type FormMessages,
  formatFaults,
  formatRefusal,
  formatFieldErrors,
} from '../../contracts/forms/form-faults.ts';
import { type AnyRefusal, type FormDefinition, fieldOfKind } from '../../contracts/forms/form.ts';
import { protocolTexts } from '../../contracts/messages.ts';
import { defaultCountry, phoneCountries } from '../../contracts/phone-countries.ts';
import type { MultipartFault } from '../http/multipart-parser.ts';
import type { BodyFault } from '../http/read-body.ts';
import {
  type FormAnswers,
  type Refusal,
  foreign,
  setRetryAfter,
  tooMany,
  unavailable,
  writeReturnedForm,
} from '../http/refusal.ts';
import { fillResultPage } from '../http/result-page.ts';
import type { FileRefusal, NoSlot } from '../resumes/intake.ts';
import type { Admission } from './guard.ts';
import type { Outcome } from './receive.ts';

/** The id of what was stored, or why nothing was stored. */
export type Reply = { id: string } | Refusal;

/** Values by their names on the wire, unchecked. */
export type Values = Readonly<Record<string, unknown>>;

/** The answer, and the values that a returned form is filled with. */
export type Answer = { reply: Reply; values: Values };

/** Seconds after which a client may try to upload again. */
export const slotRetry = 5;

const refuse = (status: Refusal['status'], reason: AnyRefusal): Refusal => ({ status, reason });

export const invalid = (faults: readonly FieldFault[]): Refusal => ({ ...refuse(422, 'fields'), faults });

/** Faults of the form's file. */
const atFile = (form: FormDefinition, fault: FaultOf<'file'>): FieldFault[] => [
  { field: fieldOfKind(form, 'file')?.name ?? 'form', fault },
];

/** Refusal for a request that the guard refused. */
export const notAdmitted = (admission: Exclude<Admission, { outcome: 'admitted' }>): Refusal =>
  admission.outcome === 'foreign' ? foreign() : tooMany(admission.retryAfterSeconds);

/** Refusal for a body that was not read to its end, or whose parts do not match the form. */
export function unreadable(
  form: FormDefinition,
  fault: BodyFault | MultipartFault | NoSlot | FieldFault,
): Refusal {
  if (typeof fault === 'object') return invalid([fault]);
  switch (fault) {
    case 'too-large':
      return fieldOfKind(form, 'file')
        ? { ...refuse(413, 'fields'), faults: atFile(form, 'large') }
        : refuse(413, 'tooLarge');
    case 'too-slow':
      return refuse(408, 'tooSlow');
    case 'full':
      return { ...refuse(503, 'busy'), retryAfterSeconds: slotRetry };
    case 'too-many-here':
      return { ...refuse(503, 'busyHere'), retryAfterSeconds: slotRetry };
    case 'malformed':
    case 'broken':
      return refuse(400, 'unreadable');
  }
}

/** Translates the outcome of a complete form. */
export function replyTo(form: FormDefinition, outcome: Outcome<FileRefusal>): Reply {
  switch (outcome.outcome) {
    case 'accepted':
      return { id: outcome.id };
    case 'key-reused':
      return invalid([{ field: wireNames.idempotencyField, fault: 'keyReused' satisfies AnyRefusal }]);
    case 'bot-check-failed':
      return refuse(412, 'botCheck');
    case 'refused':
      return invalid(atFile(form, outcome.refusal));
    case 'too-many':
      return tooMany(outcome.retryAfterSeconds);
    case 'unavailable':
      return unavailable();
  }
}

type Writer = (context: Context, reply: Reply, messages: FormMessages) => Response;

/** Answers the EmailJS client, which takes a status and one line of text for each faulty field. */
const writeText: Writer = (context, reply, messages) => {
  if ('id' in reply) return context.text(protocolTexts.accepted);
  setRetryAfter(context, reply);
  const { status, reason, faults } = reply;
  const text = faults ? formatFieldErrors(formatFaults(messages, faults)) : formatRefusal(messages, reason);
  return context.text(text, status);
};

/** Answers with `{"id": …}`, or with a problem document (RFC 9457) that repeats nothing of what was sent. */
const writeProblem: Writer = (context, reply, messages) => {
  if ('id' in reply) return context.json({ id: reply.id }, 201);
  setRetryAfter(context, reply);
  const { status, reason, faults = [] } = reply;
  const problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? '',
    status,
    detail: formatRefusal(messages, reason),
    errors: formatFaults(messages, faults),
  };
  return context.json(problem, status, { 'Content-Type': 'application/problem+json' });
};

const writers = { text: writeText, problem: writeProblem } satisfies Record<
  FormDefinition['answers'],
  Writer
>;

/** Values for the returned form. An unknown country is replaced by the default country. */
function returnedValues(form: FormDefinition, values: Values): Values {
  const phone = fieldOfKind(form, 'phone');
  if (!phone) return values;
  const { countryName } = phone.field;
  const isKnown = phoneCountries.some(({ code }) => code === values[countryName]);
  return isKnown ? values : { ...values, [countryName]: defaultCountry };
}

/** Answers a browser with a page: the confirmation, or the form with its values. */
const writePage = (
  context: Context,
  form: FormDefinition,
  { reply, values }: Answer,
  answers: FormAnswers,
): Response =>
  'id' in reply
    ? context.html(fillResultPage(answers.resultPage, form))
    : writeReturnedForm(context, reply, form, returnedValues(form, values), answers);

/** Writes a page for a native post, and the form's format for all other requests. */
export const writeAnswer = (
  context: Context,
  form: FormDefinition,
  answer: Answer,
  isNative: boolean,
  answers: FormAnswers,
): Response =>
  isNative
    ? writePage(context, form, answer, answers)
    : writers[form.answers](context, answer.reply, answers.messages);
