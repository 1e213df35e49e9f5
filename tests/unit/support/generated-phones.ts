/** Valid phone numbers made at random from the metadata of a country, and the ways in which people write them. */
import {
  type CountryCode,
  Metadata,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { countryOf, readEntry } from '../../../packages/site/forms/phone-field/phone-number.ts';
import { nationalDigits } from '@website/forms/phone-prefixes';
import { readPhone } from '../../../packages/server/forms/phone.ts';
import { createRandom } from '../../../packages/server/test-support/fuzz/random.ts';

/** Countries with many visitors, and those whose prefixes are unusual or can be mistaken for others. */
export const countries = 'in us ca gb de fr it es pl rs ru br mx ar za au jp sg th kr ng tj'.split(' ');

/** What people dial before international numbers, where that is not 00. */
const abroad: Readonly<Record<string, string>> = {
  ...{ us: '011', ca: '011', au: '0011', br: '0015', jp: '010', kr: '001' },
  ...{ ng: '009', ru: '810', sg: '001', th: '001', tj: '810' },
};

/** The type of {@link Metadata} lacks these. */
type Plan = {
  type: (name: string) => { pattern: () => string | undefined; possibleLengths: () => number[] } | undefined;
};

/** Makes a function that returns valid numbers of fixed lines and mobile phones. The same seed gives the same numbers. */
export function createNumbers(code: string, seed: number): () => PhoneNumber {
  const country = code.toUpperCase() as CountryCode;
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const plan = metadata.numberingPlan as unknown as Plan;
  const kinds = ['MOBILE', 'FIXED_LINE'].flatMap((name) => {
    const kind = plan.type(name);
    const pattern = kind?.pattern();
    return kind && pattern
      ? [{ whole: new RegExp(`^(?:${pattern})$`), lengths: kind.possibleLengths() }]
      : [];
  });
  const { below } = createRandom(seed);
  return () => {
    for (;;) {
      const { whole, lengths } = kinds[below(kinds.length)]!;
      const length = lengths[below(lengths.length)]!;
      // A third begins with 1 or 11, because area codes after a trunk prefix 0 then look like 011.
      const start = ['', '', '', '', '1', '11'][below(6)]!;
      let digits = start;
      while (digits.length < length) digits += String(below(10));
      if (!whole.test(digits)) continue;
      const number = parsePhoneNumberFromString(digits, { defaultCountry: country, extract: false });
      const { country: found, nationalNumber } = number ?? {};
      if (number?.isValid() && found === country && nationalNumber === digits) return number;
    }
  };
}

/** The texts of a number, each with the country that is chosen in the form. */
function* writtenWays(code: string, number: PhoneNumber): Generator<[text: string, chosen: string]> {
  const { nationalNumber, countryCallingCode: dial } = number;
  const { trunk } = countryOf(code);
  yield [number.formatNational(), code];
  yield [nationalNumber, code];
  yield [trunk + nationalNumber, code];
  for (const chosen of [code, 'in', 'us']) {
    yield [number.number, chosen];
    yield [number.formatInternational(), chosen];
    yield [`(+${dial}) ${nationalNumber}`, chosen];
    yield [`${abroad[chosen] ?? '00'} ${dial} ${nationalNumber}`, chosen];
  }
}

/** Returns how a text in the form is stored, with script and without. */
const storedAs = {
  withScript(text: string, chosen: string): string | undefined {
    const { country, text: shown } = readEntry(text, countryOf(chosen));
    return readPhone(shown, country.code);
  },
  withoutScript: readPhone,
};

/** Returns descriptions of the texts that are not stored as their numbers. */
export function misread(code: string, numbers: Iterable<PhoneNumber>): string[] {
  const faults: string[] = [];
  // The field has room for so many digits; the decision about the product names some of these limits.
  const room = nationalDigits(countryOf(code));
  for (const number of numbers) {
    for (const [text, chosen] of writtenWays(code, number)) {
      for (const way of ['withScript', 'withoutScript'] as const) {
        if (way === 'withScript' && number.nationalNumber.length > room) continue;
        const stored = storedAs[way](text, chosen);
        if (stored !== number.number)
          faults.push(`${text} (${chosen}), ${way}: ${stored}, not ${number.number}`);
      }
    }
  }
  return faults;
}
