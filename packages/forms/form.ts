/**
 * The definition of a form, from which all else is made: fields, wire names, endpoint, checks, mail, table and inbox.
 * The labels, hints and error messages are in `content/forms.yaml`. Browser bundles may contain this file, because it
 * does not import the schema library.
 */
import { limits } from './limits.ts';

/** The mailboxes of the company. A site without applications has no address for `careers`. */
export const mailboxes = ['info', 'careers'] as const;
export type Mailbox = (typeof mailboxes)[number];

/** The extensions, without the dot, of the file types that the server can check. */
export const fileTypes = ['pdf', 'docx', 'doc', 'odt', 'rtf', 'txt'] as const;
export type FileType = (typeof fileTypes)[number];

export interface Common {
  required: boolean;
  /** The field has half the width. On a wide screen, two such fields in a row share a line. */
  width?: 'half';
}

export interface Typed {
  /** The maximum length in code points. */
  maxLength: number;
  /** A token of the `autocomplete` attribute. */
  autoComplete?: string;
}

interface Properties {
  text: Typed;
  email: Typed;
  multiline: Typed & {
    rows: number;
  };
  phone: {
    /** The wire name of the country, which the browser sends as a second value. */
    countryName: string;
  };
  file: {
    types: readonly FileType[];
    /** The maximum size in bytes, at most `limits.resumeBytes`. */
    maxBytes: number;
  };
  /** A checkbox. A required checkbox is not part of the message, because every accepted form has it ticked. */
  checkbox: object;
  /** A value that the address of the page names, such as `?about=azure`. Visitors do not type it. */
  choice: object;
}

export type FieldKind = keyof Properties;

export type FieldOf<Kind extends FieldKind> = {
  [K in Kind]: Common & Properties[K] & { kind: K };
}[Kind];

export type FieldDefinition = FieldOf<FieldKind>;
export type FileField = FieldOf<'file'>;

/** The options that a form's definition sets for a field. Fields are required by default. */
type Options<Kind extends FieldKind> = Omit<Common, 'required'> & Properties[Kind] & { required?: boolean };

const fieldMaker =
  <Kind extends FieldKind>(kind: Kind) =>
  (options: Options<Kind>) =>
    ({ required: true, ...options, kind }) as FieldOf<Kind>;

export const text = fieldMaker('text');
export const multiline = fieldMaker('multiline');
export const phone = fieldMaker('phone');
export const file = fieldMaker('file');
export const checkbox = fieldMaker('checkbox');
/** Defines a field whose values the content lists. Any other value is dropped, so the field is never required. */
export const choice = () => fieldMaker('choice')({ required: false });
export const email = (options: Omit<Options<'email'>, keyof Typed>) =>
  fieldMaker('email')({ autoComplete: 'email', maxLength: limits.email, ...options });

/**
 * Matches an email address with a dot in the host, because mail to an incomplete host would not arrive. The `pattern`
 * attribute uses this pattern too. Some browsers match the typed text, so it has the dots of international domains.
 */
export const answerablePattern = '.+@.+[.\u3002\uff0e\uff61].+';

/** Returns only the digits of a text, as ASCII digits. The text may use the digits of any script. */
export const digitsOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(decimalValue(digit)))
    .replace(/\D/g, '');

/** The ten digits of a script follow each other, and the character before them is not a digit. */
function decimalValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

/** Texts of the values of a form's choice fields, by field and value: `{ about: { azure: 'Azure' } }`. */
export type Choices = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the text of a value; undefined for a value that is not in the list. */
export const textOfChoice = (texts: Choices[string] = {}, value: unknown): string | undefined =>
  typeof value === 'string' && Object.hasOwn(texts, value) ? texts[value] : undefined;

/** The presentation of a submission in mails and in the inbox. Fields are given by wire name. */
interface Presentation<Name extends string> {
  sender: Name;
  /**
   * A field, or a fixed text. Mails add the visitor's name to the text; the inbox adds the vacancy or the file's name.
   */
  subject: { field: Name } | { text: string };
  /** The field whose text stands at the end of the mail, after the lines. */
  body?: Name;
}

/** A form. The fields are in display order. */
export interface FormDefinition {
  /** The form's key in `content/forms.yaml`. The names of the form's answer pages begin with this key. */
  name: string;
  /** The form's action in tokens of the bot check. reCAPTCHA allows letters, digits, `/` and `_`. */
  action: string;
  /** The path and the encoding of a native post. The script posts to the same path. */
  native: { path: string; encType?: 'multipart/form-data' };
  /** The path of the JSON endpoint for the EmailJS client. The server checks the client's three identifiers. */
  emailJs?: { path: string };
  /** The answers to scripts: plain text, as the EmailJS client expects, or a problem document (RFC 9457). */
  answers: 'text' | 'problem';
  mailbox: Mailbox;
  /** The setting for retention: RETENTION_DAYS or RETENTION_DAYS_APPLICATIONS. */
  retention: 'message' | 'application';
  mail: Presentation<string>;
  /** At most one field is an email address, and at most one is a file. */
  fields: Readonly<Record<string, FieldDefinition>>;
}

export type FieldName<Form extends FormDefinition> = keyof Form['fields'] & string;
export type KindsOf<Form extends FormDefinition> = Form['fields'][FieldName<Form>]['kind'];

const refusals = [
  'fields',
  'unreadable',
  'tooLarge',
  'tooSlow',
  'keyReused',
  'botCheck',
  'unavailable',
  'busy',
  'busyHere',
] as const;

export type AnyRefusal = (typeof refusals)[number];

/** Returns the reasons to refuse a form, each with a message. With a file, `tooLarge` is a fault of the file field. */
export function refusalsOf(form: FormDefinition): AnyRefusal[] {
  const hasFile = fieldOfKind(form, 'file') !== undefined;
  const excluded: AnyRefusal[] = hasFile ? ['tooLarge'] : ['busy', 'busyHere'];
  if (form.answers !== 'problem') excluded.push('fields');
  return refusals.filter((refusal) => !excluded.includes(refusal));
}

/** Gives a form its exact type. The mail may name only fields of the form. Throws for what the server cannot take. */
export const defineForm = <const Form extends FormDefinition>(
  form: Form & { mail: Presentation<FieldName<Form>> },
): Form => {
  for (const kind of ['email', 'file'] as const)
    if (fieldsOf(form).filter(([, field]) => field.kind === kind).length > 1)
      throw new Error(`The form ${form.name} has two fields of the kind ${kind}: leave one.`);
  const upload = fieldOfKind(form, 'file');
  if (upload && upload.field.maxBytes > limits.resumeBytes)
    throw new Error(
      `${form.name}.${upload.name}: maxBytes may be at most limits.resumeBytes, ${limits.resumeBytes}.`,
    );
  return form;
};

export const fieldsOf = <Form extends FormDefinition>(
  form: Form,
): [name: FieldName<Form>, field: FieldDefinition][] => Object.entries(form.fields);

/** Returns the first field of a kind, with its name. */
export function fieldOfKind<Kind extends FieldKind>(
  form: FormDefinition,
  kind: Kind,
): { name: string; field: FieldOf<Kind> } | undefined {
  const [name, field] = fieldsOf(form).find((entry) => entry[1].kind === kind) ?? [];
  return name === undefined ? undefined : { name, field: field as FieldOf<Kind> };
}

/** Returns whether a form asks for consent to the terms and the privacy policy, with a required checkbox. */
export const asksForConsent = (form: FormDefinition): boolean =>
  fieldsOf(form).some(([, { kind, required }]) => kind === 'checkbox' && required);

/** Returns every wire name of a form, including the names for the countries of phone numbers. */
export const wireNamesOf = (form: FormDefinition): string[] =>
  fieldsOf(form).flatMap(([name, field]) => (field.kind === 'phone' ? [field.countryName, name] : [name]));

/** Returns whether a field's value is part of the message. Files and required checkboxes are not. */
export const isKept = ({ kind, required }: FieldDefinition): boolean =>
  kind !== 'file' && !(kind === 'checkbox' && required);

/** Returns the message in a stored row. If an old row lacks a required field, its value is an empty string. */
export const readMessage = (
  form: FormDefinition,
  stored: Readonly<Record<string, string>>,
): Record<string, string | undefined> =>
  Object.fromEntries(
    fieldsOf(form)
      .filter(([, field]) => isKept(field))
      .map(([name, { required }]) => [name, stored[name] ?? (required ? '' : undefined)]),
  );
