/**
 * The pages that depend on a request: the answer to a form sent without script, and the not-found page with the pages
 * nearest to the address. The build writes the fixed parts (`answers.json`) and a module that renders the other parts
 * (`answers.cjs`); the server joins both. Safe in a browser bundle: imports only types.
 */
import type { FieldError } from './forms/field-errors.ts';

/** Marks the position in a built document where the server inserts the rendered part: U+FFFC. */
export const answerPlaceholder = '\ufffc';

/** Names of the forms with answer pages for a native post. The server answers other forms in plain text. */
export type AnsweredForm = 'contact' | 'application';

/** A refused form, sent back to the visitor. */
export interface ReturnedForm {
  /** The sent texts by wire name, including the key of the submission. */
  values: Readonly<Record<string, string>>;
  /** Faults of the fields. An error may belong to no field. */
  errors: readonly FieldError[];
  /** Message about a fault of the whole form. */
  detail: string;
  /** Seconds to wait; set when the visitor sent too many forms. */
  waitSeconds?: number | undefined;
}

/** A page to suggest for an unknown address. */
export type NearPage = Readonly<{ path: string; name: string }>;

/** The exports of `answers.cjs`. Each function renders the part of a page that depends on the request, as HTML. */
export interface AnswerModule {
  /** @param strings the value of `words` in `answers.json` */
  drawReturnedForm: (strings: unknown, form: AnsweredForm, returned: ReturnedForm) => string;
  drawNearPages: (strings: unknown, near: readonly NearPage[]) => string;
}

/** The answer pages: form received, form returned, and unknown address with suggestions. */
export type AnswerName = `${AnsweredForm}-${'sent' | 'returned'}` | 'not-found';
