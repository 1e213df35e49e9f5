/**
 * Types of the strings of a form, by kind of field. `content/forms.yaml` has the strings; the build checks them against
 * the form's definition, and components show them. Safe in a browser bundle.
 */
import type { FaultOf } from './form-faults.ts';
import type { FieldKind, FormDefinition, RefusalOf } from './form.ts';

/** Addresses of the pages that a statement may name in braces. */
export const legalPages: Readonly<Record<string, string>> = {
  'terms of use': '/terms-of-use',
  'privacy policy': '/privacy-policy',
};

/** Faults that only a required field can have. */
type OfRequired = 'missing' | 'country';

/** The message for each fault of a kind of field. An optional field is never missing. */
interface WithErrors<Kind extends FieldKind> {
  errors: Record<Exclude<FaultOf<Kind>, OfRequired>, string> &
    Partial<Record<Extract<FaultOf<Kind>, OfRequired>, string>>;
}

/** Strings of most fields. */
interface Labelled<Kind extends FieldKind> extends WithErrors<Kind> {
  label: string;
  hint?: string | undefined;
}

/** The strings of each kind of field. */
export interface StringsByKind {
  text: Labelled<'text'>;
  email: Labelled<'email'>;
  multiline: Labelled<'multiline'>;
  phone: Labelled<'phone'> & {
    /** `found` tells the number of search results by `{count}`. */
    country: { label: string; search: string; found: string; none: string };
    /** Shown when the field removed digits; the placeholders are `{country}`, `{digits}` and `{dial}`. */
    cut: string;
  };
  file: Labelled<'file'> & {
    drop: string;
    remove: string;
    /** Added to the hint of a returned form, because browsers do not keep the file. */
    again: string;
    /** Progress of an upload with `{percent}`: `uploading` is shown, `spoken` is read by screen readers. */
    uploading: string;
    spoken: string;
    cancel: string;
    canceled: string;
  };
  checkbox: WithErrors<'checkbox'> & {
    /** Short name of the box, where the statement is too long. */
    label: string;
    /** The statement to accept. A name in braces becomes a link to that page of {@link legalPages}. */
    statement: string;
    /** Read after each link by screen readers. The links open in a new tab, so that the visitor's input is not lost. */
    newTab: string;
  };
}

/** The strings of a form's fields. */
export type FieldStrings<Form extends FormDefinition> = {
  [Name in keyof Form['fields'] & string]: StringsByKind[Form['fields'][Name]['kind'] & FieldKind];
};

/** The strings of a form. */
export interface FormStrings<Form extends FormDefinition = FormDefinition> {
  /** Texts of the button: before, and while the form is sent. */
  submit: string;
  sending: string;
  /** Heading of the list of errors. */
  problem: string;
  /** Messages for a refusal of the whole form. */
  refusals: Record<RefusalOf<Form>, string>;
  fields: FieldStrings<Form>;
}

/** Strings of the answer page of a form sent without script. */
export interface ResultStrings {
  /** Titles: form accepted, form returned. */
  sent: string;
  notSent: string;
  /** Shown to a visitor who sent too many forms; `{wait}` is the time to wait. */
  tooMany: string;
  home: string;
}
