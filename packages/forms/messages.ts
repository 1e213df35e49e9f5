/**
 * The protocol texts of the message endpoint, and functions that write numbers, sizes, times and days in the language
 * of the site. Browser bundles may contain this file, because it imports nothing.
 */

/** The response bodies of the message endpoint. Visitors never see them. */
export const protocolTexts = {
  accepted: 'OK',
  publicKey: 'The public key is not valid for this site.',
  service: 'The service ID is not valid for this site.',
  template: 'The template ID is not valid for this site.',
  parameters: 'The template params have to be an object.',
  action: 'The bot check knows no such action.',
} as const;

const isEnglish = (language: string): boolean => language.startsWith('en');

/** Joins names: `one, two or three`. The site in English follows British English: no comma before the last name. */
export const listNames = (
  names: readonly string[],
  type: 'conjunction' | 'disjunction',
  language: string,
): string => new Intl.ListFormat(isEnglish(language) ? 'en-GB' : language, { type }).format(names);

/** Joins choices in English. A server needs this at its start, and `Intl.ListFormat` would load much data. */
export const listChoices = (names: readonly string[]): string =>
  names.join(', ').replace(/, (?=[^,]*$)/, ' or ');

/** Formats a day such as `2027-01-31`, or a time in milliseconds since 1970, in UTC: `January 31, 2027`. */
export const formatDay = (day: string | number, language: string): string =>
  new Date(day).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a size: `5 MB`. */
export const fileSize = (bytes: number): string => `${bytes / 1024 / 1024} MB`;

/** Formats a number with its unit in words: `1 minute`, `40 seconds`. */
const formatUnit = (count: number, unit: 'byte' | 'minute' | 'second', language: string): string =>
  count.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'long' });

/** Formats the size of a file, rounded: `0 bytes`, `214 KB`, `1.4 MB`. */
export const formatBytes = (bytes: number, language: string): string => {
  if (bytes === 0) return formatUnit(0, 'byte', language);
  const megabytes = bytes / 1024 / 1024;
  return bytes < 1000 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${megabytes.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;
};

const secondsPerMinute = 60;

/** Formats a number with an English noun: `1 attempt`, `2 attempts`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Formats a waiting time, rounded up: `40 seconds`, `9 minutes`. */
export const formatWait = (seconds: number, language: string): string =>
  seconds < secondsPerMinute
    ? formatUnit(seconds, 'second', language)
    : formatUnit(Math.ceil(seconds / secondsPerMinute), 'minute', language);
