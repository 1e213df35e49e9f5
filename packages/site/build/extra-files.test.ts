import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSite } from '../pages/site.ts';
import type { AnyBand } from '../schema/bands.ts';
import type { Redirect } from '../schema/redirects.ts';
import { writeExtraFiles } from './extra-files.ts';

/** Writes the files for two pages and some redirects; returns how to read one. */
const submission = { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' };
const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };
const settings = { origin: 'https://example.com', submission, figures };
const loaded = loadSite(join(import.meta.dirname, '../../..'), settings);
const [front] = loaded.pages;
if (!front) throw new Error('The content has no page.');
const conformance: AnyBand = {
  kind: 'conformance',
  heading: 'How we test',
  intro: 'Programs check the pages.',
  columns: ['What', 'How'],
  checks: [{ what: 'Contrast', how: 'By the rules', test: 'test.ts' }],
  lastTest: 'Tested on',
  tested: '2026-11-26',
  download: 'All criteria',
  criteria: [['1.4.3', 'Contrast (Minimum)', 'AA', 'supports', 'Measured']],
};
/** The pages that have files beside them. An owner may have deleted both. */
const site = {
  ...loaded,
  pages: [front, { ...front, path: '/security' }, { ...front, path: '/accessibility', bands: [conformance] }],
};

function write(
  now?: Date,
  redirects: Redirect[] = [],
  robots: 'all' | 'none' = 'all',
  without: readonly string[] = [],
): (file: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'site-extra-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeExtraFiles(
    folder,
    { ...site, redirects, robots, pages: site.pages.filter(({ path }) => !without.includes(path)) },
    ['/', '/careers'],
    new Map([['/careers', '2026-03-04']]),
    now,
  );
  return (file) => readFileSync(join(folder, file), 'utf8');
}

test('the sitemap says when a page was changed last, and nothing of one of which nobody knows', () => {
  expect(write()('sitemap.xml').match(/<url>.*<\/url>/g)).toEqual([
    '<url><loc>https://example.com/</loc></url>',
    '<url><loc>https://example.com/careers</loc><lastmod>2026-03-04</lastmod></url>',
  ]);
});

test('robots.txt names the sitemap, but not on a site that search engines leave out', () => {
  expect(write()('robots.txt')).toBe('User-agent: *\nAllow: /\nSitemap: https://example.com/sitemap.xml\n');
  expect(write(undefined, [], 'none')('robots.txt')).toBe('User-agent: *\nAllow: /\n');
});

test('security.txt has what RFC 9116 demands, and expires less than a year after the build', () => {
  const now = new Date('2026-11-22T18:30:00.123Z');
  const lines = write(now)('.well-known/security.txt').trimEnd().split('\n');
  const fields = new Map(lines.map((line) => line.split(/: (.*)/, 2) as [string, string]));
  expect(fields.get('Contact')).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
  expect(fields.get('Canonical')).toBe('https://example.com/.well-known/security.txt');
  expect(fields.get('Preferred-Languages')).toBe(site.language);
  expect(fields.get('Expires')).toBe('2027-10-18T18:30:00Z');
  expect(fields.get('Policy')).toBe('https://example.com/security');
  expect(fields.size).toBe(5);
});

test('a site without the pages has no policy in security.txt, and no table of criteria', () => {
  const file = write(undefined, [], 'all', ['/security', '/accessibility']);
  expect(file('.well-known/security.txt')).not.toContain('Policy');
  expect(() => file('wcag-conformance.csv')).toThrow('ENOENT');
  expect(write()('wcag-conformance.csv')).toContain('"1.4.3","Contrast (Minimum)","AA","supports"');
});

test('hosts for files get each redirect with and without a slash at the end, and no file without redirects', () => {
  const redirects = [
    { from: '/Old.html', to: '/careers#jobs' },
    { from: '/über/', to: 'https://example.org/' },
  ];
  expect(write(undefined, redirects)('_redirects')).toBe(
    [
      '/Old.html /careers#jobs 301',
      '/Old.html/ /careers#jobs 301',
      '/%C3%BCber https://example.org/ 301',
      '/%C3%BCber/ https://example.org/ 301',
      '',
    ].join('\n'),
  );
  expect(() => write()('_redirects')).toThrow('ENOENT');
});
