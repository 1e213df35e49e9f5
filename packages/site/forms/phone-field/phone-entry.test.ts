import { digitsOf } from '@website/forms/form';
import { getExampleNumber, type CountryCode } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import { phoneCountries, type PhoneCountry } from '@website/forms/phone-countries';
import {
  changeEntry,
  chooseCountry,
  countryOf,
  emptyEntry,
  readEntry,
  type PhoneEntry,
} from './phone-number.ts';

/** A text with its caret drawn as a bar; without one it is at the end. */
function parse(drawn: string): { text: string; caret: number } {
  const text = drawn.replace('|', '');
  return { text, caret: drawn.includes('|') ? drawn.indexOf('|') : text.length };
}

const start = (text: string, code = 'in'): PhoneEntry => readEntry(text, countryOf(code));

/** Types key by key where the bar stands, as long as the caret is not moved. */
function type(entry: PhoneEntry, keys: string, after = ''): PhoneEntry {
  let now = entry;
  for (const key of keys) {
    const end = now.text.length - after.length;
    const text = now.text.slice(0, end) + key + now.text.slice(end);
    now = changeEntry(now, { text, caret: end + 1, inputType: 'insertText' });
  }
  return now;
}
const change = (entry: PhoneEntry, drawn: string, inputType: string): PhoneEntry =>
  changeEntry(entry, { ...parse(drawn), inputType });
const said = ({ country, text, truncated, pending }: PhoneEntry): string =>
  [country.code, text, truncated ? 'cut' : '', pending ? 'pending' : ''].filter(Boolean).join(' ');

describe('a plus', () => {
  const full = start('9876543210');

  test('is forgotten as soon as something else is typed', () => {
    const ahead = change(start('98765'), '+|98765', 'insertText');
    expect(said(change(change(ahead, '987654|', 'insertText'), '9|98765-4', 'insertText'))).toBe(
      'in 99876-54',
    );
  });

  test.each([
    ['9876543210', 'in', '91', 'in 98765-43210'],
    ['98765', 'in', '91', 'in 98765'],
    ['7021234567', 'us', '1', 'us (702) 123-4567'],
    // There would be room for a digit more.
    ['15123456789', 'de', '49', 'de 151 23456789'],
    ['701234567', 'af', '93', 'af 701234567'],
    // Another country's is not taken for the number's.
    ['9876543210', 'in', '44', 'in 98765-43210 cut'],
  ])('before %s (%s) with %s after it leaves %s', (digits, code, dial, expected) => {
    const entry = start(digits, code);
    expect(said(type(entry, `+${dial}`, entry.text.replace(/^\D/, '')))).toBe(expected);
  });

  test('at the end or in the middle says nothing', () => {
    expect(said(change(full, '98765-43210+|', 'insertText'))).toBe('in 98765-43210');
    expect(said(change(full, '98765-+|43210', 'insertText'))).toBe('in 98765-43210');
  });

  test('in an empty field, over everything, and in a pasted text begins an international number', () => {
    expect(said(type(emptyEntry(), '+4'))).toBe('in +4 pending');
    expect(said(type(emptyEntry(), '+447911123456'))).toBe('gb 7911 123456');
    expect(said(type(change(full, '+|', 'insertText'), '447911123456'))).toBe('gb 7911 123456');
    expect(said(change(full, '+44 7911 123456|', 'insertFromPaste'))).toBe('gb 7911 123456');
  });

  test('may be deleted again while its dial code is not complete', () => {
    expect(said(change(type(emptyEntry(), '+99'), '+9|', 'deleteContentBackward'))).toBe('in +9 pending');
    expect(said(change(type(emptyEntry(), '+9'), '|', 'deleteContentBackward'))).toBe('in');
  });
});

describe('a digit too many', () => {
  const full = start('9876543210');

  test.each([
    ['981|765-43210', 'insertText'],
    ['1|98765-43210', 'insertText'],
    ['9812345|765-43210', 'insertFromPaste'],
  ])('put into a full number as %s by %s pushes nothing out', (drawn, inputType) => {
    expect(said(change(full, drawn, inputType))).toBe('in 98765-43210 cut');
  });

  test('is left out at the end, and no longer spoken of after the next deletion', () => {
    const more = type(full, '12');
    expect(said(more)).toBe('in 98765-43210 cut');
    expect(said(change(more, '98765-4321|', 'deleteContentBackward'))).toBe('in 98765-4321');
  });

  test('may complete a number typed with its dial code or trunk prefix', () => {
    expect(said(type(emptyEntry(), '91987654321'))).toBe('in 91987-65432 cut');
    expect(said(type(emptyEntry(), '919876543210'))).toBe('in 98765-43210');
    expect(said(type(emptyEntry(), '9198765432101'))).toBe('in 98765-43210 cut');
    expect(said(type(start('', 'us'), '17021234567'))).toBe('us (702) 123-4567');
    expect(said(type(start('', 'ru'), '89123456789'))).toBe('ru (912) 345-67-89');
    expect(said(type(start('', 'by'), '80294911911'))).toBe('by (29) 491 19 11');
    expect(said(type(start('', 'hu'), '06201234567'))).toBe('hu 201234567');
    expect(said(type(start('', 'mx'), '15512345678'))).toBe('mx 551 234 5678');
  });

  test('of a number cut short by a mistake is not taken for a dial code', () => {
    expect(said(type(start('9198765432'), '1'))).toBe('in 91987-65432 cut');
  });
});

describe('deleting', () => {
  test('makes no international number of what is left', () => {
    expect(said(change(start('5011234567', 'us'), '|01) 123-4567', 'deleteContentBackward'))).toBe(
      'us (011) 234-567',
    );
  });
});

describe('another country', () => {
  test('gets the digits there was no room for', () => {
    const typed = type(emptyEntry(), '151234567890');
    expect(said(typed)).toBe('in 15123-45678 cut');
    expect(said(chooseCountry(typed, countryOf('de')))).toBe('de 151 234567890');
  });

  test('reads a text anew that the country before could not tell', () => {
    const unclear = start('011 44 7911 123456', 'in');
    expect(said(chooseCountry(unclear, countryOf('us')))).toBe('gb 7911 123456');
  });

  test('finds its own dial code before them', () => {
    expect(said(chooseCountry(type(emptyEntry(), '447911123456'), countryOf('gb')))).toBe('gb 7911 123456');
  });

  test('keeps a first 0', () => {
    expect(said(chooseCountry(start('0612345678', 'it'), countryOf('in')))).toBe('in 06123-45678');
  });
});

describe('typed key by key', () => {
  /** Countries that share a dial code are told apart in a whole text alone; the number is the same. */
  const whole = (country: PhoneCountry, written: string): string => country.dial + digitsOf(written);

  test.each(phoneCountries.map(({ code }) => code))('a number of %s is the same as pasted', (code) => {
    const number = getExampleNumber(code.toUpperCase() as CountryCode, examples);
    if (!number) throw new Error('there is no example');
    for (const text of [number.number, number.formatInternational(), number.formatNational()]) {
      const typed = type(start('', code), text);
      const pasted = readEntry(text, countryOf(code));
      expect([text, whole(typed.country, typed.text)]).toEqual([text, whole(pasted.country, pasted.text)]);
    }
  });
});
