/**
 * `npm run contracts:phones` writes the rows of `packages/forms/phone-countries.ts`. Dial codes and formats are from
 * `react-international-phone`; prefixes and lengths are from `libphonenumber-js`; names are those of CLDR in Node. Run
 * this after an update of these, or after a change of the tables below. `--check` writes nothing, and exits with 1 if rows differ.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSupportedCountry, Metadata } from 'libphonenumber-js/max';
import { defaultCountries, parseCountry } from 'react-international-phone';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** Area codes that are missing in the package. These codes distinguish Kazakhstan from Russia. */
const areas: Record<string, string[]> = { kz: ['6', '7'] };

/** Priorities that differ from the package, for countries with the same dial code. */
const priorities: Record<string, number> = { kz: 1, ru: 0 };

/** More search terms by country code: short, former and native names. */
const aliases: Record<string, string> = {
  ae: 'UAE Emirates',
  cd: 'DRC Zaire Democratic Republic',
  ci: 'Ivory Coast',
  cv: 'Cabo Verde',
  cz: 'Czech Republic',
  de: 'Deutschland',
  es: 'España',
  gb: 'UK Great Britain England Scotland Wales Northern Ireland',
  ir: 'Persia',
  kr: 'Korea',
  la: 'Laos',
  mo: 'Macau',
  nl: 'Holland',
  ps: 'Palestine',
  ru: 'Russian Federation',
  sz: 'Swaziland',
  tl: 'East Timor',
  tr: 'Turkey',
  us: 'USA America',
  va: 'Holy See',
  vn: 'Viet Nam',
};

/** Formats that are missing in the package. Argentina's mobile numbers have three formats. */
const patterns: Record<string, string> = { ar: '............' };

/** Trunk prefixes that differ from the metadata. In Belarus, 8 029 means area 29. In Lithuania, 8 became 0. */
const trunks: Record<string, string> = { by: '80', lt: '8' };

/** International prefixes that differ from the metadata: Australia's also has the codes of single companies. */
const abroads: Record<string, string> = { au: '0011' };

/** Countries whose number lengths are fixed by the product's decision D13. */
const decided = new Set(['in', 'us', 'de']);

/** Maximum digits of a number including its dial code (ITU-T E.164). */
const maxDigits = 15;

/** The properties of a numbering plan that the package's types lack. */
interface Plan {
  /** Returns the prefix for calls within the country; the number 0 if there is none. */
  nationalPrefix: () => string | 0;
  /** Returns a regular expression of the prefixes for calls to other countries. */
  IDDPrefix: () => string;
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

/** Returns the facts about a country's mobile numbers and fixed-line numbers. */
const ordinary = (plan: Plan) =>
  (['MOBILE', 'FIXED_LINE'] as const).map((type) => plan.type(type)).filter((kind) => kind !== undefined);

/** Returns true if a usual number may begin with 0, also in calls from abroad. Tries each possible second digit. */
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

/** Returns the trunk prefix; empty if numbers may begin with 0. If the plan has no prefix, returns 0. */
const trunkOf = (iso2: string, plan: Plan): string =>
  trunks[iso2] ?? (beginsWithZero(plan) ? '' : plan.nationalPrefix() || '0');

/**
 * Returns the digits before an international number, as a regular expression. Empty: 00. A dash: several prefixes begin
 * with 00. A prefix of one digit, in Cape Verde and Samoa, is not different from a trunk prefix that somebody adds.
 */
function abroadOf(iso2: string, plan: Plan): string {
  const prefix = plan.IDDPrefix();
  const whole = new RegExp(`^(?:${prefix})$`);
  const isLonger = Array.from({ length: 1000 }, (_, next) => String(next)).some((next) =>
    whole.test(`00${next}`),
  );
  if (abroads[iso2] !== undefined) return abroads[iso2];
  if (whole.test('00') || prefix === '0') return isLonger ? '-' : '';
  return isLonger && prefix !== '000' ? '-' : prefix;
}

/**
 * Returns the format of a usual number. The format has at least as many digits as the numbers of the country may have,
 * because a number without its last digits could be another person's number.
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
  .map((country) => ({ ...country, name: names.of(country.iso2.toUpperCase()) ?? country.name }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  .map(({ name, iso2, dialCode, format, priority, areaCodes }) => {
    const plan = planOf(iso2);
    return [
      iso2,
      dialCode,
      trunkOf(iso2, plan),
      patternOf(iso2, dialCode, (typeof format === 'string' ? format : format?.default) ?? '', plan),
      abroadOf(iso2, plan),
      name,
      aliases[iso2] ?? '',
      priorities[iso2] ?? priority ?? 0,
      (areas[iso2] ?? areaCodes ?? []).join(' '),
    ].join('|');
  });

const file = join(import.meta.dirname, '../../forms/phone-countries.ts');
const code = readFileSync(file, 'utf8');
// Only the rows of the table are replaced.
const written = code.replace(/(?<=const table = `\n)[^`]*/, `${rows.join('\n')}\n`);

if (!process.argv.includes('--check')) writeFileSync(file, written);
else if (written !== code) {
  console.error(
    'packages/forms/phone-countries.ts is not what its sources say: run npm run contracts:phones',
  );
  process.exitCode = 1;
}
