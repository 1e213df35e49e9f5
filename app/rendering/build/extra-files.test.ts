import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSite } from '../../content/site.ts';
import { writeExtraFiles } from './extra-files.ts';

test('the sitemap says when a page was changed last, and nothing of one of which nobody knows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-extra-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const submission = { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' };
  const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };
  const site = loadSite(join(import.meta.dirname, '../../..'), {
    origin: 'https://example.com',
    submission,
    figures,
  });
  writeExtraFiles(folder, site, ['/', '/careers'], new Map([['/careers', '2026-03-04']]));
  const entries = readFileSync(join(folder, 'sitemap.xml'), 'utf8').match(/<url>.*<\/url>/g);
  expect(entries).toEqual([
    '<url><loc>https://example.com/</loc></url>',
    '<url><loc>https://example.com/careers</loc><lastmod>2026-03-04</lastmod></url>',
  ]);
});
