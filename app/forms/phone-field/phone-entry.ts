/** State of the phone field, and the meaning of each change to it. */
import { defaultCountry, type PhoneCountry } from '../../../contracts/phone-countries.ts';
import { digitsOf } from '../../../contracts/forms/form.ts';
import { countryOf, formatNumber, nationalDigits, nationalPart, readNumber } from './phone-number.ts';

/** The number as the field understands it. */
export interface PhoneEntry {
  country: PhoneCountry;
  /** Text in the field. */
  text: string;
  /** All digits of the number. More than are shown, because another country may allow more digits. */
  digits: string;
  /** Whether digits were left out because the country has fewer. */
  truncated: boolean;
  /** Whether the text is the beginning of an international number, left as it was typed. */
  pending: boolean;
  /** Digits after a plus typed before a number, as long as they may become a dial code. */
  ahead?: string;
}

/** Text and caret after an input event. */
export interface Change {
  text: string;
  caret: number;
  /** The event's `inputType`; empty for the plain event of a browser that fills in a form. */
  inputType: string;
}

export const emptyEntry = (): PhoneEntry => ({
  country: countryOf(defaultCountry),
  text: '',
  digits: '',
  truncated: false,
  pending: false,
});

/** Formats digits for a country and truncates them to its maximum. */
function fit(digits: string, country: PhoneCountry): PhoneEntry {
  const slots = nationalDigits(country);
  const text = formatNumber(digits.slice(0, slots), country);
  return { country, text, digits, truncated: digits.length > slots, pending: false };
}

/** Reads a whole text: pasted, filled in by the browser, or typed before the script came. */
export function readEntry(text: string, chosen: PhoneCountry): PhoneEntry {
  const { country, all, pending } = readNumber(text, chosen);
  return pending ? { country, text, digits: digitsOf(text), truncated: false, pending } : fit(all, country);
}

/** Changes the country and keeps the digits, which may begin with its dial code. */
export function chooseCountry({ digits }: PhoneEntry, country: PhoneCountry): PhoneEntry {
  return fit(digits.length > nationalDigits(country) ? nationalPart(digits, country) : digits, country);
}

/**
 * Handles one more digit at the end of a full number. The digit is remembered: with it the text may turn out to begin
 * with the dial code or the trunk prefix.
 */
function overflow(entry: PhoneEntry, digit: string): PhoneEntry {
  const digits = entry.digits + digit;
  const national = nationalPart(digits, entry.country);
  return fit(national.length === nationalDigits(entry.country) ? national : digits, entry.country);
}

/**
 * Handles one key typed among existing digits. A plus before them, and the country's dial code after it, change
 * nothing. If the number is full, a further digit is ignored.
 */
function insert(entry: PhoneEntry, { text, caret }: Change): PhoneEntry {
  const before = text.slice(0, caret);
  const ahead = before.includes('+') ? '' : entry.ahead?.concat(digitsOf(before));
  const isFirst = digitsOf(text.slice(caret)) === digitsOf(entry.text);
  if (ahead !== undefined && isFirst && entry.country.dial.startsWith(ahead)) return { ...entry, ahead };
  const digits = digitsOf(text);
  return digits.length > nationalDigits(entry.country)
    ? { ...entry, truncated: true }
    : fit(digits, entry.country);
}

/** Returns the number after a change. A single key must not change the country, so it is not read as a whole text. */
export function changeEntry(entry: PhoneEntry, change: Change): PhoneEntry {
  const { text, caret, inputType } = change;
  const digits = digitsOf(text);
  const shown = digitsOf(entry.text);
  const isInside = digitsOf(text.slice(caret)) !== '';
  const isTyped = /^insert(Composition)?Text$/.test(inputType) && digits.length <= shown.length + 1;
  if (!entry.pending) {
    if (inputType.startsWith('delete')) return fit(digits, entry.country);
    if (isTyped && isInside) return insert(entry, change);
    if (isTyped && digits.length > nationalDigits(entry.country) && digits.startsWith(shown)) {
      return overflow(entry, digits.slice(shown.length));
    }
  }
  const read = readEntry(text, entry.country);
  return isInside && read.truncated && read.country === entry.country ? { ...entry, truncated: true } : read;
}
