/**
 * What can be wrong with a form, by names. The sentence of each stands in `content/forms.yaml`: pages carry those a
 * browser says, the build hands all of them to the server. Safe in a browser bundle: imports nothing at run time.
 */
import type { FieldError } from './field-errors.ts';
import type { FieldKind } from './form.ts';

/** Faults of a field, by its kind. */
export const faultsByKind = {
  text: ['missing', 'long'],
  email: ['missing', 'long', 'invalid'],
  multiline: ['missing', 'long'],
  phone: ['missing', 'invalid', 'country'],
  file: ['missing', 'type', 'large', 'empty', 'locked', 'infected', 'failed', 'changed'],
  checkbox: ['missing'],
} as const satisfies Record<FieldKind, readonly string[]>;

/** A fault of one kind of field. */
export type FaultOf<Kind extends FieldKind> = (typeof faultsByKind)[Kind][number];

/** What is wrong with one field. */
export interface FieldFault {
  /** Its name on the wire. */
  field: string;
  /** A fault of its kind, a refusal of the form, or a sentence that no visitor of the page comes to read. */
  fault: string;
}

/** Sentences of one form, by fault and refusal; those of fields under their names on the wire. */
export interface FormSentences {
  fields: Readonly<Record<string, Readonly<Record<string, string>>>>;
  refusals: Readonly<Record<string, string>>;
}

/** No sentences: faults are told by their names. */
export const noSentences: FormSentences = { fields: {}, refusals: {} };

/** The sentence for a refusal, or the refusal itself where it is none of the form's. */
export const sayRefusal = ({ refusals }: FormSentences, refusal: string): string =>
  refusals[refusal] ?? refusal;

/** The faults of fields in sentences. */
export const sayFaults = (sentences: FormSentences, faults: readonly FieldFault[]): FieldError[] =>
  faults.map(({ field, fault }) => ({
    field,
    message: sentences.fields[field]?.[fault] ?? sayRefusal(sentences, fault),
  }));
