/** Validates typed phone numbers, and converts them to E.164. */
import { createRequire } from 'node:module';
import type * as PhoneLibrary from 'libphonenumber-js/max';
import { phoneCountries } from '../../contracts/phone-countries.ts';
import { digitsOf } from '../../contracts/forms/form.ts';

/** Digits and the usual characters between them. Letters are not allowed, because extensions are not supported. */
const spelling = /^[\s\p{Nd}\p{Pd}+().,/\u2212\u00b7]*$/u;

const maxLength = 60;

const require = createRequire(import.meta.url);

/** After a read error, `require` tries again at the next call; `import` would not. */
const loadPhoneLibrary = () => require('libphonenumber-js/max') as typeof PhoneLibrary;

/**
 * Loads the library after a second, or for the first number. The load takes a tenth of the start time. The wait is
 * short, because an update of the server may replace the library's files.
 */
export function preloadPhoneLibrary(): void {
  setTimeout(loadPhoneLibrary, 1000).unref();
}

function valid(text: string, country?: PhoneLibrary.CountryCode): string | undefined {
  const number = loadPhoneLibrary().parsePhoneNumberFromString(text, {
    extract: false,
    ...(country && { defaultCountry: country }),
  });
  return number?.isValid() ? number.number : undefined;
}

/**
 * Converts a typed number to E.164; undefined if invalid. A number after `+`, `00` or `011` is international. Any other
 * number belongs to the chosen country (ISO 3166-1 alpha-2, lower case). If a number after 00 or 011 is not
 * international, it may be national: in Delhi, 0 is the trunk prefix and 11 the area code.
 */
export function readPhone(typed: string, code: string): string | undefined {
  const text = typed.normalize('NFKC').trim();
  const chosen = phoneCountries.find((country) => country.code === code);
  if (!chosen || text.length > maxLength || !spelling.test(text) || text.lastIndexOf('+') > 0)
    return undefined;
  const digits = digitsOf(text);
  if (text.startsWith('+')) return valid(`+${digits}`);
  const prefix = /^(?:00|011)(?=\d)/.exec(digits)?.[0] ?? '';
  const abroad = prefix === '' ? undefined : valid(`+${digits.slice(prefix.length)}`);
  if (abroad !== undefined) return abroad;
  const country = chosen.code.toUpperCase();
  const national = loadPhoneLibrary().isSupportedCountry(country) ? valid(digits, country) : undefined;
  // If several countries share a dial code, `dial` includes the first digits of the national number: +1 876.
  return national ?? valid(`+${chosen.dial}${digits}`);
}
