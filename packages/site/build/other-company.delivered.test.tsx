/**
 * The pages of another company that takes the project over, as docs/rebranding.md says, and decides otherwise than the
 * specification. `tests/owner/rebranding.release.test.ts` builds its whole site.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ensureCareers } from '../../../tests/unit/support/careers-pages.ts';
import { company, oldWords, traces } from '../../../tests/unit/support/other-company.ts';
import { copySite } from '../../../tests/unit/support/owner-site.ts';
import { ownLogos, writeWishes } from '../../../tests/unit/support/owner-wishes.ts';

const owner = copySite('https://www.haldenroe.test');
const { content } = owner;
const facts = parse(readFileSync(join(content, 'company.yaml'), 'utf8')) as object;
writeFileSync(join(content, 'company.yaml'), JSON.stringify({ ...facts, ...company }));
ensureCareers(content);
const { removed } = writeWishes(content, 'public/apple-touch-icon.png');
afterAll(() => owner.remove());

const pages = await owner.draw(owner.load());
const page = (path: string): string => pages.get(path) ?? '';

test('name the company and its offices, the legal ones too', () => {
  expect(pages.size).toBeGreaterThan(10);
  for (const path of ['/privacy-policy', '/terms-of-use'])
    for (const words of ['Halden &amp; Roe AB', company.mailboxes.info, 'Kajgatan 1', 'Rua do Cais 2'])
      expect(page(path)).toContain(words);
});

test('have no word, number or address of the company before', () => {
  expect(traces(pages, oldWords)).toEqual([]);
});

test('tell search engines of the countries of its own offices alone', () => {
  const countries = [...page('/').matchAll(/"addressCountry":"([^"]+)"/g)].map(([, country]) => country);
  expect(countries).toEqual(['SE', 'PT']);
});

test('have the numbers of bullets, tabs and logos that it wants, and nothing of what it leaves out', () => {
  expect(pages.has(`/services/${removed}`)).toBe(false);
  expect(page('/services/azure')).toContain('A fifth bullet of our own');
  expect(page('/services/power-bi')).toContain('data-count="3"');
  for (const { name } of ownLogos) expect(page('/')).toContain(`alt="${name}`);
  expect(page('/')).not.toContain('data-island="logo-carousel"');
  expect(page('/')).not.toContain('sameAs');
});
