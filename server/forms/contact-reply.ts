/** Chooses the answer to a message and writes it as text or as a page. */
import type { Context } from 'hono';
import { contactForm } from '../../contracts/contact-form.ts';
import { wireNames } from '../../contracts/endpoints.ts';
import { formatFieldErrors } from '../../contracts/forms/field-errors.ts';
import {
  type FieldFault,
  type FormSentences,
  sayFaults,
  sayRefusal,
} from '../../contracts/forms/form-faults.ts';
import type { RefusalOf } from '../../contracts/forms/form.ts';
import { protocolTexts } from '../../contracts/messages.ts';
import type { BodyFault } from '../http/read-body.ts';
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

/** A stored message, or why there is none, with a status of the provider's. */
export type Reply = 'accepted' | Refusal;

/** A reason of the contact form. */
export type ContactRefusal = RefusalOf<typeof contactForm>;

const bodyFaults = {
  'too-large': { status: 413, reason: 'tooLarge' },
  'too-slow': { status: 408, reason: 'tooSlow' },
  broken: { status: 400, reason: 'unreadable' },
} as const satisfies Record<BodyFault, Refusal & { reason: ContactRefusal }>;

/** A body that could not be read. */
export const unreadable = (fault: BodyFault): Refusal => bodyFaults[fault];

/** A body that holds no message. */
export const badRequest = (reason: string): Refusal => ({ status: 400, reason });

/** Fields to mend. */
export const invalid = (faults: readonly FieldFault[]): Refusal => ({ status: 422, reason: '', faults });

/** Translates the outcome of a complete message into an answer. */
export function replyTo(result: Outcome): Reply {
  switch (result.outcome) {
    case 'accepted':
      return 'accepted';
    case 'key-reused':
      return invalid([{ field: wireNames.idempotencyField, fault: 'keyReused' satisfies ContactRefusal }]);
    case 'bot-check-failed':
      return { status: 412, reason: 'botCheck' satisfies ContactRefusal };
    case 'too-many':
      return tooMany(result.retryAfterSeconds);
    case 'unavailable':
      return unavailable();
  }
}

/** Answers the EmailJS client, which is told of a field in each line. */
export function writeText(context: Context, reply: Reply, sentences: FormSentences): Response {
  if (reply === 'accepted') return context.text(protocolTexts.accepted);
  setRetryAfter(context, reply);
  const { status, reason, faults } = reply;
  const text = faults ? formatFieldErrors(sayFaults(sentences, faults)) : sayRefusal(sentences, reason);
  return context.text(text, status);
}

/** Answers a browser with a page: the confirmation, or the form with what was typed into it. */
export const writePage = (
  context: Context,
  reply: Reply,
  values: Readonly<Record<string, unknown>>,
  answers: FormAnswers,
): Response =>
  reply === 'accepted'
    ? context.html(fillResultPage(answers.resultPage, contactForm))
    : writeReturnedForm(context, reply, contactForm, values, answers);
