/** Validates typed phone numbers, and converts them to E.164. */
import { createRequire } from 'node:module';
import type * as PhoneLibrary from 'libphonenumber-js/max';
import { type PhoneCountry, phoneCountries } from '@website/forms/phone-countries';
import { bareNumber, readDialed, withoutFormerPrefix } from '@website/forms/phone-prefixes';

/** Digits and the usual characters between them. Letters are not allowed, because extensions are not supported. */
const spelling = /^[\s\p{Nd}\p{Pd}+()[\].,/\u2212\u00b7]*$/u;

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

type CountryCode = PhoneLibrary.CountryCode;
type IsHome = (number: PhoneLibrary.PhoneNumber) => boolean;

/** Returns a valid number. With a country, the text may be national, or may begin as people there dial abroad. */
function parse(text: string, country?: CountryCode): PhoneLibrary.PhoneNumber | undefined {
  const options = { extract: false, ...(country && { defaultCountry: country }) };
  const number = loadPhoneLibrary().parsePhoneNumberFromString(text, options);
  return number?.isValid() ? number : undefined;
}

const parseInternational = (digits: string) =>
  parse(`+${digits.startsWith('52') ? `52${withoutFormerPrefix(digits.slice(2), '52')}` : digits}`);

/** Returns a number of the country, or else the only number that the text can be. */
function parseUnclear(digits: string, country: CountryCode, isHome: IsHome) {
  const afterZeros = digits.startsWith('00') ? parseInternational(digits.slice(2)) : undefined;
  const readings = [parse(digits, country), afterZeros].filter((number) => number !== undefined);
  const isOne = new Set(readings.map(({ number }) => number)).size === 1;
  return readings.find(isHome) ?? (isOne ? readings[0] : undefined);
}

function parseHome(digits: string, { dial, trunk }: PhoneCountry, country: CountryCode, isHome: IsHome) {
  const national = parse(withoutFormerPrefix(digits, dial), country);
  // The library takes some beginnings of national numbers for prefixes of international calls.
  if (national && isHome(national)) return national;
  // If several countries share a dial code, `dial` includes the first digits of the national number: +1 876.
  const local = parse(`+${dial}${digits}`);
  // Somebody added a trunk prefix that the country does not have, or that the library takes for a part of the number.
  return local ?? (trunk.startsWith('0') ? parse(`+${dial}${digits.replace(/^0/, '')}`) : undefined);
}

/**
 * Converts a typed number to E.164; undefined if invalid. The chosen country (ISO 3166-1 alpha-2, lower case) decides
 * what the beginning of the number means ({@link readDialed}).
 */
export function readPhone(typed: string, code: string): string | undefined {
  const bare = bareNumber(typed);
  const chosen = phoneCountries.find((country) => country.code === code);
  if (!chosen || typed.length > maxLength || !spelling.test(bare) || bare.lastIndexOf('+') > 0)
    return undefined;
  const { isSupportedCountry, getCountryCallingCode } = loadPhoneLibrary();
  const country = chosen.code.toUpperCase();
  if (!isSupportedCountry(country)) return undefined;
  const isHome: IsHome = ({ countryCallingCode }) => countryCallingCode === getCountryCallingCode(country);
  const { way, digits } = readDialed(typed, chosen);
  switch (way) {
    case 'abroad':
      return parseInternational(digits)?.number;
    case 'unclear':
      return parseUnclear(digits, country, isHome)?.number;
    case 'home':
      return parseHome(digits, chosen, country, isHome)?.number;
  }
}
