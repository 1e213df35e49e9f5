/**
 * The possible faults of a form, and the types of a form's strings in `content/forms.yaml`. Pages contain only the
 * messages that the browser shows. Browser bundles may contain this file, because it imports nothing at run time.
 */
import type { AnyRefusal, FieldDefinition, FieldKind, FieldOf, FormDefinition } from './form.ts';

export const faultsByKind = {
  text: ['missing', 'long'],
  email: ['missing', 'long', 'invalid', 'letters'],
  multiline: ['missing', 'long'],
  phone: ['missing', 'invalid', 'country'],
  file: [
    'missing',
    'type',
    'other',
    'large',
    'empty',
    'password',
    'macros',
    'damaged',
    'encoding',
    'infected',
    'failed',
    'changed',
  ],
  checkbox: ['missing'],
  choice: [],
} as const satisfies Record<FieldKind, readonly string[]>;

export type FaultOf<Kind extends FieldKind> = (typeof faultsByKind)[Kind][number];

/** Returns the faults that a field can have. An optional field cannot have the fault `missing`. */
export function faultsOf(field: FieldDefinition): readonly FaultOf<FieldKind>[] {
  const withoutMessage: readonly string[] = field.required ? [] : ['missing', 'country'];
  return faultsByKind[field.kind].filter((fault) => !withoutMessage.includes(fault));
}

/** The fault of a file. `found` is the kind of a file with the fault `other`: `PNG`. */
export type FileFault = { fault: FaultOf<'file'>; found?: string };

/** Returns the fault in a file's name or size (in bytes); undefined if name and size are valid. */
export function fileFault(
  { types, maxBytes }: Pick<FieldOf<'file'>, 'types' | 'maxBytes'>,
  name: string,
  bytes: number,
): FileFault | undefined {
  const [, ending] = /\.([a-z]\w{1,7})$/i.exec(name) ?? [];
  if (ending === undefined) return { fault: 'type' };
  if (!types.some((type) => type === ending.toLowerCase()))
    return { fault: 'other', found: ending.toUpperCase() };
  if (bytes === 0) return { fault: 'empty' };
  return bytes > maxBytes ? { fault: 'large' } : undefined;
}

/** A fault by wire name: a fault of the field's kind, a refusal of the form, or a request that no browser sends. */
export type FieldFault = { field: string; fault: string; found?: string };

/** The messages of one form: of fields by wire name and fault, of the form by refusal. */
export interface FormMessages {
  fields: Readonly<Record<string, Readonly<Record<string, string>>>>;
  refusals: Readonly<Record<string, string>>;
}

/** An empty set of messages. With this set, {@link formatFaults} uses the names of the faults. */
export const noMessages: FormMessages = { fields: {}, refusals: {} };

export const formatRefusal = ({ refusals }: FormMessages, refusal: string): string =>
  refusals[refusal] ?? refusal;

/** Fills the kind that was found into the message of a file's fault. */
export const formatFault = (message = '', found = ''): string => message.replace('{found}', () => found);

export const formatFaults = (messages: FormMessages, faults: readonly FieldFault[]): FieldError[] =>
  faults.map(({ field, fault, found }) => ({
    field,
    message: formatFault(messages.fields[field]?.[fault] ?? formatRefusal(messages, fault), found),
  }));

/** The error of one field. The message is one sentence without line breaks, and says what to do. */
export type FieldError = { field: string; message: string };

const linePattern = /^([a-z][a-z0-9_-]*): (.+)$/i;

/** Writes the body of a 422 response for the EmailJS client: `from_email: Enter an email address`, one line each. */
export function formatFieldErrors(errors: readonly FieldError[]): string {
  return errors.map(({ field, message }) => `${field}: ${message}`).join('\n');
}

/** Reads the body of a 422 response. Returns an empty list if a line has another format. */
export function parseFieldErrors(body: string): FieldError[] {
  const errors: FieldError[] = [];
  for (const line of body.trim().split('\n')) {
    const [, field, message] = linePattern.exec(line.trim()) ?? [];
    if (field === undefined || message === undefined) return [];
    errors.push({ field, message });
  }
  return errors;
}

export const privacyPath = '/privacy-policy';

/** The faults that only a required field can have. */
type OfRequired = 'missing' | 'country';

/** The messages for the faults of a kind of field. An optional field needs none for {@link OfRequired}. */
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
    /** The texts of the list of countries. In `results`, `{count}` is the number of search results. */
    country: {
      label: string;
      search: string;
      results: string;
      none: string;
      /** The names of the countries by code, if the language of the site is not English. */
      names?: Readonly<Record<string, string>>;
    };
    /** The text that appears after the field has removed digits. Placeholders: `{country}`, `{digits}`, `{dial}`. */
    truncated: string;
  };
  file: Labelled<'file'> & {
    drop: string;
    remove: string;
    /** The text that is added to the hint of a returned form, because browsers do not keep the file. */
    again: string;
    /** The progress of an upload, with `{percent}`: `uploading` for the page, `spoken` for screen readers. */
    uploading: string;
    spoken: string;
    cancel: string;
    canceled: string;
  };
  checkbox: WithErrors<'checkbox'> & {
    /** The short name of the box. It is used where the statement is too long. */
    label: string;
    /** The statement that the visitor accepts. It may have links: `[words](/address)`. */
    statement: string;
    /** The text that screen readers read after each link, because a link opens a new tab. */
    newTab: string;
  };
  choice: {
    /** The name of the field in a receipt. */
    label: string;
    /** The line above the form, with `{name}`. */
    chosen: string;
    /** The names of the values. They come from the pages of the site, not from `content/forms.yaml`. */
    names?: Readonly<Record<string, string>>;
    errors?: undefined;
  };
}

export type FieldStrings<Form extends FormDefinition> = {
  [Name in keyof Form['fields'] & string]: StringsByKind[Form['fields'][Name]['kind'] & FieldKind];
};

/** Why the bot check is not ready: offline, a failure that may pass (`again`), or a host without a server (`never`). */
export const notReadyReasons = ['offline', 'again', 'never'] as const;
export type NotReadyStrings = Record<(typeof notReadyReasons)[number], string>;

export interface FormStrings<Form extends FormDefinition = FormDefinition> {
  submit: string;
  sending: string;
  problem: string;
  /** The word before the page's title while the list of errors is shown. */
  error: string;
  success: string;
  /** The note after a failure that has no text of its own. */
  failed: string;
  /** The note if the bot check is not ready, and the advice for each reason. */
  botCheckNotReady: string;
  notReady: NotReadyStrings;
  /** The messages for the reasons that `refusalsOf` returns. */
  refusals: Record<AnyRefusal, string>;
  fields: FieldStrings<Form>;
}

export interface ReceiptStrings {
  heading: string;
  reference: string;
  time: string;
  /** Asks the visitor to name the reference. */
  quote: string;
  /** The heading of the steps, and what happens after this form was sent. */
  next: string;
  steps: readonly string[];
  print: string;
  /** The text that replaces the print button on a page without script, which cannot open the print dialog. */
  keep: string;
  /** The link to the page about what was sent, if the site keeps it. */
  link: string;
}

/** The strings of the answer page for a form that was sent without script. */
export interface ResultStrings {
  /** The titles of the page: `sent` for an accepted form, `notSent` for a returned form. */
  sent: string;
  notSent: string;
  /** The text for a visitor who sent too many forms. `{wait}` is the time to wait. */
  tooMany: string;
  home: string;
  /** A page to read on after the form was sent. */
  onward: { label: string; href: string };
}
