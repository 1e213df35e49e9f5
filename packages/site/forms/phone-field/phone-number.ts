/** The state of the phone field, which shows national digits, and the effect of each change. The server validates. */
import { defaultCountry, phoneCountries, type PhoneCountry } from '@website/forms/phone-countries';
import { digitsOf } from '@website/forms/form';
import { nationalDigits, readDialed, withoutFormerPrefix } from '@website/forms/phone-prefixes';

/** The length of the longest dial code in the table. */
const maxDialDigits = 4;

/** The number in the field. `text` is the text that the field shows. */
export interface PhoneEntry {
  country: PhoneCountry;
  text: string;
  /** All digits of the number. The field may show fewer digits, but another country may allow all of them. */
  digits: string;
  /** True if the field left out digits, because numbers of the country have fewer digits. */
  truncated: boolean;
  /** True if the field cannot tell the country yet, or at all. It then shows the text as it is, for the server to read. */
  pending: boolean;
  /** The digits after a plus that the visitor typed before a number. They may still become a dial code. */
  ahead?: string;
}

/** The text and the caret's position after an input event. `inputType` is empty when a browser fills in a form. */
type Change = { text: string; caret: number; inputType: string };

/** Returns the country of a code, or the default country if the code is unknown. */
export const countryOf = (code: string): PhoneCountry =>
  phoneCountries.find((country) => country.code === code.toLowerCase()) ?? countryOf(defaultCountry);

export const emptyEntry = (): PhoneEntry => ({
  country: countryOf(defaultCountry),
  text: '',
  digits: '',
  truncated: false,
  pending: false,
});

/** Finds the country of an international number: first by dial code, then by area code, then by priority. */
function countryByDial(digits: string): PhoneCountry | undefined {
  for (let length = maxDialDigits; length > 0; length -= 1) {
    const candidates = phoneCountries.filter(({ dial }) => dial === digits.slice(0, length));
    if (candidates.length === 0) continue;
    const afterDial = digits.slice(length);
    const byArea = candidates.find(({ areas }) => areas.some((area) => afterDial.startsWith(area)));
    return byArea ?? candidates.toSorted((a, b) => a.priority - b.priority)[0];
  }
  return undefined;
}

/** Removes the trunk prefix from the beginning of a number. Also removes a dial code without a plus. */
function nationalPart(digits: string, country: PhoneCountry): string {
  const { dial, trunk, pattern } = country;
  const current = withoutFormerPrefix(digits, dial);
  if (current !== digits) return current;
  const over = digits.length - nationalDigits(country);
  if (pattern && over > 0 && over <= dial.length && digits.startsWith(dial)) return digits.slice(dial.length);
  // All digits stay if the first 0 belongs to the number, or if the prefix is not complete yet.
  if (trunk === '' || trunk.startsWith(digits)) return digits;
  // No number begins with 0. A prefix other than 0 is removed only if the number is too long with the prefix.
  const prefix = [trunk, '0'].find(
    (candidate) => digits.startsWith(candidate) && (candidate.startsWith('0') || over > 0),
  );
  return prefix !== undefined && digits.length > prefix.length ? digits.slice(prefix.length) : digits;
}

export function formatNumber(digits: string, { pattern }: PhoneCountry): string {
  if (!pattern || !digits) return digits;
  let used = 0;
  let written = '';
  for (const sign of pattern) {
    if (used === digits.length) break;
    written += sign === '.' ? digits[used++] : sign;
  }
  return written;
}

function fit(digits: string, country: PhoneCountry): PhoneEntry {
  const slots = nationalDigits(country);
  const text = formatNumber(digits.slice(0, slots), country);
  return { country, text, digits, truncated: digits.length > slots, pending: false };
}

const asTyped = (text: string, digits: string, country: PhoneCountry): PhoneEntry => ({
  country,
  text,
  digits,
  truncated: false,
  pending: true,
});

/**
 * Reads a whole text: pasted, filled in by the browser, or typed before this script ran. The chosen country changes
 * only if the text begins with a plus, or with what this country dials before international numbers, and with an
 * existing dial code.
 */
export function readEntry(text: string, chosen: PhoneCountry): PhoneEntry {
  const { way, digits } = readDialed(text, chosen);
  if (way === 'home') return fit(nationalPart(digits, chosen), chosen);
  const dialed = way === 'abroad' ? countryByDial(digits) : undefined;
  if (!dialed) return asTyped(text, digits, chosen);
  // The chosen country stays if it has the same dial code, and if the area code belongs to no other country.
  const country = dialed.dial === chosen.dial && dialed.areas.length === 0 ? chosen : dialed;
  const national = digits.slice(country.dial.length);
  // Either somebody wrote the dial code twice, or the number is longer than usual ones and begins with the same digits.
  if (national.length > nationalDigits(country) && national.startsWith(country.dial))
    return asTyped(text, digits, country);
  return fit(nationalPart(national, country), country);
}

/** Changes the country and keeps the digits. The digits may begin with the country's dial code. */
export function chooseCountry({ text, digits, pending }: PhoneEntry, country: PhoneCountry): PhoneEntry {
  if (pending) return readEntry(text, country);
  return fit(digits.length > nationalDigits(country) ? nationalPart(digits, country) : digits, country);
}

/** Adds a digit to a full number, because the number may begin with the dial code or the trunk prefix. */
function overflow(entry: PhoneEntry, digit: string): PhoneEntry {
  const digits = entry.digits + digit;
  const national = nationalPart(digits, entry.country);
  return fit(national.length === nationalDigits(entry.country) ? national : digits, entry.country);
}

/** Inserts a typed character. Ignores a plus before the number, and the country's own dial code after such a plus. */
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

/**
 * Returns the number after a change. A typed character does not change the country, so its text is not read as a whole.
 */
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

const isDigit = (sign: string | undefined): boolean => sign !== undefined && /\p{Nd}/u.test(sign);
const countDigits = (text: string): number => Array.from(text).filter(isDigit).length;

/**
 * Returns the caret's position in `written`, from the caret's position in `typed`. In both texts the same number of
 * digits follows the caret.
 */
export function caretAfter(typed: string, caret: number, written: string): number {
  // The digits before the caret are no measure: a typed dial code is among them, and `written` has no dial code.
  let after = countDigits(typed.slice(caret));
  let position = written.length;
  while (position > 0 && after > 0) {
    position -= 1;
    if (isDigit(written[position])) after -= 1;
  }
  return position;
}

/**
 * Returns the text after an input event. If the visitor deleted only a separator, also deletes the digit beside the
 * separator. If the digit stayed, the formatting would write the separator again.
 */
export function withoutNeighbor(before: string, field: HTMLInputElement, inputType: string): string {
  const text = field.value;
  const caret = field.selectionStart ?? text.length;
  if (!inputType.startsWith('delete') || countDigits(before) !== countDigits(text) || before === text)
    return text;
  const forward = inputType.endsWith('Forward');
  const digit = forward
    ? Array.from(text).findIndex((sign, index) => index >= caret && isDigit(sign))
    : text.slice(0, caret).search(/\p{Nd}\P{Nd}*$/u);
  if (digit < 0) return text;
  // Later code computes the caret's position from the field's text, so this code also changes the field.
  const shorter = text.slice(0, digit) + text.slice(digit + 1);
  field.value = shorter;
  const position = forward ? caret : digit;
  field.setSelectionRange(position, position);
  return shorter;
}
