import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { footerTopics, topicMenu } from './links.ts';
import { loadSite } from './site.ts';

const submission = { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' };
const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };
const load = (root: string, shown?: string) =>
  loadSite(root, { origin: 'https://www.site.test', submission, figures }, shown);

/** A project whose content has a fault in each of some files. */
function faultyProject(...files: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync('content', join(root, 'content'), { recursive: true });
  for (const folder of ['public', 'packages']) symlinkSync(resolve(folder), join(root, folder));
  for (const file of files) {
    const path = join(root, 'content', file);
    writeFileSync(path, `${readFileSync(path, 'utf8')}\nsurplus: 1\n`);
  }
  return root;
}

test('a build knows every fault, development those of the page that is looked at', () => {
  const root = faultyProject('privacy-policy.yaml', 'terms-of-use.yaml');
  expect(() => load(root)).toThrow(/^privacy-policy\.yaml:[^]*\nterms-of-use\.yaml:/);
  expect(() => load(root, '/privacy-policy')).toThrow(/^privacy-policy\.yaml:\d+: surplus: [^\n]*$/);
  const paths = load(root, '/site-map').pages.map(({ path }) => path);
  expect(paths).toContain('/site-map');
  expect(paths).not.toContain('/privacy-policy');
});

test('a fault of what all pages share is each page’s own', () => {
  expect(() => load(faultyProject('interface.yaml'), '/site-map')).toThrow(/^interface\.yaml/);
});

const topic = (slug: string) => ({
  slug,
  name: slug.toUpperCase(),
  path: `/services/${slug}`,
  picture: `banners/${slug}-still`,
  night: slug === 'azure' ? 'banners/azure-night' : undefined,
});

test('a menu names only pages that exist, in the order of the navigation', () => {
  const own = { text: 'In a line.', picture: 'azure-still' };
  const groups = [
    { title: 'Microsoft', ...own, pages: ['azure', 'sharepoint', 'power-bi'] },
    { title: 'Commerce', ...own, pages: ['ecommerce'] },
  ];
  expect(topicMenu(groups, [topic('power-bi'), topic('azure')])).toEqual([
    {
      title: 'Microsoft',
      ...own,
      picture: 'banners/azure-still',
      night: 'banners/azure-night',
      links: [
        { label: 'AZURE', href: '/services/azure' },
        { label: 'POWER-BI', href: '/services/power-bi' },
      ],
    },
  ]);
});

test('the footer names the first pages and the way to all of them', () => {
  const topics = ['a', 'b', 'c', 'd', 'e', 'f'].map(topic);
  const links = footerTopics('All services', '/services', topics);
  expect(links.map(({ label }) => label)).toEqual(['A', 'B', 'C', 'D', 'E', 'All services']);
});
