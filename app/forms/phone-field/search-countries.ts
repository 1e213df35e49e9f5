import { phoneCountries, type PhoneCountry } from '../../../contracts/phone-countries.ts';

/** Between two ranks there is room for the countries that share a dial code. */
const step = 10;

/** Lower case without accents, digits of full width as ordinary ones, as people type it. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** How well a country answers a search: 0 best, undefined not at all. */
function rank(country: PhoneCountry, search: string): number | undefined {
  const dial = search.replace(/^(\+|00)/, '');
  // A plus sign alone is the beginning of every dial code.
  if (/^\d*$/.test(dial)) {
    if (country.dial === dial) return country.priority;
    return country.dial.startsWith(dial) ? step : undefined;
  }
  const name = fold(country.name);
  const words = `${name} ${fold(country.aliases)}`.split(/[\s(]+/);
  if (country.code === search || fold(country.aliases).split(' ').includes(search)) return 0;
  if (name.startsWith(search)) return 1;
  if (words.some((word) => word.startsWith(search))) return 2;
  return words.join(' ').includes(search) ? 3 : undefined;
}

/** The countries that match a name, an alias, a code or a dial code, best first, then by name. */
export function searchCountries(typed: string): PhoneCountry[] {
  const search = fold(typed.trim());
  return phoneCountries
    .map((country) => ({ country, rank: rank(country, search) }))
    .filter((match): match is { country: PhoneCountry; rank: number } => match.rank !== undefined)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
}
