/**
 * Reads what a visitor types or pastes as a phone number. It does not decide whether the number is valid: the server
 * does. The field shows national digits. Safe in a browser bundle.
 */
import { defaultCountry, phoneCountries, type PhoneCountry } from '../../../contracts/phone-countries.ts';
import { digitsOf } from '../../../contracts/forms/form.ts';

/** Digits of a number with its dial code where the country's own format is not known (ITU-T E.164). */
const maxDigits = 15;

/** No dial code in the table has more digits. */
const maxDialDigits = 4;

/** A number with the prefix 011 has at least so many digits. A national number that begins with 011 has fewer. */
const shortestBy011 = 13;

/** Result of reading a typed text. */
export interface TypedNumber {
  country: PhoneCountry;
  /** National digits, at most as many as the country has. */
  digits: string;
  /** The same with those that were left out because there were too many. */
  all: string;
  /** Whether any were left out. */
  truncated: boolean;
  /** True for the beginning of an international number whose dial code is not complete: leave it as typed. */
  pending: boolean;
}

/** The country of a code; the default country for an unknown code. */
export const countryOf = (code: string): PhoneCountry => {
  const match = phoneCountries.find((country) => country.code === code.toLowerCase());
  if (match) return match;
  return countryOf(defaultCountry);
};

/** Most digits of a country's number, its dial code included (specification §9). */
export const totalDigits = ({ dial, pattern }: PhoneCountry): number =>
  pattern ? dial.length + pattern.replace(/[^.]/g, '').length : maxDigits;

/** Most digits after the dial code. */
export const nationalDigits = (country: PhoneCountry): number => totalDigits(country) - country.dial.length;

/** The country that an international number belongs to, by dial code, then area code, then priority. */
function countryByDial(digits: string): PhoneCountry | undefined {
  const sharing = (dial: string) => phoneCountries.filter((country) => country.dial === dial);
  for (let length = maxDialDigits; length > 0; length -= 1) {
    const candidates = sharing(digits.slice(0, length));
    if (candidates.length === 0) continue;
    const afterDial = digits.slice(length);
    const byArea = candidates.find(({ areas }) => areas.some((area) => afterDial.startsWith(area)));
    return byArea ?? candidates.toSorted((a, b) => a.priority - b.priority)[0];
  }
  return undefined;
}

/**
 * Digits after an international prefix (`+`, `00`, `011`); undefined for a national number. Copied
 * numbers may begin with invisible direction marks, a bracket or `tel:`.
 */
function internationalDigits(text: string, chosen: PhoneCountry): string | undefined {
  const bare = text.normalize('NFKC').replace(/^[^\p{Nd}+]+/u, '');
  const digits = digitsOf(bare);
  if (bare.startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  if (chosen.dial.startsWith('1')) {
    // Countries that dial 011 have no trunk 0, so a leading 0 can only be the beginning of 011.
    if (digits && '011'.startsWith(digits)) return '';
  } else if (digits.length < shortestBy011 || digits.length === nationalDigits(chosen) + 1) {
    // Elsewhere it may be a trunk 0 and an area code: Delhi's, Buenos Aires' and Johannesburg's is 11.
    return undefined;
  }
  return digits.startsWith('011') ? digits.slice(3) : undefined;
}

/** Removes the trunk prefix, or a dial code written without its plus, from the beginning of a number. */
export function nationalPart(digits: string, country: PhoneCountry): string {
  const { dial, trunk, pattern } = country;
  const over = digits.length - nationalDigits(country);
  if (pattern && over > 0 && over <= dial.length && digits.startsWith(dial)) return digits.slice(dial.length);
  // If the first 0 belongs to the number, or the prefix is not complete yet, keep all digits.
  if (trunk === '' || trunk.startsWith(digits)) return digits;
  // No number begins with 0. Another digit is a prefix only where the number would be too long with it.
  const prefix = [trunk, '0'].find(
    (candidate) => digits.startsWith(candidate) && (candidate.startsWith('0') || over > 0),
  );
  return prefix !== undefined && digits.length > prefix.length ? digits.slice(prefix.length) : digits;
}

/**
 * Understands a text as a phone number. The chosen country stays unless the text begins with `+`, `00`
 * or `011` and a dial code that exists.
 */
export function readNumber(text: string, chosen: PhoneCountry): TypedNumber {
  const international = internationalDigits(text, chosen);
  const dialed = international === undefined ? undefined : countryByDial(international);
  // The chosen country also stays if it shares the dial code and no area code belongs to another country.
  const country =
    dialed && dialed.dial === chosen.dial && dialed.areas.length === 0 ? chosen : (dialed ?? chosen);
  const raw =
    international !== undefined && dialed ? international.slice(country.dial.length) : digitsOf(text);
  const national = nationalPart(raw, country);
  const slots = nationalDigits(country);
  return {
    country,
    digits: national.slice(0, slots),
    all: national,
    truncated: national.length > slots,
    pending: international !== undefined && !dialed && international.length < maxDialDigits,
  };
}

/** Formats national digits as the country does; missing digits are left out. */
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
