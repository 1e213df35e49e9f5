/**
 * Writes `contracts/phone-countries.ts` from the country data of `react-international-phone`:
 * `node scripts/phone-countries.ts`. Run it after that package was updated.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultCountries, parseCountry } from 'react-international-phone';

/** Names of countries that the package gives the same name. */
const names: Record<string, string> = { cd: 'Congo (Kinshasa)', cg: 'Congo (Brazzaville)' };

/** Area codes that tell Kazakhstan's numbers from Russia's, which the package leaves out. */
const areas: Record<string, string[]> = { kz: ['6', '7'] };

/** Which of the countries that share a dial code is meant, where the package says another. */
const priorities: Record<string, number> = { kz: 1, ru: 0 };

/** Other names people search for, by country code. */
const aliases: Record<string, string> = {
  ae: 'UAE Emirates',
  ba: 'Bosnia',
  cd: 'DRC Zaire Democratic Republic',
  ci: 'Ivory Coast',
  cv: 'Cabo Verde',
  cz: 'Czechia',
  de: 'Deutschland',
  es: 'España',
  gb: 'UK Great Britain England Scotland Wales Northern Ireland',
  ir: 'Persia',
  kr: 'Korea',
  la: 'Laos',
  mk: 'North Macedonia',
  mm: 'Burma',
  nl: 'Holland',
  ru: 'Russian Federation',
  sz: 'Eswatini',
  tl: 'East Timor',
  tr: 'Türkiye',
  us: 'USA America',
  va: 'Holy See',
  vn: 'Viet Nam',
};

/** The pattern for an ordinary number, without what the field draws itself. */
const patternOf = (format: ReturnType<typeof parseCountry>['format']): string =>
  (typeof format === 'string' ? format : format?.default) ?? '';

const rows = defaultCountries
  .map((data) => parseCountry(data))
  .map((country) => ({ ...country, name: names[country.iso2] ?? country.name }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  .map(({ name, iso2, dialCode, format, priority, areaCodes }) =>
    [
      iso2,
      dialCode,
      patternOf(format),
      name,
      aliases[iso2] ?? '',
      priorities[iso2] ?? priority ?? 0,
      (areas[iso2] ?? areaCodes ?? []).join(' '),
    ].join('|'),
  );

writeFileSync(
  join(import.meta.dirname, '../contracts/phone-countries.ts'),
  `/** Written by scripts/phone-countries.ts: change that, not this. Safe in a browser bundle: imports nothing. */

/** A country as a phone number sees it. */
export interface PhoneCountry {
  /** ISO 3166-1 alpha-2, lower case. */
  code: string;
  /** Without the plus sign. */
  dial: string;
  /** How a national number is written, a dot for each digit; empty where none is known. */
  pattern: string;
  name: string;
  /** Other names to search by, separated by spaces. */
  aliases: string;
  /** Among countries that share a dial code, the lowest is meant unless an area code says otherwise. */
  priority: number;
  areas: string[];
}

const table = \`
${rows.join('\n')}
\`;

/** Every country, by name. */
export const phoneCountries: PhoneCountry[] = table
  .trim()
  .split('\\n')
  .map((row) => {
    const [code = '', dial = '', pattern = '', name = '', aliases = '', priority = '', areas = ''] = row.split('|');
    return { code, dial, pattern, name, aliases, priority: Number(priority), areas: areas ? areas.split(' ') : [] };
  });

/** The country a form begins with (specification §9). */
export const defaultCountry = 'in';
`,
);
