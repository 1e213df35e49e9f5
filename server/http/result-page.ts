/**
 * The pages that depend on a request (`contracts/answers.ts`), and the refusals of a form. The build has the constant text
 * of each page, and a module with React that draws the variable part.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AnswerModule, AnsweredForm, NearPage, ReturnedForm } from '../../contracts/answers.ts';
import type { AnswerParts } from '../../contracts/built-site.ts';
import { wireNames } from '../../contracts/endpoints.ts';
import {
  type FieldFault,
  type FormMessages,
  formatFaults,
  formatRefusal,
} from '../../contracts/forms/form-faults.ts';
import { type FormDefinition, wireNamesOf } from '../../contracts/forms/form.ts';
import { statusTexts } from '../../contracts/messages.ts';

/** Draws the page that answers a form. Without `returned` it confirms the submission. */
export type ResultPage = (returned?: ReturnedForm) => string;

export type AnswerPages = {
  /** By the names of the forms that have pages. */
  forms: Readonly<Record<AnsweredForm, ResultPage>>;
  /** The not-found page with these suggestions. */
  notFound: (near: readonly NearPage[]) => string;
};

/**
 * Reads the module now, because a later build replaces the file, and runs it for the first page, because React takes about
 * 40 ms to start.
 */
function readModule(file: string): () => AnswerModule {
  const source = readFileSync(file, 'utf8');
  const load = (): AnswerModule => {
    const exported = {};
    compileFunction(source, ['exports', 'require'], { filename: file })(exported, createRequire(file));
    return exported as AnswerModule;
  };
  let loaded: AnswerModule | undefined;
  return () => (loaded ??= load());
}

/** `file` is the path of the module that draws, `server/answers.cjs` of a build. */
export function answerPages({ frames, words: strings }: AnswerParts, file: string): AnswerPages {
  const drawing = readModule(file);
  const resultPage =
    (form: AnsweredForm): ResultPage =>
    (returned) =>
      returned
        ? frames[`${form}-returned`].join(drawing().drawReturnedForm(strings, form, returned))
        : frames[`${form}-sent`].join('');
  return {
    forms: { contact: resultPage('contact'), application: resultPage('application') },
    notFound: (near) => frames['not-found'].join(drawing().drawNearPages(strings, near)),
  };
}

/** Plain text for a server without a built site. The texts are constants, so they need no escaping. */
export const unbuiltPage: ResultPage = (returned) => returned?.detail ?? 'OK';

/** The reasons why a form is returned, and its values. */
type Returned = Omit<ReturnedForm, 'values'> & { values: Readonly<Record<string, unknown>> };

/**
 * Draws the page of a form. Without `returned` it confirms the submission. Values that are not text, or belong to no
 * field, are left out.
 */
export function fillResultPage(page: ResultPage, form: FormDefinition, returned?: Returned): string {
  if (!returned) return page();
  const names = [...wireNamesOf(form), wireNames.idempotencyField];
  const values = names.flatMap((name) => {
    const value = Object.hasOwn(returned.values, name) ? returned.values[name] : undefined;
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return page({ ...returned, values: Object.fromEntries(values) });
}

/** The page that answers a form, and the messages about refusals. */
export type FormAnswers = { resultPage: ResultPage; messages: FormMessages };

/** A status, a refusal of the form or a text of the protocol, and the faults of the fields. */
export type Refusal = {
  status: ContentfulStatusCode;
  reason: string;
  faults?: readonly FieldFault[];
  retryAfterSeconds?: number;
};

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
  retryAfterSeconds: 60,
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
