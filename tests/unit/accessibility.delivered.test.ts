/** The accessibility statement that we deliver, against the programs that it names. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBand } from '../../packages/site/schema/bands.ts';
import { loadSite } from '../../packages/site/build/prerender.tsx';

const root = join(import.meta.dirname, '../..');
const submission = { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' };
const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };

test('each check is a program of this project, and every criterion of WCAG 2.2 A and AA has a result', () => {
  const { pages } = loadSite(root, { origin: 'https://example.com', submission, figures });
  const band = pages.map(({ bands }) => findBand(bands, 'conformance')).find(Boolean);
  if (!band) throw new Error('No page has the band conformance.');
  expect(band.checks.map(({ test: file }) => file).filter((file) => !existsSync(join(root, file)))).toEqual(
    [],
  );
  const numbers = band.criteria.map(([number]) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  const countOf = (level: string) => band.criteria.filter((criterion) => criterion[2] === level).length;
  // WCAG 2.2 without 4.1.1, which it has removed.
  expect([countOf('A'), countOf('AA')]).toEqual([31, 24]);
  expect(band.tested <= new Date().toISOString().slice(0, 10)).toBe(true);
});
