/**
 * The pages that depend on a request: the answer to a form sent without script, and the not-found page with the pages
 * nearest to the address. The build writes all of a page that never changes (`answers.json`) and a module that draws
 * the rest (`answers.cjs`); the server puts the two together. Safe in a browser bundle: imports types alone.
 */
import type { FieldError } from './forms/field-errors.ts';

/** Stands in a document, while the build makes it, where the server puts what it draws: U+FFFC. */
export const answerPlaceholder = '\ufffc';

/** The forms that have pages of their own for a native post, by their names. Any other form is answered by bare words. */
export type AnsweredForm = 'contact' | 'application';

/** A form that comes back to the visitor who sent it. */
export interface ReturnedForm {
  /** Texts that were sent, by their names on the wire, the key of the submission included. */
  values: Readonly<Record<string, string>>;
  /** Faults of the fields. An error may belong to no field. */
  errors: readonly FieldError[];
  /** Sentence for a fault that belongs to no field. */
  detail: string;
  /** Seconds to wait, for a visitor who sent too many forms. */
  waitSeconds?: number | undefined;
}

/** A page that is suggested for an unknown address. */
export type NearPage = Readonly<{ path: string; name: string }>;

/** What the module in `answers.cjs` exports. It draws the part of a page that depends on the request, as HTML. */
export interface AnswerModule {
  /** @param words the words of `answers.json` */
  drawReturnedForm: (words: unknown, form: AnsweredForm, returned: ReturnedForm) => string;
  drawNearPages: (words: unknown, near: readonly NearPage[]) => string;
}

/** The pages: a form that was received, a form that comes back, and an unknown address with pages near it. */
export type AnswerName = `${AnsweredForm}-${'sent' | 'returned'}` | 'not-found';
