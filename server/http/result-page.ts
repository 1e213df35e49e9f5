/**
 * The pages that depend on a request (`contracts/built-site.ts`). The build has the constant text of each page, and a module
 * with React that draws the variable part.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type {
  AnswerParts,
  AnswerModule,
  AnsweredForm,
  NearPage,
  ReturnedForm,
} from '../../contracts/built-site.ts';
import { wireNames } from '../../contracts/endpoints.ts';
import { type FormDefinition, wireNamesOf } from '../../contracts/forms/form.ts';

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

/** @param file path of the module that draws, `server/answers.cjs` of a build */
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
export type Returned = Omit<ReturnedForm, 'values'> & {
  values: Readonly<Record<string, unknown>>;
};

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
