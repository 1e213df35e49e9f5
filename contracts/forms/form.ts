/**
 * The definition of a form. The product derives everything else from it: the fields that React renders, the names on
 * the wire, the endpoint and the checks of the server, the mail, the table and the inbox. `content/forms.yaml` has the
 * labels, hints and error messages. Safe in a browser bundle: imports no schema library.
 */
import { limits } from '../limits.ts';

/** Mailboxes of the company. MAIL_INFO, MAIL_CAREERS or `content/company.yaml` set their addresses. */
export const mailboxes = ['info', 'careers'] as const;
export type Mailbox = (typeof mailboxes)[number];

/** Extensions, without the dot, of the file types that the server can check. */
export const fileTypes = ['pdf', 'docx', 'doc', 'odt', 'rtf', 'txt'] as const;
export type FileType = (typeof fileTypes)[number];

/** Properties of all kinds of field. */
interface Common {
  required: boolean;
  /** Two consecutive half-width fields share a line on wide screens. */
  width?: 'half';
}

interface Typed {
  /** In code points. */
  maxLength: number;
  /** A token of the `autocomplete` attribute. */
  autoComplete?: string;
}

/** Properties of each kind of field. */
interface Properties {
  text: Typed;
  email: Typed;
  multiline: Typed & {
    /** Visible lines. */
    rows: number;
  };
  phone: {
    /** The browser sends the country as a second value, under this name. */
    countryName: string;
  };
  file: {
    types: readonly FileType[];
    /** At most `limits.resumeBytes`. */
    maxBytes: number;
  };
  /** A required checkbox is always ticked, so it is not part of the message. */
  checkbox: object;
}

export type FieldKind = keyof Properties;

/** The definition of a field of one kind. */
export type FieldOf<Kind extends FieldKind> = {
  [K in Kind]: Common & Properties[K] & { kind: K };
}[Kind];

/** Any field, discriminated by `kind`. */
export type FieldDefinition = FieldOf<FieldKind>;
export type FileField = FieldOf<'file'>;

/** What a form's definition says about a field. Fields are required by default. */
type Options<Kind extends FieldKind> = Omit<Common, 'required'> & Properties[Kind] & { required?: boolean };

/** Makes the function that defines fields of a kind. */
const fieldMaker =
  <Kind extends FieldKind>(kind: Kind) =>
  (options: Options<Kind>) =>
    ({ required: true, ...options, kind }) as FieldOf<Kind>;

/** One line of text. */
export const text = fieldMaker('text');
/** Several lines of text. */
export const multiline = fieldMaker('multiline');
/** A phone number with its country. */
export const phone = fieldMaker('phone');
export const file = fieldMaker('file');
export const checkbox = fieldMaker('checkbox');
/** The visitor's email address. */
export const email = (options: Omit<Options<'email'>, keyof Typed>) =>
  fieldMaker('email')({ autoComplete: 'email', maxLength: limits.email, ...options });

/**
 * Requires a dot in the host: a visitor who typed none forgot the rest, and mail would not arrive. Both the `pattern`
 * attribute and the server use it. Some browsers compare the typed text, so it includes the dots of international domains.
 */
export const answerablePattern = '.+@.+[.\u3002\uff0e\uff61].+';

/** The digits of a text as ASCII digits, from any script. */
export const digitsOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(decimalValue(digit)))
    .replace(/\D/g, '');

/** The ten digits of a script are consecutive, so the nearest non-digit below is the one before its zero. */
function decimalValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

/** How mails and the inbox present a submission. Fields have their wire names. */
interface Presentation<Name extends string> {
  /** The field that holds the visitor's name. */
  sender: Name;
  /** The field with the subject, or a fixed text: the mail adds the visitor's name, the inbox the file's name. */
  subject: { field: Name } | { words: string };
  /** The field whose text follows below the lines of the mail. */
  body?: Name;
}

/** A form. Its fields are in display order. */
export interface FormDefinition {
  /** The form's key in `content/forms.yaml`, and the first part of the names of its answer pages. */
  name: string;
  /** Action of the form's bot check tokens: letters and `_`. */
  action: string;
  /** Path and encoding of a native post. The script posts to the same path. */
  native: { path: string; encType?: 'multipart/form-data' };
  /** Path of the JSON endpoint, if the EmailJS client may send the form. The server checks the client's three identifiers. */
  emailJs?: { path: string };
  /** The format of answers to scripts: plain text as the EmailJS client expects it, or a problem document (RFC 9457). */
  answers: 'text' | 'problem';
  mailbox: Mailbox;
  /** Selects the setting for retention: RETENTION_DAYS or RETENTION_DAYS_APPLICATIONS. */
  retention: 'message' | 'application';
  mail: Presentation<string>;
  /** At most one is an email address, and at most one a file. */
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

/** A reason to refuse a whole form. */
export type AnyRefusal = (typeof refusals)[number];

/** The reasons to refuse a form. Each needs a message. With a file field, `tooLarge` is a fault of that field instead. */
export function refusalsOf(form: FormDefinition): AnyRefusal[] {
  const hasFile = fieldOfKind(form, 'file') !== undefined;
  const excluded: AnyRefusal[] = hasFile ? ['tooLarge'] : ['busy', 'busyHere'];
  if (form.answers !== 'problem') excluded.push('fields');
  return refusals.filter((refusal) => !excluded.includes(refusal));
}

/** Types a form with the exact names and kinds of its fields. The mail may name only fields of the form. */
export const defineForm = <const Form extends FormDefinition>(
  form: Form & { mail: Presentation<FieldName<Form>> },
): Form => form;

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

/** Whether a submission includes consent to the terms and the privacy policy: the form has a required checkbox. */
export const asksForConsent = (form: FormDefinition): boolean =>
  fieldsOf(form).some(([, { kind, required }]) => kind === 'checkbox' && required);

/** Every wire name of a form, including the countries of phone numbers. */
export const wireNamesOf = (form: FormDefinition): string[] =>
  fieldsOf(form).flatMap(([name, field]) => (field.kind === 'phone' ? [field.countryName, name] : [name]));

/** Whether a field's value is part of the message: files and required checkboxes are not. */
export const isKept = ({ kind, required }: FieldDefinition): boolean =>
  kind !== 'file' && !(kind === 'checkbox' && required);

/** The message of a stored row. A required field that an older row lacks is an empty string. */
export const readMessage = (
  form: FormDefinition,
  stored: Readonly<Record<string, string>>,
): Record<string, string | undefined> =>
  Object.fromEntries(
    fieldsOf(form)
      .filter(([, field]) => isKept(field))
      .map(([name, { required }]) => [name, stored[name] ?? (required ? '' : undefined)]),
  );
