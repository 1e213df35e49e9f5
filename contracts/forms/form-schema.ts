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

/**
 * The values of the filled fields without files and required checkboxes: cleaned text, phone numbers as E.164, `yes` for a
 * checkbox. Or the faults, in the order of the form.
 */
type FormResult = { ok: true; message: Record<string, string> } | { ok: false; faults: FieldFault[] };

/** Converts a typed phone number of a country (ISO code, lower case) to E.164; undefined when the number is invalid. */
type PhoneReader = (typed: string, country: string) => string | undefined;

type Fault = FaultOf<FieldKind>;
/** A cleaned value, empty if nothing was typed; or the fault of a field. */
type Reading = { value: string } | { fault: Fault };

const cleaners = { text: normalizeLine, email: normalizeEmailAddress, multiline: normalizeText };

function readText(
  { kind, required, maxLength }: FieldOf<'text' | 'email' | 'multiline'>,
  typed: unknown,
): Reading {
  if (typeof typed !== 'string')
    return required || typed !== undefined ? { fault: 'missing' } : { value: '' };
  const value = cleaners[kind](typed);
  if (value === '') return required ? { fault: 'missing' } : { value };
  if ([...value].length > maxLength) return { fault: 'long' };
  return kind === 'email' && !isAnswerableAddress(value) ? { fault: 'invalid' } : { value };
}

/** Browsers send `on` for a ticked box without a `value` attribute, and nothing for another box. */
function readCheckbox({ required }: FieldOf<'checkbox'>, typed: unknown): Reading {
  if (typed === 'on') return { value: 'yes' };
  return required || typed !== undefined ? { fault: 'missing' } : { value: '' };
}

/** The readings of a phone number by wire name. The country has a fault of its own. */
function readPhoneNumber(
  name: string,
  { countryName, required }: FieldOf<'phone'>,
  typed: Record<string, unknown>,
  readPhone: PhoneReader,
): [name: string, reading: Reading][] {
  const line = { kind: 'text', required, maxLength: Infinity } as const;
  const [country, number] = [readText(line, typed[countryName]), readText(line, typed[name])];
  if ('fault' in country || 'fault' in number)
    return [
      [countryName, 'fault' in country ? { fault: 'country' } : country],
      [name, number],
    ];
  if (number.value === '') return [];
  const value = readPhone(number.value, country.value);
  return [[name, value === undefined ? { fault: 'invalid' } : { value }]];
}

/**
 * Makes the parser of a form. The parser takes untrusted fields by wire name and ignores unknown fields, as the EmailJS
 * provider does. It ignores files, too: the server checks them while they arrive.
 * @param readPhone required for a form with a phone number
 */
export function formParser(
  form: FormDefinition,
  readPhone: PhoneReader = () => undefined,
): (input: unknown) => FormResult {
  function readField(name: string, field: FieldDefinition, typed: Record<string, unknown>) {
    switch (field.kind) {
      case 'phone':
        return readPhoneNumber(name, field, typed, readPhone);
      case 'checkbox':
        return [[name, readCheckbox(field, typed[name])] as const];
      case 'file':
        return [];
      case 'text':
      case 'email':
      case 'multiline':
        return [[name, readText(field, typed[name])] as const];
    }
  }
  return (input) => {
    const faults: FieldFault[] = [];
    const message: Record<string, string> = {};
    for (const [name, field] of fieldsOf(form))
      for (const [wireName, reading] of readField(name, field, Object(input) as Record<string, unknown>))
        if ('fault' in reading) faults.push({ field: wireName, fault: reading.fault });
        else if (reading.value !== '' && isKept(field)) message[wireName] = reading.value;
    return faults.length > 0 ? { ok: false, faults } : { ok: true, message };
  };
}
