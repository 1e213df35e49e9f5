import { digitsOf } from '@website/forms/form';
import { describe, expect, test } from 'vitest';
import { phoneCountries } from '@website/forms/phone-countries';
import { nationalDigits, totalDigits } from '@website/forms/phone-prefixes';
import { countryOf, formatNumber, readEntry } from './phone-number.ts';

const read = (text: string, code: string) => {
  const { country, text: shown, truncated, pending } = readEntry(text, countryOf(code));
  return [country.code, digitsOf(shown), truncated ? 'cut' : '', pending ? 'pending' : '']
    .filter(Boolean)
    .join(' ');
};

describe('a text that is typed or pasted', () => {
  test.each([
    // National numbers, the chosen country stays.
    ['9876543210', 'in', 'in 9876543210'],
    ['098765 43210', 'in', 'in 9876543210'],
    ['0', 'in', 'in 0'],
    ['(702) 123-4567', 'us', 'us 7021234567'],
    ['702.123.4567', 'us', 'us 7021234567'],
    ['0151 23456789', 'de', 'de 15123456789'],
    ['٩٨٧٦٥٤٣٢١٠', 'in', 'in 9876543210'],
    ['９８７６５４３２１０', 'in', 'in 9876543210'],
    ['९८७६५ ४३२१०', 'in', 'in 9876543210'],
    // A 0 that belongs to the number.
    ['06 1234 5678', 'it', 'it 0612345678'],
    ['+39 06 1234 5678', 'in', 'it 0612345678'],
    ['+229 01 95 12 34 56', 'in', 'bj 0195123456'],
    ['01 95 12 34 56', 'bj', 'bj 0195123456'],
    // A trunk prefix that is not 0, and the same digits where they belong to the number.
    ['8 (912) 345-67-89', 'ru', 'ru 9123456789'],
    ['812 345 67 89', 'ru', 'ru 8123456789'],
    ['8 (771) 000 9998', 'kz', 'kz 7710009998'],
    ['8 029 491-19-11', 'by', 'by 294911911'],
    ['06 20 123 4567', 'hu', 'hu 201234567'],
    ['06', 'hu', 'hu 06'],
    // International ones.
    ['+44 7911 123456', 'in', 'gb 7911123456'],
    ['+44 (0)7911 123456', 'in', 'gb 7911123456'],
    ['＋44 7911 123456', 'in', 'gb 7911123456'],
    ['(+44) 7911 123456', 'in', 'gb 7911123456'],
    ['tel:+447911123456', 'in', 'gb 7911123456'],
    ['\u202A+44 7911 123456\u202C', 'in', 'gb 7911123456'],
    ['00919876543210', 'us', 'in 9876543210'],
    ['011 44 7911 123456', 'us', 'gb 7911123456'],
    ['919876543210', 'in', 'in 9876543210'],
    ['1 702 123 4567', 'us', 'us 7021234567'],
    // Delhi's area code is 11.
    ['011 2345 6789', 'in', 'in 1123456789'],
    ['011 4321 5678', 'ar', 'ar 1143215678'],
    ['011 234 5678', 'za', 'za 112345678'],
    // The chosen country decides what people dial before international numbers.
    ['810 44 7911 123456', 'ru', 'gb 7911123456'],
    ['010 44 7911 123456', 'jp', 'gb 7911123456'],
    ['0011 44 7911 123456', 'au', 'gb 7911123456'],
    ['0011', 'au', 'au 0011 pending'],
    // Left to the server: somebody in India does not dial so, and Thailand has a prefix 004.
    ['011 65 8123 4567', 'in', 'in 0116581234567 pending'],
    ['011 91 98765 43210', 'de', 'de 011919876543210 pending'],
    ['0049 176 12345678', 'th', 'th 004917612345678 pending'],
    // The dial code twice, or a long number that begins with the same digits.
    ['+91 91 98765 43210', 'us', 'in 91919876543210 pending'],
    // Former prefixes of Mexico.
    ['+52 1 55 1234 5678', 'in', 'mx 5512345678'],
    ['+52 (01) 55 1234 5678', 'in', 'mx 5512345678'],
    ['044 55 1234 5678', 'mx', 'mx 5512345678'],
    ['52 1 55 1234 5678', 'mx', 'mx 5512345678'],
    // A dial code without its plus before a number shorter than the longest.
    ['49 1512 3456789', 'de', 'de 15123456789'],
    // Countries that share a dial code.
    ['+1 416 555 0123', 'in', 'ca 4165550123'],
    ['+1 212 555 0123', 'in', 'us 2125550123'],
    ['+1 212 555 0123', 'ca', 'ca 2125550123'],
    ['+1 246 250 1234', 'in', 'bb 2501234'],
    ['+7 916 123 45 67', 'in', 'ru 9161234567'],
    ['+7 701 123 45 67', 'in', 'kz 7011234567'],
    ['+39 06 698 12345', 'in', 'it 0669812345'],
    // Not complete yet.
    ['', 'in', 'in'],
    ['+', 'in', 'in pending'],
    ['+4', 'in', 'in 4 pending'],
    ['00', 'in', 'in 00 pending'],
    ['0', 'us', 'us 0 pending'],
    ['01', 'us', 'us 01 pending'],
    ['011', 'us', 'us 011 pending'],
    ['+91', 'us', 'in'],
    ['+999', 'in', 'in 999 pending'],
    ['+9999', 'in', 'in 9999 pending'],
    // Too many digits.
    ['98765432109', 'in', 'in 9876543210 cut'],
    ['+44 7911 1234567', 'in', 'gb 7911123456 cut'],
    ['70 123 456 789 012 3', 'af', 'af 7012345678901 cut'],
    // Where no format is known, the first digits of one that is too long may be anybody's.
    ['93 70 123 456 789 0', 'af', 'af 9370123456789 cut'],
    ['no digits at all', 'in', 'in'],
  ])('%j with %s chosen is %s', (text, code, expected) => {
    expect(read(text, code)).toBe(expected);
  });

  test('keeps what was cut apart from what was not', () => {
    expect(readEntry('0151 234567890', countryOf('in'))).toMatchObject({
      text: '15123-45678',
      digits: '151234567890',
      truncated: true,
    });
  });
});

describe('the digits of a number', () => {
  test.each([
    ['in', 12],
    ['us', 11],
    ['de', 14],
    ['gb', 12],
    ['af', 15],
    // As long as mobile numbers of these are, which is longer than their common format.
    ['fi', 13],
    ['ar', 14],
  ])('%s has %i with its dial code', (code, total) => {
    expect(totalDigits(countryOf(code))).toBe(total);
  });

  test('are 15 in all where no format is known', () => {
    const unknown = phoneCountries.filter(({ pattern }) => pattern === '');
    expect(unknown.length).toBeGreaterThan(50);
    for (const country of unknown) expect(nationalDigits(country) + country.dial.length).toBe(15);
  });

  test('are folded from every script', () => {
    expect(digitsOf('०१२३४५६७८९')).toBe('0123456789');
    expect(digitsOf('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('01234567890123456789');
    expect(digitsOf('０１２３４５６７８９')).toBe('0123456789');
    expect(digitsOf('Ext. 12-3')).toBe('123');
  });
});

describe('a written number', () => {
  test.each([
    ['9876543210', 'in', '98765-43210'],
    ['98765', 'in', '98765'],
    ['987654', 'in', '98765-4'],
    ['7021234567', 'us', '(702) 123-4567'],
    ['70', 'us', '(70'],
    ['701234567890', 'af', '701234567890'],
    ['', 'us', ''],
  ])('of %s in %s is %s', (digits, code, expected) => {
    expect(formatNumber(digits, countryOf(code))).toBe(expected);
  });

  test('is understood as itself in every country', () => {
    for (const country of phoneCountries) {
      const digits = '5'.repeat(nationalDigits(country));
      const again = readEntry(formatNumber(digits, country), country);
      expect([country.code, again.country.code, again.digits]).toEqual([country.code, country.code, digits]);
    }
  });
});

describe('the countries', () => {
  test('have codes and names of their own', () => {
    expect(new Set(phoneCountries.map(({ code }) => code)).size).toBe(phoneCountries.length);
    expect(new Set(phoneCountries.map(({ name }) => name)).size).toBe(phoneCountries.length);
    for (const [code, name] of [
      ['mk', 'North Macedonia'],
      ['sz', 'Eswatini'],
      ['tr', 'Türkiye'],
      ['cz', 'Czechia'],
    ] as const)
      expect(countryOf(code).name).toBe(name);
  });

  test('can all be reached by dial code, or share one with a country that can', () => {
    for (const { dial } of phoneCountries) {
      expect(readEntry(`+${dial}`, countryOf('in')).country.dial).toBe(dial);
    }
  });

  test('are found by code in either case', () => {
    expect(countryOf('GB')).toBe(countryOf('gb'));
    expect(countryOf('gb').name).toBe('United Kingdom');
  });
});
