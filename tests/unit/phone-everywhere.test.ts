/** Numbers of every country, from what is pasted into the phone field to what is stored. */
import { getExampleNumber, isSupportedCountry, type PhoneNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import { phoneCountries } from '@website/forms/phone-countries';
import { countryOf, readEntry } from '../../packages/site/forms/phone-field/phone-number.ts';
import { readPhone } from '../../packages/server/forms/phone.ts';
import { countries, createNumbers, misread } from './support/generated-phones.ts';

/** What is stored of a text that was pasted into the field while a country was chosen. */
function stored(text: string, chosen: string): string | undefined {
  const { country, text: shown } = readEntry(text, countryOf(chosen));
  return readPhone(shown, country.code);
}

const mobileNumbers: [code: string, number: PhoneNumber][] = phoneCountries.map(({ code }) => {
  const country = code.toUpperCase();
  const number = isSupportedCountry(country) ? getExampleNumber(country, examples) : undefined;
  if (!number) throw new Error(`there is no example of ${code}`);
  return [code, number];
});

describe('the mobile number that libphonenumber gives as an example', () => {
  test.each(mobileNumbers)('of %s is stored as it is, however it is written', (code, number) => {
    const international = number.formatInternational();
    const national = number.formatNational();
    const e164 = number.number;
    const written: Record<string, string | undefined> = {
      [international]: stored(international, 'in'),
      [e164]: stored(e164, 'us'),
      [`${international}, chosen`]: stored(international, code),
      [national]: stored(national, code),
      [`${number.nationalNumber}, bare`]: stored(number.nationalNumber, code),
      // Without script the server gets the text itself.
      [`${national}, unread`]: readPhone(national, code),
      [`${international}, unread`]: readPhone(international, code),
    };
    expect(written).toEqual(Object.fromEntries(Object.keys(written).map((text) => [text, e164])));
  });
});

test.each<[text: string, chosen: string, e164: string]>([
  // As long as a mobile number of Finland may be: its first nine digits are somebody else's number.
  ['+358 457 123 4567', 'in', '+3584571234567'],
  ['0457 123 4567', 'fi', '+3584571234567'],
  ['358 41 2345678', 'fi', '+358412345678'],
  ['49 1512 3456789', 'de', '+4915123456789'],
  // Trunk prefixes that are not 0, and one in brackets.
  ['8 (912) 345-67-89', 'ru', '+79123456789'],
  ['8 812 345 67 89', 'ru', '+78123456789'],
  ['812 345 67 89', 'ru', '+78123456789'],
  ['8 (771) 000 9998', 'kz', '+77710009998'],
  ['8 029 491-19-11', 'by', '+375294911911'],
  ['029 491-19-11', 'by', '+375294911911'],
  ['06 20 123 4567', 'hu', '+36201234567'],
  ['+36 (06) 20 123 4567', 'in', '+36201234567'],
  ['1 876 210 1234', 'jm', '+18762101234'],
  ['93 70 123 4567', 'af', '+93701234567'],
  ['+44 (0)7400 123456', 'in', '+447400123456'],
  // Area code 11 after a trunk 0 looks like the American international prefix.
  ['011 2345 6789', 'in', '+911123456789'],
  ['011 4321-5678', 'ar', '+541143215678'],
  ['011 234 5678', 'za', '+27112345678'],
  ['011 234 5678', 'it', '+390112345678'],
])('%s (%s) is stored as %s', (text, chosen, e164) => {
  expect(stored(text, chosen)).toBe(e164);
});

test.each(countries)(
  'random numbers of %s › written in every way, with script and without › are stored as they are',
  (code) => {
    const next = createNumbers(code, 1);
    expect(misread(code, Array.from({ length: 100 }, next))).toEqual([]);
  },
);
