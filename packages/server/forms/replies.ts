/** Chooses the answer to a form, and writes the answer as plain text, as a problem document or as a page. */
import type { NoSlot } from '../resumes/intake.ts';
import { STATUS_CODES } from 'node:http';
import type { Context } from 'hono';
import type { Receipt } from '@website/forms/built-site';
import { wireNames } from '@website/forms/endpoints';
import {
  type FaultOf,
  type FieldFault,
  type FormMessages,
  formatFaults,
  formatRefusal,
  formatFieldErrors,
} from '@website/forms/form-faults';
import { type AnyRefusal, type FormDefinition, fieldOfKind, wireNamesOf } from '@website/forms/form';
import { formatWait, protocolTexts } from '@website/forms/messages';
import { defaultCountry, phoneCountries } from '@website/forms/phone-countries';
import type { MultipartFault } from '../http/multipart-parser.ts';
import type { BodyFault } from '../http/read-body.ts';
import { referenceOf, timeOf } from '../lib/reference.ts';
import type { ResultPage } from '../http/drawn-pages.ts';
import type { ReceiveOutcome } from './receive.ts';
import { type Refusal, setRetryAfter, tooMany, unavailable } from './refusals.ts';

/** The id of the stored submission and the path of its page, or the reason why nothing was stored. */
export type FormReply = { id: string; link?: string } | Refusal;

/** The seconds after which a client may try to upload again. */
export const slotRetry = 5;

const refuse = (status: Refusal['status'], reason: AnyRefusal): Refusal => ({ status, reason });

export const invalid = (faults: readonly FieldFault[]): Refusal => ({ ...refuse(422, 'fields'), faults });

const atFile = (form: FormDefinition, fault: FaultOf<'file'>): FieldFault[] => [
  { field: fieldOfKind(form, 'file')?.name ?? 'form', fault },
];

/** Returns the refusal of a body that was not read to its end, or whose parts do not match the form. */
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

export function replyTo(form: FormDefinition, outcome: ReceiveOutcome): FormReply {
  switch (outcome.outcome) {
    case 'accepted':
      return { id: outcome.id };
    case 'key-reused':
      return invalid([{ field: wireNames.idempotencyField, fault: 'keyReused' satisfies AnyRefusal }]);
    case 'bot-check-failed':
      return refuse(412, 'botCheck');
    case 'infected':
      return invalid(atFile(form, 'infected'));
    case 'too-many':
      return tooMany(outcome.retryAfterSeconds);
    case 'unavailable':
      return unavailable;
  }
}

type Writer = (context: Context, reply: FormReply, messages: FormMessages) => Response;

/** The functions that write answers to scripts, by the property `answers` of the form. */
export const writers: Readonly<Record<FormDefinition['answers'], Writer>> = {
  /** Writes for the EmailJS client, which expects a status and one line of text for each faulty field. */
  text(context, reply, messages) {
    if ('id' in reply) {
      context.header(wireNames.referenceHeader, referenceOf(reply.id));
      if (reply.link !== undefined) context.header(wireNames.linkHeader, reply.link);
      return context.text(protocolTexts.accepted);
    }
    setRetryAfter(context, reply);
    const { status, reason, faults } = reply;
    const text = faults ? formatFieldErrors(formatFaults(messages, faults)) : formatRefusal(messages, reason);
    return context.text(text, status);
  },
  /** Writes the id, the reference and the link, or a problem document (RFC 9457) without the sent values. */
  problem(context, reply, messages) {
    if ('id' in reply) return context.json({ ...reply, reference: referenceOf(reply.id) }, 201);
    setRetryAfter(context, reply);
    const { status, reason, faults = [], retryAfterSeconds } = reply;
    const wait =
      status === 429 && retryAfterSeconds !== undefined ? formatWait(retryAfterSeconds, 'en') : undefined;
    const problem = {
      type: 'about:blank',
      title: STATUS_CODES[status] ?? '',
      status,
      detail: formatRefusal(messages, reason) + (wait === undefined ? '' : `. Try again in ${wait}.`),
      errors: formatFaults(messages, faults),
    };
    return context.json(problem, status, { 'Content-Type': 'application/problem+json' });
  },
};

type SentValues = Readonly<Record<string, unknown>>;

/** Returns the texts of a form by wire name. Leaves out values that are not text, and values that belong to no field. */
export function textsOf(form: FormDefinition, values: SentValues): Record<string, string> {
  const names = [...wireNamesOf(form), wireNames.idempotencyField];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );
}

export type FormAnswers = { resultPage: ResultPage; messages: FormMessages };

/** A reply, with the values and the file for the page that answers a native post. */
export type Answer = { reply: FormReply; values: SentValues; file?: Receipt['file'] };

/** Answers a browser with a page: the receipt, or the form with the sent values. */
export function writePage(
  context: Context,
  form: FormDefinition,
  { reply, values, file }: Answer,
  { resultPage, messages }: FormAnswers,
): Response {
  if ('id' in reply) {
    const facts = { reference: referenceOf(reply.id), at: timeOf(reply.id), link: reply.link };
    return context.html(resultPage.sent({ ...facts, values: textsOf(form, values), file }));
  }
  setRetryAfter(context, reply);
  const countryName = fieldOfKind(form, 'phone')?.field.countryName;
  const isKnown =
    countryName === undefined || phoneCountries.some(({ code }) => code === values[countryName]);
  const { status, reason, faults = [], retryAfterSeconds } = reply;
  const page = resultPage.returned({
    values: textsOf(form, isKnown ? values : { ...values, [countryName]: defaultCountry }),
    errors: formatFaults(messages, faults),
    detail: formatRefusal(messages, reason),
    waitSeconds: status === 429 ? retryAfterSeconds : undefined,
  });
  return context.html(page, status);
}
