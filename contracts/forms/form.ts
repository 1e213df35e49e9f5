/**
 * The definition of a form. Everything else is derived from it: the fields that React draws, the names on the wire,
 * the endpoint and the checks of the server, the mail, the table and the inbox. Labels, hints and sentences about
 * faults stand in `content/forms.yaml`. Safe in a browser bundle: imports no schema library.
 */

/** Mailboxes of the company. The settings MAIL_INFO and MAIL_CAREERS and `content/company.yaml` name their addresses. */
export const mailboxes = ['info', 'careers'] as const;

/** A mailbox of the company, to which the mail about a form goes. */
export type Mailbox = (typeof mailboxes)[number];

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
/** File endings, without the dot, of the types that the server can look into. */
export const fileTypes = ['pdf', 'docx', 'doc', 'odt', 'rtf', 'txt'] as const;

/** One of them. */
export type FileType = (typeof fileTypes)[number];

export interface FileField<Required extends boolean = boolean> extends Common<Required> {
  kind: 'file';
  types: readonly FileType[];
  /** At most `limits.resumeBytes`. */
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

/** How a mail, and a line of the inbox, present what was sent. Fields are named by their names on the wire. */
interface Presentation<Name extends string> {
  /** The field that holds the visitor's name. */
  sender: Name;
  /** The field that is the subject, or fixed words: the mail adds the visitor's name, the inbox the file's name. */
  subject: { field: Name } | { words: string };
  /** The field whose text stands below the lines of the mail, instead of on a line of its own. */
  body?: Name;
}

/** A form. Its fields are in the order in which they are shown. */
export interface FormDefinition {
  /** The key of its words in `content/forms.yaml`, and the first part of the name of the page that answers it. */
  name: string;
  /** Action for which the bot check makes its tokens: letters and `_`. */
  action: string;
  /** Path and encoding for a browser that posts the form without script; a script posts to the same path. */
  native: { path: string; encType?: 'multipart/form-data' };
  /** Set if the EmailJS client sends the form, too: the path of its JSON. Its three identifiers have to be the site's. */
  emailJs?: { path: string };
  /** The format of answers to scripts: plain text as the EmailJS client expects it, or a problem document (RFC 9457). */
  answers: 'text' | 'problem';
  /** The mailbox that gets the mail. */
  mailbox: Mailbox;
  /** The setting that says for how long submissions are kept: RETENTION_DAYS, or RETENTION_DAYS_APPLICATIONS. */
  retention: 'message' | 'application';
  mail: Presentation<string>;
  /** At most one is an email address, and at most one a file. */
  fields: Readonly<Record<string, FieldDefinition>>;
}

/** The names of a form's fields. */
export type FieldName<Form extends FormDefinition> = keyof Form['fields'] & string;
/** The kinds of field a form has. */
export type KindsOf<Form extends FormDefinition> = Form['fields'][FieldName<Form>]['kind'];

const has = (form: FormDefinition, kind: FieldKind): boolean =>
  Object.values(form.fields).some((field) => field.kind === kind);

const refusals = {
  problem: ['fields'],
  any: ['unreadable'],
  withoutFile: ['tooLarge'],
  all: ['tooSlow', 'keyReused', 'botCheck', 'unavailable'],
  withFile: ['busy', 'busyHere'],
} as const;
type Refusals = { [Group in keyof typeof refusals]: (typeof refusals)[Group][number] };

/** Every reason for which a form can be refused as a whole. */
export type AnyRefusal = Refusals[keyof Refusals];

/** A reason for which a form is refused as a whole. A file that is too large is a fault of its field instead. */
export type RefusalOf<Form extends FormDefinition> = FormDefinition extends Form
  ? string
  :
      | Refusals['any' | 'all']
      | (Form['answers'] extends 'problem' ? Refusals['problem'] : never)
      | ('file' extends KindsOf<Form> ? Refusals['withFile'] : Refusals['withoutFile']);

/** The reasons for which a form can be refused as a whole, each of which needs a sentence. */
export const refusalsOf = <Form extends FormDefinition>(form: Form): RefusalOf<Form>[] =>
  [
    ...(form.answers === 'problem' ? refusals.problem : []),
    ...refusals.any,
    ...(has(form, 'file') ? [] : refusals.withoutFile),
    ...refusals.all,
    ...(has(form, 'file') ? refusals.withFile : []),
  ] as RefusalOf<Form>[];

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

/** Keeps the exact names and kinds, from which the types above are made. The mail may name only fields of the form. */
export const defineForm = <const Form extends FormDefinition>(
  form: Form & { mail: Presentation<FieldName<Form>> },
): Form => form;

/** A form's fields with their names, in order. */
export const fieldsOf = <Form extends FormDefinition>(
  form: Form,
): [name: FieldName<Form>, field: FieldDefinition][] => Object.entries(form.fields);

/** The first field of a kind, with its name. */
export function fieldOfKind<Kind extends FieldKind>(
  form: FormDefinition,
  kind: Kind,
): { name: string; field: FieldOf<Kind> } | undefined {
  const [name, field] = fieldsOf(form).find((entry) => entry[1].kind === kind) ?? [];
  return name === undefined ? undefined : { name, field: field as FieldOf<Kind> };
}

/** Whether a sent form says that the terms and the privacy policy were accepted: it has a box that must be ticked. */
export const asksForConsent = (form: FormDefinition): boolean =>
  fieldsOf(form).some(([, { kind, required }]) => kind === 'checkbox' && required);

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
