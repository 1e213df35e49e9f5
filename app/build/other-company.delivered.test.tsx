/**
 * The pages of another company that takes the project over, as docs/rebranding.md says, and decides otherwise than the
 * specification. `tests/owner/rebranding.release.test.ts` builds its whole site.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ensureCareers } from '../../tests/unit/support/careers-pages.ts';
import { company, oldWords, traces } from '../../tests/unit/support/other-company.ts';
import { ownLogos, removedService, writeWishes } from '../../tests/unit/support/owner-wishes.ts';
import { loadSite, renderRoute, routes } from './prerender.tsx';

const root = mkdtempSync(join(tmpdir(), 'other-company-'));
const content = join(root, 'content');
cpSync('content', content, { recursive: true });
for (const folder of ['public', 'media']) symlinkSync(resolve(folder), join(root, folder));
const facts = parse(readFileSync(join(content, 'company.yaml'), 'utf8')) as object;
writeFileSync(join(content, 'company.yaml'), JSON.stringify({ ...facts, ...company }));
ensureCareers(content);
writeWishes(content, 'public/apple-touch-icon.png');
afterAll(() => rmSync(root, { recursive: true }));

const site = loadSite(root, {
  origin: 'https://www.haldenroe.test',
  submission: { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' },
  figures: { settings: { retentionDays: 180, applicationRetentionDays: 180 } },
});
const pages = new Map<string, string>();
for (const route of routes(site))
  pages.set(route.path, await renderRoute(route, site, { css: '', script: '/wake.js', fonts: [] }));
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
  expect(pages.has(`/services/${removedService}`)).toBe(false);
  expect(page('/services/azure')).toContain('A fifth bullet of our own');
  expect(page('/services/power-bi')).toContain('data-count="3"');
  for (const { name } of ownLogos) expect(page('/')).toContain(`alt="${name}`);
  expect(page('/')).not.toContain('data-island="logo-carousel"');
  expect(page('/')).not.toContain('sameAs');
});
