/**
 * Cleans submitted text and checks it against a form's definition. Only the server loads this file, which needs the schema
 * library.
 */
import { z } from 'zod';
import type { FaultOf, FieldFault } from './form-faults.ts';
import {
  answerablePattern,
  fieldsOf,
  isKept,
  type FieldDefinition,
  type FieldKind,
  type FieldOf,
  type FormDefinition,
  type MessageOf,
  wireNamesOf,
} from './form.ts';

// Bidirectional controls can make a line look different in a mailbox or a terminal.
const lineNoise = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const textNoise = /[^\P{Cc}\n\t]/gu;

/**
 * Invisible characters: direction marks, break hints and annotations. Pasted text may contain them, and two equal names
 * then differ. The joiners U+200C and U+200D stay, because some scripts and many emoji need them.
 */
const unseen =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb]|[\u{1d173}-\u{1d17a}]/gu;

/** Text without visible characters; U+2800 is a braille cell without dots. */
const blank = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

const orNothing = (text: string): string => (blank.test(text) ? '' : text);

/**
 * Cleans one line of text: NFC, controls and line breaks become single spaces, no invisible characters, trimmed. The
 * result is empty when no character is visible.
 */
export function normalizeLine(value: string): string {
  const line = value.toWellFormed().normalize('NFC').replace(unseen, '').replace(lineNoise, ' ');
  return orNothing(line.trim());
}

/**
 * Cleans several lines of text: NFC, `\n` line ends, no control characters but tab, trimmed at both ends. The result is
 * empty when no character is visible. Direction marks stay, because paragraphs of mixed scripts need them.
 */
export function normalizeText(value: string): string {
  const text = value.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(textNoise, '');
  return orNothing(text.trim());
}

/** Domains with non-ASCII letters, without characters that end the host name in a URL. */
const internationalHost = /^[^\s/\\:?#@%[\]]*[^\p{ASCII}][^\s/\\:?#@%[\]]*$/u;

/**
 * Cleans one line of text that may be an email address. A domain with non-ASCII letters gets the ASCII form that mail
 * servers accept: "bücher.example" becomes "xn--bcher-kva.example". Some browsers convert the domain, others do not.
 */
export function normalizeEmailAddress(value: string): string {
  const line = normalizeLine(value);
  const domainAt = line.lastIndexOf('@') + 1;
  const domain = line.slice(domainAt);
  if (domainAt === 0 || !internationalHost.test(domain)) return line;
  return line.slice(0, domainAt) + (URL.parse(`http://${domain}`)?.hostname ?? domain);
}

/** Whether a normalized value is an email address that `<input type="email">` accepts. */
export const isEmailAddress = (value: string): boolean => z.regexes.html5Email.test(value);

const answerable = new RegExp(`^(?:${answerablePattern})$`, 'v');

/** Whether a normalized value is an email address that other mail servers can reach. */
const isAnswerableAddress = (value: string): boolean => isEmailAddress(value) && answerable.test(value);

/** The cleaned message, or one fault per faulty field in the order of the form. */
type FormResult<Form extends FormDefinition> =
  | { ok: true; message: MessageOf<Form> }
  | { ok: false; faults: FieldFault[] };

/** Converts a typed phone number of a country (ISO code, lower case) to E.164; undefined when the number is invalid. */
type PhoneReader = (typed: string, country: string) => string | undefined;

/** The schema reports the name of a fault as its message. */
type Fault = FaultOf<FieldKind>;
const fault = (name: Fault) => ({ error: name });

/** The value that browsers send for a ticked box without a `value` attribute. */
const ticked = 'on';

/** Cleaned text; not empty when required. */
function cleaned(required: boolean, missing: Fault, clean: (value: string) => string) {
  const typed = z.string(fault(missing));
  return (required ? typed : typed.default(''))
    .transform(clean)
    .pipe(z.string().refine((value) => !required || value !== '', { ...fault(missing), abort: true }));
}

const cleaners = { text: normalizeLine, email: normalizeEmailAddress, multiline: normalizeText };

/** Cleaned text of at most `maxLength` code points. */
function measured({ kind, required, maxLength }: FieldOf<'text' | 'email' | 'multiline'>) {
  return cleaned(required, 'missing', cleaners[kind]).refine((value) => [...value].length <= maxLength, {
    ...fault('long'),
    abort: true,
  });
}

/** The schema for each wire name of a field. Files have none: the server checks them while they arrive. */
function shapeOf(name: string, field: FieldDefinition): Record<string, z.ZodType<string | undefined>> {
  switch (field.kind) {
    case 'text':
    case 'multiline':
      return { [name]: measured(field) };
    case 'email':
      return {
        [name]: measured(field).refine(
          (value) => value === '' || isAnswerableAddress(value),
          fault('invalid'),
        ),
      };
    case 'phone':
      return {
        [field.countryName]: cleaned(field.required, 'country', normalizeLine),
        [name]: cleaned(field.required, 'missing', normalizeLine),
      };
    case 'checkbox': {
      const box = z.literal(ticked, fault('missing'));
      return { [name]: (field.required ? box : box.optional()).transform((value) => value && 'yes') };
    }
    case 'file':
      return {};
  }
}

/** The schema of a form without its files. */
const schemaOf = (form: FormDefinition) =>
  z.object(
    Object.fromEntries(fieldsOf(form).flatMap(([name, field]) => Object.entries(shapeOf(name, field)))),
  );

type FaultsByField = Partial<Record<string, string[]>>;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Converts phone numbers to E.164, and adds a fault to `faultNames` for each number that its country does not have. */
function readPhones(
  form: FormDefinition,
  fields: Record<string, unknown>,
  faultNames: FaultsByField,
  readPhone: PhoneReader,
): Record<string, string | undefined> {
  const numbers: Record<string, string | undefined> = {};
  for (const [name, field] of fieldsOf(form)) {
    if (field.kind !== 'phone') continue;
    const typed = textOf(fields[name]);
    numbers[name] = readPhone(typed, textOf(fields[field.countryName]));
    const isLeftOut = normalizeLine(typed) === '' && !field.required;
    // The country or the number has a fault already.
    const isJudged = faultNames[name] !== undefined || faultNames[field.countryName] !== undefined;
    if (numbers[name] === undefined && !isLeftOut && !isJudged)
      faultNames[name] = ['invalid' satisfies Fault];
  }
  return numbers;
}

/**
 * Makes the parser of a form. The parser takes untrusted fields by wire name and ignores unknown fields, as the EmailJS
 * provider does.
 * @param readPhone required for a form with a phone number
 */
export function formParser<Form extends FormDefinition>(
  form: Form,
  readPhone: PhoneReader = () => undefined,
): (input: unknown) => FormResult<Form> {
  const schema = schemaOf(form);
  return (input) => {
    const fields = Object(input) as Record<string, unknown>;
    const result = schema.safeParse(fields);
    const faultNames: FaultsByField = result.error ? z.flattenError(result.error).fieldErrors : {};
    const numbers = readPhones(form, fields, faultNames, readPhone);
    const faults = wireNamesOf(form).flatMap((field) => {
      const name = faultNames[field]?.[0];
      return name === undefined ? [] : [{ field, fault: name }];
    });
    if (!result.success || faults.length > 0) return { ok: false, faults };
    const values: Record<string, unknown> = { ...result.data, ...numbers };
    const kept = fieldsOf(form).filter(([name, field]) => isKept(field) && textOf(values[name]) !== '');
    return {
      ok: true,
      message: Object.fromEntries(kept.map(([name]) => [name, values[name]])) as MessageOf<Form>,
    };
  };
}
