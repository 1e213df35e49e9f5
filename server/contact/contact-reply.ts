/** What a message is answered with, before it is written as text or as a page. */
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { contactForm } from '../../contracts/contact-form.ts';
import { wireNames } from '../../contracts/endpoints.ts';
import { type FieldError, formatFieldErrors } from '../../contracts/field-errors.ts';
import { refusals, statusTexts } from '../../contracts/messages.ts';
import type { MarkedPage } from '../http/result-page/marked-page.ts';
import type { BodyFault } from '../http/body/read-body.ts';
import { fillResultPage } from '../http/result-page/result-page.ts';
import type { Outcome } from '../submissions/receive.ts';

/** A status of the provider's, its text, and for a page what is wrong with which field. */
export type Reply = {
  status: ContentfulStatusCode;
  text: string;
  errors?: readonly FieldError[];
  retryAfterSeconds?: number;
};

/** Seconds after which a client may try again when nothing could be stored. */
const storeRetry = 60;

const bodyFaults = {
  'too-large': { status: 413, text: refusals.tooLarge },
  'too-slow': { status: 408, text: refusals.tooSlow },
  broken: { status: 400, text: refusals.badRequest },
} as const satisfies Record<BodyFault, Reply>;

/** A body that could not be read. */
export const unreadable = (fault: BodyFault): Reply => bodyFaults[fault];

/** A body that holds no message. */
export const badRequest = (refusal: string): Reply => ({ status: 400, text: refusal });

/** Fields to mend. */
export const invalid = (errors: readonly FieldError[]): Reply => ({
  status: 422,
  text: formatFieldErrors(errors),
  errors,
});

/** Another site's page sent it. */
export const foreign = (): Reply => ({ status: 403, text: statusTexts[403] });

/** Too many requests from one address. */
export const tooMany = (retryAfterSeconds: number): Reply => ({
  status: 429,
  text: statusTexts[429],
  retryAfterSeconds,
});

/** What became of a whole message. */
export function replyTo(result: Outcome): Reply {
  switch (result.outcome) {
    case 'accepted':
      return { status: 200, text: refusals.accepted };
    case 'key-reused':
      return invalid([{ field: wireNames.idempotencyField, message: refusals.keyReused }]);
    case 'bot-check-failed':
      return { status: 412, text: refusals.botCheck };
    case 'too-many':
      return tooMany(result.retryAfterSeconds);
    case 'unavailable':
      return { status: 503, text: refusals.unavailable, retryAfterSeconds: storeRetry };
  }
}

function setRetryAfter(context: Context, { retryAfterSeconds }: Reply): void {
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
}

/** Answers the EmailJS client. */
export function writeText(context: Context, reply: Reply): Response {
  setRetryAfter(context, reply);
  return context.text(reply.text, reply.status);
}

/** Answers a browser with a page: the confirmation, or the form with what was typed into it. */
export function writePage(
  context: Context,
  reply: Reply,
  values: Readonly<Record<string, unknown>>,
  page: MarkedPage,
): Response {
  setRetryAfter(context, reply);
  const { status, text, errors = [], retryAfterSeconds } = reply;
  if (status === 200) return context.html(fillResultPage(page, contactForm));
  const waitSeconds = status === 429 ? retryAfterSeconds : undefined;
  return context.html(
    fillResultPage(page, contactForm, { values, errors, detail: text, waitSeconds }),
    status,
  );
}
