/** Cleans submitted text, and checks it against a form's definition. Browsers do not load the large schema library. */
import { z } from 'zod';
import type { FaultOf, FieldFault } from './form-faults.ts';
import {
  answerablePattern,
  fieldsOf,
  isKept,
  type FieldDefinition,
  type FieldKind,
  type FieldOf,
  textOfChoice,
  type Choices,
  type FormDefinition,
} from './form.ts';

// Direction controls can change how a line looks in a mailbox or a terminal.
const lineNoise = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const textNoise = /[^\P{Cc}\n\t]/gu;

/**
 * Invisible characters: direction marks, break hints and annotations. With them, two different names could look equal.
 * The joiners U+200C and U+200D are left out, because some scripts and many emoji need them.
 */
const unseen =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb]|[\u{1d173}-\u{1d17a}]/gu;

/** Matches text without visible characters. U+2800 is a braille cell without dots. */
const blank = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

const orNothing = (text: string): string => (blank.test(text) ? '' : text);

/**
 * Cleans one line of text: NFC, single spaces for control characters and line breaks, no invisible characters. The
 * result is empty if no character is visible.
 */
export function normalizeLine(value: string): string {
  const line = value.toWellFormed().normalize('NFC').replace(unseen, '').replace(lineNoise, ' ');
  return orNothing(line.trim());
}

/**
 * Cleans text of several lines: NFC, `\n` as line end, no control characters except tabs. The result is empty if no
 * character is visible. Direction marks are kept, because paragraphs with mixed scripts need them.
 */
export function normalizeText(value: string): string {
  const text = value.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(textNoise, '');
  return orNothing(text.trim());
}

/** Matches a domain with non-ASCII letters. The domain must not contain characters that end the host name in a URL. */
const internationalHost = /^[^\s/\\:?#@%[\]]*[^\p{ASCII}][^\s/\\:?#@%[\]]*$/u;

/**
 * Cleans one line of text that may be an email address. Some browsers do not convert a domain with non-ASCII letters:
 * "bücher.example" becomes "xn--bcher-kva.example".
 */
export function normalizeEmailAddress(value: string): string {
  const line = normalizeLine(value);
  const domainAt = line.lastIndexOf('@') + 1;
  const domain = line.slice(domainAt);
  if (domainAt === 0 || !internationalHost.test(domain)) return line;
  return line.slice(0, domainAt) + (URL.parse(`http://${domain}`)?.hostname ?? domain);
}

/** Returns whether a normalized value is an email address that `<input type="email">` accepts. */
export const isEmailAddress = (value: string): boolean => z.regexes.html5Email.test(value);

const answerable = new RegExp(`^(?:${answerablePattern})$`, 'v');

/** Returns whether a normalized value is an email address that other mail servers can reach. */
const isAnswerableAddress = (value: string): boolean => isEmailAddress(value) && answerable.test(value);

/** Returns the fault of a normalized email address. `letters` means that only the letters before the @ are a fault. */
function addressFault(value: string): 'invalid' | 'letters' | undefined {
  if (isAnswerableAddress(value)) return undefined;
  return isAnswerableAddress(value.replaceAll(/[^\p{ASCII}](?=.*@)/gu, 'x')) ? 'letters' : 'invalid';
}

/**
 * The values of the filled fields, or the faults in the order of the form. A value is cleaned text, a phone number as
 * E.164, or `yes` for a checkbox. Files and required checkboxes have no value.
 */
type FormResult = { ok: true; message: Record<string, string> } | { ok: false; faults: FieldFault[] };

/** Converts a typed phone number to E.164; undefined if invalid. `country` is an ISO code in lower case. */
type PhoneReader = (typed: string, country: string) => string | undefined;

type Fault = FaultOf<FieldKind>;
/** The cleaned value of a field (empty if nothing was typed), or the fault of the field. */
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
  const fault = kind === 'email' ? addressFault(value) : undefined;
  return fault ? { fault } : { value };
}

/** Without a `value` attribute, browsers send `on` for a ticked box and nothing for an empty box. */
function readCheckbox({ required }: FieldOf<'checkbox'>, typed: unknown): Reading {
  if (typed === 'on') return { value: 'yes' };
  return required || typed !== undefined ? { fault: 'missing' } : { value: '' };
}

/** Reads a phone number and its country. Each of the two has its own faults. */
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
 * Makes the parser of a form. The parser reads untrusted values by wire name. It ignores unknown names, as the EmailJS
 * provider does, and files, because the server checks them during the upload.
 * @param choices the texts that replace the values of choice fields; a value without a text is dropped
 */
export function formParser(
  form: FormDefinition,
  readPhone: PhoneReader = () => undefined,
  choices: Choices = {},
): (input: unknown) => FormResult {
  function readField(name: string, field: FieldDefinition, typed: Record<string, unknown>) {
    switch (field.kind) {
      case 'phone':
        return readPhoneNumber(name, field, typed, readPhone);
      case 'checkbox':
        return [[name, readCheckbox(field, typed[name])] as const];
      case 'choice':
        return [[name, { value: textOfChoice(choices[name], typed[name]) ?? '' }] as const];
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
