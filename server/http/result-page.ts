/** Draws the pages that depend on a request (`contracts/built-site.ts`), and answers with the refusals of a form. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type {
  AnswerParts,
  AnswerModule,
  AnsweredForm,
  NearPage,
  Receipt,
  ReturnedForm,
} from '../../contracts/built-site.ts';
import { wireNames } from '../../contracts/endpoints.ts';
import type { YourMessageView } from '../../contracts/your-message.ts';
import {
  type FieldFault,
  type FormMessages,
  formatFaults,
  formatRefusal,
} from '../../contracts/forms/form-faults.ts';
import { type FormDefinition, wireNamesOf } from '../../contracts/forms/form.ts';
import { statusTexts } from '../../contracts/messages.ts';

/** Draws the pages that answer a form: one for a stored form, one for a refused form. */
export type ResultPage = {
  sent: (receipt: Receipt) => string;
  returned: (form: ReturnedForm) => string;
};

/**
 * Reads the module at once, because a later build replaces the file. Runs the module only for the first page, because
 * React needs about 40 ms to start.
 */
export function readModule(file: string): () => unknown {
  const source = readFileSync(file, 'utf8');
  const load = (): unknown => {
    const exported = {};
    compileFunction(source, ['exports', 'require'], { filename: file })(
      exported,
      createRequire(resolve(file)),
    );
    return exported;
  };
  let loaded: unknown;
  return () => (loaded ??= load());
}

type TitledFrame = NonNullable<AnswerParts['frames']['search']>;
type DrawSearch = (query: string) => ReturnType<AnswerModule['drawSearch']>;

/** Returns a function that makes the search page with the results of a query. The query is also in two titles. */
const searchPage =
  ([start, head, body, end]: TitledFrame, draw: DrawSearch) =>
  (query: string): string => {
    const { name, results } = draw(query);
    return [start, name, head, name, body, results, end].join('');
  };

/** Returns a function that makes the page behind the link of a receipt. */
const messagePage =
  (
    [start, head, before, end]: TitledFrame,
    draw: (view: YourMessageView) => { title: string; body: string },
  ) =>
  (view: YourMessageView): string => {
    const { title, body } = draw(view);
    return [start, title, head, title, before, body, end].join('');
  };

export function answerPages({ frames, strings }: AnswerParts, file: string) {
  const drawing = readModule(file) as () => AnswerModule;
  type Frame = AnswerParts['frames']['not-found'];
  const resultPage = (form: AnsweredForm, sentFrame: Frame, returnedFrame: Frame): ResultPage => ({
    sent: (receipt) => sentFrame.join(drawing().drawReceipt(strings, form, receipt)),
    returned: (returned) => returnedFrame.join(drawing().drawReturnedForm(strings, form, returned)),
  });
  const { 'application-sent': sent, 'application-returned': returned } = frames;
  return {
    forms: {
      contact: resultPage('contact', frames['contact-sent'], frames['contact-returned']),
      ...(sent && returned && { application: resultPage('application', sent, returned) }),
    },
    yourMessage:
      frames['your-message'] &&
      messagePage(frames['your-message'], (view) => drawing().drawYourMessage(strings, view)),
    search: frames.search && searchPage(frames.search, (query) => drawing().drawSearch(strings, query)),
    notFound: (near: readonly NearPage[]): string =>
      frames['not-found'].join(drawing().drawNearPages(strings, near)),
  };
}

/** Returns plain text, for a server without a built site. The texts are constants, so they need no escaping. */
export const unbuiltPage: ResultPage = { sent: () => 'OK', returned: ({ detail }) => detail };

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
  values: SentValues,
  { resultPage, messages }: FormAnswers,
): Response {
  setRetryAfter(context, refusal);
  const { status, reason, faults = [], retryAfterSeconds } = refusal;
  const detail = formatRefusal(messages, reason);
  const errors = formatFaults(messages, faults);
  const waitSeconds = status === 429 ? retryAfterSeconds : undefined;
  const returned = { values: textsOf(form, values), errors, detail, waitSeconds };
  return context.html(resultPage.returned(returned), status);
}
