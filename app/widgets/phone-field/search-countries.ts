import { phoneCountries, type PhoneCountry } from '../../../contracts/phone-countries.ts';

/** Lower case without accents, as people type it. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** How well a country answers a search: 0 best, undefined not at all. */
function rank(country: PhoneCountry, search: string): number | undefined {
  const dial = search.replace(/^(\+|00)/, '');
  if (/^\d+$/.test(dial)) return country.dial === dial ? 0 : country.dial.startsWith(dial) ? 1 : undefined;
  if (country.code === search) return 0;
  const names = [country.name, country.aliases].map(fold);
  if (names[0]?.startsWith(search)) return 1;
  if (names.some((name) => name.split(/[\s(]/).some((word) => word.startsWith(search)))) return 2;
  return names.some((name) => name.includes(search)) ? 3 : undefined;
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
