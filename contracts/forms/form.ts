/**
 * Defines a form as one list of its fields. Everything else is derived from it: the schema on the server, the fields
 * that React draws, the names on the wire, and the message for mail, table and inbox. Labels, hints and what is said
 * of faults are words and stand in `content/forms.yaml`. Safe in a browser bundle: imports no schema library.
 */
import type { BotAction } from '../bot-check.ts';

/** Properties that all kinds of field share. */
interface Common<Required extends boolean> {
  required: Required;
  /** Two neighbors of half the width share a line where there is room. */
  width?: 'half';
}

/** One line of text, an email address, or several lines. Lengths are in code points. */
interface Typed<Required extends boolean> extends Common<Required> {
  maxLength: number;
  /** A token of the `autocomplete` attribute. */
  autoComplete?: string;
}
export interface TextField<Required extends boolean = boolean> extends Typed<Required> {
  kind: 'text';
}
export interface EmailField<Required extends boolean = boolean> extends Typed<Required> {
  kind: 'email';
}
export interface MultilineField<Required extends boolean = boolean> extends Typed<Required> {
  kind: 'multiline';
  /** Lines that are seen at once. */
  rows: number;
}
/** A phone number; the country it is read by travels beside it under a name of its own. */
export interface PhoneField<Required extends boolean = boolean> extends Common<Required> {
  kind: 'phone';
  countryName: string;
}
export interface FileField<Required extends boolean = boolean> extends Common<Required> {
  kind: 'file';
  /** File endings, without the dot. */
  types: readonly string[];
  maxBytes: number;
}
/** A box to tick. A required one says only that it was ticked, so it is no part of the message. */
export interface CheckboxField<Required extends boolean = boolean> extends Common<Required> {
  kind: 'checkbox';
}

/** Any field, told apart by its `kind`. */
export type FieldDefinition =
  | TextField
  | EmailField
  | MultilineField
  | PhoneField
  | FileField
  | CheckboxField;
/** The kinds of field there are. */
export type FieldKind = FieldDefinition['kind'];
/** The definition of one kind. */
export type FieldOf<Kind extends FieldKind> = Extract<FieldDefinition, { kind: Kind }>;

/** A form, its fields under their names on the wire, in the order they are shown. */
export interface FormDefinition {
  /** Action for which the bot check makes its tokens. */
  action: BotAction;
  /** Path and encoding for a browser that posts the form without script. */
  native: { path: string; encType?: 'multipart/form-data' };
  /** Reasons for which the form is refused as a whole. */
  refusals: readonly string[];
  fields: Readonly<Record<string, FieldDefinition>>;
}

/** The names of a form's fields. */
export type FieldName<Form extends FormDefinition> = keyof Form['fields'] & string;
/** The kinds of field a form has. */
export type KindsOf<Form extends FormDefinition> = Form['fields'][FieldName<Form>]['kind'];

/** A reason for which a form is refused as a whole. */
export type RefusalOf<Form extends FormDefinition> = Form['refusals'][number];

type Kept<Form extends FormDefinition> = {
  [Name in FieldName<Form>]: Form['fields'][Name] extends FileField | CheckboxField<true> ? never : Name;
}[FieldName<Form>];
type Optional<Form extends FormDefinition> = {
  [Name in Kept<Form>]: Form['fields'][Name]['required'] extends true ? never : Name;
}[Kept<Form>];

/**
 * The words of a form that passed its schema: cleaned text, a phone number as E.164, `yes` for a box that
 * may be left alone. What was left empty is not there. A file travels apart.
 */
export type MessageOf<Form extends FormDefinition> = {
  [Name in Exclude<Kept<Form>, Optional<Form>>]: string;
} & { [Name in Optional<Form>]?: string };

/** Keeps the exact names and kinds, which the types above are made from. */
export const defineForm = <const Form extends FormDefinition>(form: Form): Form => form;

/** A form's fields with their names, in order. */
export const fieldsOf = <Form extends FormDefinition>(
  form: Form,
): [name: FieldName<Form>, field: FieldDefinition][] => Object.entries(form.fields);

/** Every name a form sends, the phone number's country included. */
export const wireNamesOf = (form: FormDefinition): string[] =>
  fieldsOf(form).flatMap(([name, field]) => (field.kind === 'phone' ? [field.countryName, name] : [name]));

/** Whether what a field holds is part of the message: a file travels apart, a required tick says nothing. */
export const isKept = ({ kind, required }: FieldDefinition): boolean =>
  kind !== 'file' && !(kind === 'checkbox' && required);

/** The message in what was stored; a required word that an older row lacks is empty. */
export function readMessage<Form extends FormDefinition>(
  form: Form,
  stored: Readonly<Record<string, string>>,
): MessageOf<Form> {
  const kept = fieldsOf(form).filter(([, field]) => isKept(field));
  const words = kept.map(([name, field]) => [name, stored[name] ?? (field.required ? '' : undefined)]);
  return Object.fromEntries(words.filter(([, value]) => value !== undefined)) as MessageOf<Form>;
}
