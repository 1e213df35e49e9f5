/** The longer half of `phone-everywhere.test.ts`, which runs before a release: 20,000 of each country. */
import { expect, test } from 'vitest';
import { countries, createNumbers, misread } from './support/generated-phones.ts';

test.each(countries)(
  '20,000 random numbers of %s › written in every way, with script and without › are stored as they are',
  { timeout: 600_000 },
  (code) => {
    const next = createNumbers(code, 2);
    expect(misread(code, Array.from({ length: 20_000 }, next))).toEqual([]);
  },
);
