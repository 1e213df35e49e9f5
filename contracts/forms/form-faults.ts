/**
 * The possible faults of a form, the messages for them, and the types of a form's other strings. `content/forms.yaml` has
 * the strings, and the build checks them against the form's definition. Pages include the messages that the browser shows;
 * the server gets all messages. Safe in a browser bundle: imports nothing at run time.
 */
import type { AnyRefusal, FieldDefinition, FieldKind, FieldOf, FormDefinition } from './form.ts';

export const faultsByKind = {
  text: ['missing', 'long'],
  email: ['missing', 'long', 'invalid'],
  multiline: ['missing', 'long'],
  phone: ['missing', 'invalid', 'country'],
  file: ['missing', 'type', 'large', 'empty', 'locked', 'infected', 'failed', 'changed'],
  checkbox: ['missing'],
} as const satisfies Record<FieldKind, readonly string[]>;

export type FaultOf<Kind extends FieldKind> = (typeof faultsByKind)[Kind][number];

/** The faults that a field can have. An optional field is never missing. */
export function faultsOf(field: FieldDefinition): readonly FaultOf<FieldKind>[] {
  const withoutMessage: readonly string[] = field.required ? [] : ['missing', 'country'];
  return faultsByKind[field.kind].filter((fault) => !withoutMessage.includes(fault));
}

/** The fault that a file's name or its size in bytes shows; undefined when both are valid. */
export function fileFault(
  { types, maxBytes }: Pick<FieldOf<'file'>, 'types' | 'maxBytes'>,
  name: string,
  bytes: number,
): FaultOf<'file'> | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!name.includes('.') || !types.some((type) => type === ending)) return 'type';
  if (bytes === 0) return 'empty';
  return bytes > maxBytes ? 'large' : undefined;
}

/**
 * A fault of a field, by its name on the wire. `fault` is a fault of the field's kind, a refusal of the form, or a message
 * that only programs can cause.
 */
export type FieldFault = { field: string; fault: string };

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

export const formatFaults = (messages: FormMessages, faults: readonly FieldFault[]): FieldError[] =>
  faults.map(({ field, fault }) => ({
    field,
    message: messages.fields[field]?.[fault] ?? formatRefusal(messages, fault),
  }));

/** Error of one field. The message is a sentence that says what to do, without a line break. */
export type FieldError = { field: string; message: string };

const linePattern = /^([a-z][a-z0-9_-]*): (.+)$/i;

/**
 * Writes errors as the body of a 422, one line for each field, because the EmailJS client expects plain text:
 * `from_email: Enter an email address in the format name@example.com`.
 */
export function formatFieldErrors(errors: readonly FieldError[]): string {
  return errors.map(({ field, message }) => `${field}: ${message}`).join('\n');
}

/** Reads the body of a 422. Returns an empty list when the body has any other line. */
export function parseFieldErrors(body: string): FieldError[] {
  const errors: FieldError[] = [];
  for (const line of body.trim().split('\n')) {
    const [, field, message] = linePattern.exec(line.trim()) ?? [];
    if (field === undefined || message === undefined) return [];
    errors.push({ field, message });
  }
  return errors;
}

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

type Labelled<Kind extends FieldKind> = WithErrors<Kind> & { label: string; hint?: string | undefined };

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

export type FieldStrings<Form extends FormDefinition> = {
  [Name in keyof Form['fields'] & string]: StringsByKind[Form['fields'][Name]['kind'] & FieldKind];
};

export interface FormStrings<Form extends FormDefinition = FormDefinition> {
  /** Texts of the button: before, and while the form is sent. */
  submit: string;
  sending: string;
  /** Heading of the list of errors. */
  problem: string;
  /** By the reasons that `refusalsOf` names. */
  refusals: Record<AnyRefusal, string>;
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
