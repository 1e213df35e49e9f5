/**
 * The words of a form that the company writes itself, by the kind of field they belong to. `content/forms.yaml`
 * holds them, checked against the form's definition; what is drawn takes them. Safe in a browser bundle.
 */
import type { FaultOf } from './form-faults.ts';
import type { FieldKind, FormDefinition, RefusalOf } from './form.ts';

/** The pages that a statement may name in braces, with their addresses. */
export const legalPages: Readonly<Record<string, string>> = {
  'terms of use': '/terms-of-use',
  'privacy policy': '/privacy-policy',
};

/** Faults that only a required field can have. */
type OfRequired = 'missing' | 'country';

/** The sentence of each fault that a kind of field can have; a field that may be left out is never missing. */
interface WithErrors<Kind extends FieldKind> {
  errors: Record<Exclude<FaultOf<Kind>, OfRequired>, string> &
    Partial<Record<Extract<FaultOf<Kind>, OfRequired>, string>>;
}

/** Words of nearly every field. */
interface Labelled<Kind extends FieldKind> extends WithErrors<Kind> {
  label: string;
  hint?: string | undefined;
}

/** The words of each kind of field. */
export interface StringsByKind {
  text: Labelled<'text'>;
  email: Labelled<'email'>;
  multiline: Labelled<'multiline'>;
  phone: Labelled<'phone'> & {
    /** `found` says with `{count}` how many a search found. */
    country: { label: string; search: string; found: string; none: string };
    /** Said when digits were left out; `{country}`, `{digits}` and `{dial}` are filled in. */
    cut: string;
  };
  file: Labelled<'file'> & {
    drop: string;
    remove: string;
    /** Added to the hint where the form comes back: browsers do not keep a file. */
    again: string;
    /** Progress of an upload, shown and spoken, with `{percent}`. */
    uploading: string;
    spoken: string;
    cancel: string;
    canceled: string;
  };
  checkbox: WithErrors<'checkbox'> & {
    /** Names the box where its statement is too long for it. */
    label: string;
    /** Statement to agree to. A name in braces becomes a link to that page of {@link legalPages}. */
    statement: string;
    /** Spoken after each of its links, which open beside the form, so that nothing typed is lost. */
    newTab: string;
  };
}

/** The words of a form's fields: one entry for each field, of its kind. */
export type FieldStrings<Form extends FormDefinition> = {
  [Name in keyof Form['fields'] & string]: StringsByKind[Form['fields'][Name]['kind'] & FieldKind];
};

/** Words around the fields. */
export interface FormStrings<Form extends FormDefinition = FormDefinition> {
  /** On the button, and on it while it sends. */
  submit: string;
  sending: string;
  /** Above the list of what was refused. */
  problem: string;
  /** Why the form as a whole was refused. */
  refusals: Record<RefusalOf<Form>, string>;
  fields: FieldStrings<Form>;
}

/** Words of the page that answers a form sent without script. */
export interface ResultStrings {
  /** Its title when the form went through, and when it comes back. */
  sent: string;
  notSent: string;
  /** Said to one who sent too many; `{wait}` is filled in. */
  tooMany: string;
  home: string;
}
