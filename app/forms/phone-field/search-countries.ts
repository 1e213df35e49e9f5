import { phoneCountries, type PhoneCountry } from '../../../contracts/phone-countries.ts';
import { digitsOf } from '../../../contracts/forms/form.ts';

/** Larger than every priority of countries that share a dial code. */
const longerDial = 10;

/** Words in lower case without accents and punctuation; "St" as the names write it, if a word follows. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bst (?=.)/g, 'saint ');

/** The same without spaces: U.K. is uk, and Guinea-Bissau may be written in one word. */
const squeeze = (folded: string): string => folded.replaceAll(' ', '');

/** Rank of a country for folded search words: 0 is best, undefined is no match. */
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

/** The countries that match a name, an alias, a code or a dial code, best first, then by name. */
export function searchCountries(typed: string): PhoneCountry[] {
  const text = typed.normalize('NFKC');
  const search = fold(text);
  // Every dial code begins with a plus sign and with an empty text, so all countries match.
  const dial = /^[+\p{Nd}\s().-]*$/u.test(text) ? digitsOf(text).replace(/^(00|011)/, '') : undefined;
  const rank = (country: PhoneCountry): number | undefined => {
    if (dial === undefined) return rankByName(country, search);
    if (country.dial === dial) return country.priority;
    return country.dial.startsWith(dial) ? longerDial : undefined;
  };
  return phoneCountries
    .map((country) => ({ country, rank: rank(country) }))
    .filter((match): match is { country: PhoneCountry; rank: number } => match.rank !== undefined)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
}
