import { phoneCountries, type PhoneCountry } from '@website/forms/phone-countries';
import { digitsOf } from '@website/forms/form';

/** A number larger than every priority of countries that share a dial code. */
const longerDial = 10;

/** Returns words in lower case without accents and punctuation. "St" before a word becomes "saint", as in the names. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bst (?=.)/g, 'saint ');

/** Removes the spaces of a folded text: `U.K.` becomes `uk`, and `Guinea-Bissau` may be typed as one word. */
const squeeze = (folded: string): string => folded.replaceAll(' ', '');

/** Returns the rank of a country for folded search words: 0 is the best rank, undefined means no match. */
function rankByName(country: PhoneCountry, search: string): number | undefined {
  const name = fold(country.name);
  const aliases = fold(country.aliases);
  const all = `${name} ${aliases}`;
  const squeezed = squeeze(search);
  if (country.code === squeezed || aliases.split(' ').includes(squeezed)) return 0;
  if (name.startsWith(search)) return 1;
  if (all.includes(` ${search}`)) return 2;
  return squeeze(all).includes(squeezed) ? 3 : undefined;
}

/**
 * Returns the countries with their names in another language, in the order of these names. Visitors may still search
 * for the English names.
 */
export const countriesNamed = (names: Readonly<Record<string, string>> | undefined): PhoneCountry[] =>
  names === undefined
    ? phoneCountries
    : Object.entries(names).flatMap(([code, name]) =>
        phoneCountries
          .filter((country) => country.code === code)
          .map((country) => ({ ...country, name, aliases: `${country.name} ${country.aliases}` })),
      );

/** Returns the countries that match a name, an alias, a code or a dial code: best matches first, then by name. */
export function searchCountries(typed: string, countries = phoneCountries): PhoneCountry[] {
  const text = typed.normalize('NFKC');
  const search = fold(text);
  // If the visitor has typed nothing or only a plus sign, `dial` is empty and matches all countries.
  const dial = /^[+\p{Nd}\s().-]*$/u.test(text) ? digitsOf(text).replace(/^(00|011)/, '') : undefined;
  const rank = (country: PhoneCountry): number | undefined => {
    if (dial === undefined) return rankByName(country, search);
    if (country.dial === dial) return country.priority;
    return country.dial.startsWith(dial) ? longerDial : undefined;
  };
  return countries
    .map((country) => ({ country, rank: rank(country) }))
    .filter((match): match is { country: PhoneCountry; rank: number } => match.rank !== undefined)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
}
