/** Fills what the build knows into the strings of a form's field: its limits, and the names of countries. */
import type { FieldDefinition } from '@website/forms/form';
import { fileSize, listNames } from '@website/forms/messages';
import { phoneCountries } from '@website/forms/phone-countries';

/** Returns the limits of a field as placeholder values: `{max}`, and for files also `{types}`. */
function limitsOf(field: FieldDefinition, language: string): Record<string, string> {
  if (field.kind !== 'file')
    return 'maxLength' in field ? { max: field.maxLength.toLocaleString(language) } : {};
  const types = field.types.map((type) => type.toUpperCase());
  return { max: fileSize(field.maxBytes), types: listNames(types, 'disjunction', language) };
}

/** Fills a field's limits into its messages. Other placeholders stay, because their values depend on the visitor. */
const withLimits = <Strings>(strings: Strings, limits: Record<string, string>): Strings =>
  JSON.parse(JSON.stringify(strings), (_, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/\{(\w+)\}/g, (placeholder, name: string) => limits[name] ?? placeholder)
      : value,
  ) as Strings;

/**
 * Returns the names of the countries by code, sorted by name; undefined in English, because `phoneCountries` has the
 * English names. The build writes names and order into the page, because a browser may have others.
 */
function countryNames(language: string): Record<string, string> | undefined {
  if (language.startsWith('en')) return undefined;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const rows = phoneCountries.map(({ code, name }) => [code, names.of(code.toUpperCase()) ?? name] as const);
  return Object.fromEntries(rows.toSorted(([, a], [, b]) => a.localeCompare(b, language)));
}

/** Returns the strings of a field in the language of the site, with its limits. */
export function filledStrings<Strings>(written: Strings, field: FieldDefinition, language: string): Strings {
  const strings = withLimits(written, limitsOf(field, language));
  const names = field.kind === 'phone' ? countryNames(language) : undefined;
  if (!names) return strings;
  const { country } = strings as Strings & { country: object };
  return { ...strings, country: { ...country, names } };
}
