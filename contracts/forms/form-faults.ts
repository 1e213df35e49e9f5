/**
 * What can be wrong with a form, by names. The sentence of each stands in `content/forms.yaml`: pages carry those a
 * browser says, the build hands all of them to the server. Safe in a browser bundle: imports nothing at run time.
 */
import type { FieldError } from './field-errors.ts';
import type { FieldDefinition, FieldKind, FileField } from './form.ts';

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

/** The faults that a field can have: one that may be left out is never missing. */
export function faultsOf(field: FieldDefinition): readonly FaultOf<FieldKind>[] {
  const withoutMessage: readonly string[] = field.required ? [] : ['missing', 'country'];
  return faultsByKind[field.kind].filter((fault) => !withoutMessage.includes(fault));
}

/** The fault of a file that its name and its size, in bytes, show; undefined when there is none. */
export function fileFault(
  { types, maxBytes }: Pick<FileField, 'types' | 'maxBytes'>,
  name: string,
  bytes: number,
): FaultOf<'file'> | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!name.includes('.') || !types.some((type) => type === ending)) return 'type';
  if (bytes === 0) return 'empty';
  return bytes > maxBytes ? 'large' : undefined;
}

/** What is wrong with one field. */
export interface FieldFault {
  /** Its name on the wire. */
  field: string;
  /** A fault of its kind, a refusal of the form, or a sentence that no visitor of the page comes to read. */
  fault: string;
}

/** Sentences of one form, by fault and refusal; those of fields under their names on the wire. */
export interface FormMessages {
  fields: Readonly<Record<string, Readonly<Record<string, string>>>>;
  refusals: Readonly<Record<string, string>>;
}

/** No sentences: faults are told by their names. */
export const noMessages: FormMessages = { fields: {}, refusals: {} };

/** The sentence for a refusal, or the refusal itself where it is none of the form's. */
export const formatRefusal = ({ refusals }: FormMessages, refusal: string): string =>
  refusals[refusal] ?? refusal;

/** The faults of fields in sentences. */
export const formatFaults = (messages: FormMessages, faults: readonly FieldFault[]): FieldError[] =>
  faults.map(({ field, fault }) => ({
    field,
    message: messages.fields[field]?.[fault] ?? formatRefusal(messages, fault),
  }));
