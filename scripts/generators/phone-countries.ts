/**
 * `npm run contracts:phones`: writes the rows of `contracts/phone-countries.ts`, with names, dial codes and formats
 * from `react-international-phone`, trunk prefixes and the lengths of numbers from `libphonenumber-js`. To be run
 * after one of the two was updated, or a name to search by was added below. With `--check` it writes nothing, and
 * exits with 1 where rows differ.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSupportedCountry, Metadata } from 'libphonenumber-js/max';
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

/** Formats where the package has none that fits: Argentina's mobile numbers have three spellings. */
const patterns: Record<string, string> = { ar: '............' };

/** Prefixes that are written otherwise than the metadata has them: 8 029 in Belarus is area 29. */
const trunks: Record<string, string> = { by: '80' };

/** Numbers of these are as long as the product's decision D13 says, not as long as they may be. */
const decided = new Set(['in', 'us', 'de']);

/** Digits of a number with its dial code (ITU-T E.164). */
const maxDigits = 15;

/** What the package knows of a country's numbers and its types do not tell. */
interface Plan {
  /** What is dialed before a national number at home; 0, the number, for nothing. */
  nationalPrefix: () => string | 0;
  type: (
    type: 'MOBILE' | 'FIXED_LINE',
  ) => { pattern: () => string; possibleLengths: () => number[] } | undefined;
}

function planOf(iso2: string): Plan {
  const code = iso2.toUpperCase();
  if (!isSupportedCountry(code)) throw new Error(`libphonenumber does not know ${code}`);
  const metadata = new Metadata();
  metadata.selectNumberingPlan(code);
  return metadata.numberingPlan as unknown as Plan;
}

/** Ordinary numbers of a country: those of people and offices. */
const ordinary = (plan: Plan) =>
  (['MOBILE', 'FIXED_LINE'] as const).map((type) => plan.type(type)).filter((kind) => kind !== undefined);

/** Whether an ordinary number may begin with a 0, also from abroad: tries what may follow it. */
const beginsWithZero = (plan: Plan): boolean =>
  ordinary(plan).some((kind) => {
    const whole = new RegExp(`^(?:${kind.pattern()})$`);
    return kind
      .possibleLengths()
      .some((length) =>
        Array.from({ length: 1000 }, (_, next) => `0${String(next).padStart(3, '0')}`).some((prefix) =>
          Array.from('0123456789').some((filler) =>
            whole.test(prefix.padEnd(length, filler).slice(0, length)),
          ),
        ),
      );
  });

/** A 0 is dropped in all other countries, also where nobody dials it at home: no number begins with it. */
const trunkOf = (iso2: string, plan: Plan): string =>
  trunks[iso2] ?? (beginsWithZero(plan) ? '' : plan.nationalPrefix() || '0');

/**
 * The pattern for an ordinary number, without what the field draws itself, and never with fewer digits
 * than a number of the country may have: one that is cut may be somebody else's.
 */
function patternOf(iso2: string, dial: string, format: string, plan: Plan): string {
  const pattern = patterns[iso2] ?? format;
  if (pattern === '' || decided.has(iso2)) return pattern;
  const needed = Math.min(
    maxDigits - dial.length,
    Math.max(...ordinary(plan).flatMap((kind) => kind.possibleLengths())),
  );
  return pattern + '.'.repeat(Math.max(0, needed - pattern.replace(/[^.]/g, '').length));
}

const rows = defaultCountries
  .map((data) => parseCountry(data))
  .map((country) => ({ ...country, name: names[country.iso2] ?? country.name }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  .map(({ name, iso2, dialCode, format, priority, areaCodes }) => {
    const plan = planOf(iso2);
    return [
      iso2,
      dialCode,
      trunkOf(iso2, plan),
      patternOf(iso2, dialCode, (typeof format === 'string' ? format : format?.default) ?? '', plan),
      name,
      aliases[iso2] ?? '',
      priorities[iso2] ?? priority ?? 0,
      (areas[iso2] ?? areaCodes ?? []).join(' '),
    ].join('|');
  });

const file = join(import.meta.dirname, '../../contracts/phone-countries.ts');
const code = readFileSync(file, 'utf8');
// Only the rows are written: what they mean stands in the file itself, around them.
const written = code.replace(/(?<=const table = `\n)[^`]*/, `${rows.join('\n')}\n`);

if (!process.argv.includes('--check')) writeFileSync(file, written);
else if (written !== code) {
  console.error('contracts/phone-countries.ts is not what its sources say: run npm run contracts:phones');
  process.exitCode = 1;
}
