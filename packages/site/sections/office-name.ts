import type { Office } from '../schema/site.ts';

/** Returns the heading of an office: its country, with the city before it if the country has a second office. */
export const officeName = ({ country, city }: Office, offices: readonly Office[]): string =>
  city !== undefined && offices.filter((office) => office.country === country).length > 1
    ? `${city}, ${country}`
    : country;
