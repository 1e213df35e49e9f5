/** Chooses the answer to a message and writes it as text or as a page. */
import type { Context } from 'hono';
import { contactForm } from '../../contracts/contact-form.ts';
import { wireNames } from '../../contracts/endpoints.ts';
import { type FieldError, formatFieldErrors } from '../../contracts/field-errors.ts';
import { refusals } from '../../contracts/messages.ts';
import type { BodyFault } from '../http/body/read-body.ts';
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

/** A stored message, or why there is none, with a status of the provider's. */
export type Reply = 'accepted' | Refusal;

const bodyFaults = {
  'too-large': { status: 413, detail: refusals.tooLarge },
  'too-slow': { status: 408, detail: refusals.tooSlow },
  broken: { status: 400, detail: refusals.badRequest },
} as const satisfies Record<BodyFault, Refusal>;

/** A body that could not be read. */
export const unreadable = (fault: BodyFault): Refusal => bodyFaults[fault];

/** A body that holds no message. */
export const badRequest = (detail: string): Refusal => ({ status: 400, detail });

/** Fields to mend; a client that reads text is told of one in each line. */
export const invalid = (errors: readonly FieldError[]): Refusal => ({
  status: 422,
  detail: formatFieldErrors(errors),
  errors,
});

/** Translates the outcome of a complete message into an answer. */
export function replyTo(result: Outcome): Reply {
  switch (result.outcome) {
    case 'accepted':
      return 'accepted';
    case 'key-reused':
      return invalid([{ field: wireNames.idempotencyField, message: refusals.keyReused }]);
    case 'bot-check-failed':
      return { status: 412, detail: refusals.botCheck };
    case 'too-many':
      return tooMany(result.retryAfterSeconds);
    case 'unavailable':
      return unavailable(refusals.unavailable);
  }
}

/** Answers the EmailJS client. */
export function writeText(context: Context, reply: Reply): Response {
  if (reply === 'accepted') return context.text(refusals.accepted);
  setRetryAfter(context, reply);
  return context.text(reply.detail, reply.status);
}

/** Answers a browser with a page: the confirmation, or the form with what was typed into it. */
export const writePage = (
  context: Context,
  reply: Reply,
  values: Readonly<Record<string, unknown>>,
  page: MarkedPage,
): Response =>
  reply === 'accepted'
    ? context.html(fillResultPage(page, contactForm))
    : writeReturnedForm(context, reply, contactForm, values, page);
