/** Decides whether what was typed is a phone number, and writes it the one way all the world reads. */
import { createRequire } from 'node:module';
import type * as PhoneLibrary from 'libphonenumber-js/max';
import { phoneCountries } from '../../contracts/phone-countries.ts';
import { digitsOf } from '../../contracts/text-rules.ts';

/** Digits and the characters people write between them. Letters are refused: extensions are not supported. */
const spelling = /^[\s\p{Nd}\p{Pd}+().,/\u2212\u00b7]*$/u;

/** Length of the longest text that is looked at. */
const maxLength = 60;

const require = createRequire(import.meta.url);
let library: typeof PhoneLibrary | undefined;

/** Loads the numbers of all countries. `require` tries again after a file could not be read; `import` would not. */
function loadPhoneLibrary(): typeof PhoneLibrary {
  library ??= require('libphonenumber-js/max') as typeof PhoneLibrary;
  return library;
}

/**
 * Milliseconds after the start when the library is loaded, which takes a tenth of a start and is needed by no page: the
 * first pages are out by then, and the files are still those that the server was started from.
 */
const loadingDelay = 1000;

/** Loads the library a moment later, unless the first number does so before. */
export function preloadPhoneLibrary(): void {
  setTimeout(loadPhoneLibrary, loadingDelay).unref();
}

function valid(text: string, country?: PhoneLibrary.CountryCode): string | undefined {
  const number = loadPhoneLibrary().parsePhoneNumberFromString(text, {
    extract: false,
    ...(country && { defaultCountry: country }),
  });
  return number?.isValid() ? number.number : undefined;
}

/**
 * Reads a number as typed in any script's digits: international after `+`, `00` or `011`, else national with
 * the chosen country (ISO 3166-1 alpha-2, lower case). A text that begins with 00 or 011 and is no
 * international number may still be a national one: 011 is also Delhi's area code with its trunk 0.
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
  // Where countries share a dial code, the field takes a part of the number for the country's own: +1 876.
  return national ?? valid(`+${chosen.dial}${digits}`);
}
