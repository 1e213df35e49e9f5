/** Draws the pages that depend on a request (`contracts/built-site.ts`), and answers with the refusals of a form. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type {
  AnswerParts,
  AnswerModule,
  AnsweredForm,
  NearPage,
  ReturnedForm,
} from '../../contracts/built-site.ts';
import { wireNames } from '../../contracts/endpoints.ts';
import {
  type FieldFault,
  type FormMessages,
  formatFaults,
  formatRefusal,
} from '../../contracts/forms/form-faults.ts';
import { type FormDefinition, wireNamesOf } from '../../contracts/forms/form.ts';
import { statusTexts } from '../../contracts/messages.ts';

/** Draws the page that answers a form. If `returned` is missing, the page confirms the submission. */
export type ResultPage = (returned?: ReturnedForm) => string;

/**
 * Reads the module at once, because a later build replaces the file. Runs the module only for the first page, because
 * React needs about 40 ms to start.
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

export function answerPages({ frames, strings }: AnswerParts, file: string) {
  const drawing = readModule(file);
  const resultPage =
    (form: AnsweredForm): ResultPage =>
    (returned) =>
      returned
        ? frames[`${form}-returned`].join(drawing().drawReturnedForm(strings, form, returned))
        : frames[`${form}-sent`].join('');
  return {
    forms: { contact: resultPage('contact'), application: resultPage('application') },
    notFound: (near: readonly NearPage[]): string =>
      frames['not-found'].join(drawing().drawNearPages(strings, near)),
  };
}

/** Returns plain text, for a server without a built site. The texts are constants, so they need no escaping. */
export const unbuiltPage: ResultPage = (returned) => returned?.detail ?? 'OK';

type Returned = Omit<ReturnedForm, 'values'> & { values: Readonly<Record<string, unknown>> };

/** Draws the page of a form. Leaves out values that are not text, and values that belong to no field. */
export function fillResultPage(page: ResultPage, form: FormDefinition, returned?: Returned): string {
  if (!returned) return page();
  const names = [...wireNamesOf(form), wireNames.idempotencyField];
  const values = names.flatMap((name) => {
    const value = Object.hasOwn(returned.values, name) ? returned.values[name] : undefined;
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return page({ ...returned, values: Object.fromEntries(values) });
}

export type FormAnswers = { resultPage: ResultPage; messages: FormMessages };

/** A refusal of a form. `reason` is the name of one of the form's refusals, or a text of the EmailJS protocol. */
export type Refusal = {
  status: ContentfulStatusCode;
  reason: string;
  faults?: readonly FieldFault[];
  retryAfterSeconds?: number;
};

export const foreign = (): Refusal => ({ status: 403, reason: statusTexts[403] });

export const tooMany = (retryAfterSeconds: number): Refusal => ({
  status: 429,
  reason: statusTexts[429],
  retryAfterSeconds,
});

export const unavailable = (): Refusal => ({ status: 503, reason: 'unavailable', retryAfterSeconds: 60 });

export function setRetryAfter(context: Context, { retryAfterSeconds }: Refusal): void {
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
}

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
