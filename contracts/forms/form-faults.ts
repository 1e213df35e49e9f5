/**
 * Names of the possible faults of a form. `content/forms.yaml` has a message for each: pages include the messages that
 * the browser shows, and the build gives all messages to the server. Safe in a browser bundle: imports nothing at run
 * time.
 */
import type { FieldError } from './field-errors.ts';
import type { FieldDefinition, FieldKind, FileField } from './form.ts';

/** Faults of a field by its kind. */
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

/** The faults that a field can have. An optional field is never missing. */
export function faultsOf(field: FieldDefinition): readonly FaultOf<FieldKind>[] {
  const withoutMessage: readonly string[] = field.required ? [] : ['missing', 'country'];
  return faultsByKind[field.kind].filter((fault) => !withoutMessage.includes(fault));
}

/** The fault that a file's name or its size in bytes shows; undefined when both are valid. */
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

/** A fault of one field. */
export interface FieldFault {
  /** Its name on the wire. */
  field: string;
  /** A fault of the field's kind, a refusal of the form, or a message that only programs can cause. */
  fault: string;
}

/** Messages of one form: by wire name and fault, and by refusal. */
export interface FormMessages {
  fields: Readonly<Record<string, Readonly<Record<string, string>>>>;
  refusals: Readonly<Record<string, string>>;
}

/** No messages: {@link formatFaults} then uses the names of faults. */
export const noMessages: FormMessages = { fields: {}, refusals: {} };

/** The message for a refusal, or the refusal itself when the form has no message for it. */
export const formatRefusal = ({ refusals }: FormMessages, refusal: string): string =>
  refusals[refusal] ?? refusal;

/** The messages for faults of fields. */
export const formatFaults = (messages: FormMessages, faults: readonly FieldFault[]): FieldError[] =>
  faults.map(({ field, fault }) => ({
    field,
    message: messages.fields[field]?.[fault] ?? formatRefusal(messages, fault),
  }));
