/** An owner adds news, a landing page and a page that search engines leave out, and touches no code. */
import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { devFiles } from '../../packages/site/build/dev-files.ts';
import { loadSite } from '../../packages/site/pages/site.ts';
import { formatDay } from '@website/forms/messages';
import { checkHtml } from '../../packages/checks/check-html.ts';
import { checkLinks } from '../../packages/checks/check-links.ts';
import { checkShareImages } from '../../packages/checks/check-share-images.ts';
import { checkSizes } from '../../packages/checks/check-sizes.ts';
import { attributesOf, each, only, parse } from '../unit/support/markup.ts';
import { editContent } from '../unit/support/owner-wishes.ts';
import { copyProject } from '../unit/support/project-copy.ts';

const project = mkdtempSync(join(tmpdir(), 'with-news-'));
const dist = join(project, 'dist');
const origin = 'https://www.site.test';

const page = (name: string, more: string, bands: string): string => `name: ${name}
meta:
  title: ${name} of a company by the harbor
  description: >-
    ${name}, written down for a test of pages that an owner adds to the content: long enough for what a
    search engine shows, and different on each page.
${more}bands:
  - { kind: banner, title: ${name}, subtitle: One line., picture: azure }
${bands}`;

const article = (title: string, more: string, bands = 'bands: []\n'): string => `title: ${title}
summary: ${title}, told in two lines for people who read no more than that.
${more}${bands}`;

const files: Readonly<Record<string, string>> = {
  'news.yaml': page('News', '', '  - { kind: archive, articles: news }\n  - { kind: call-to-action }\n'),
  'news/first-customer-day.yaml': article(
    'Sixty people & eleven companies',
    'date: 2026-11-20\nupdated: 2026-11-24\nauthor: Ada Park\npicture: banners/power-bi\n',
    `bands:
  - { kind: prose, heading: The day, paragraphs: ["A day with [friends](/)."] }
  - { kind: call-to-action }
`,
  ),
  'news/new-office.yaml': article('An office in Porto', 'date: 2026-03-02\n'),
  'news/review.yaml': article('What we learned', 'date: 2025-12-18\n'),
  'news/later.yaml': article('Not yet', 'date: 2100-01-01\n'),
  'news/unfinished.yaml': article('A draft', 'date: 2026-01-01\ndraft: true\n'),
  'insights.yaml': page('Insights', 'landing: true\n', '  - { kind: archive }\n'),
  'insights/one.yaml': article('A finding', 'date: 2026-05-05\n'),
  'spring-offer.yaml': page('Spring offer', 'landing: true\n', '  - { kind: call-to-action }\n'),
  'for-partners.yaml': page('For partners', 'noindex: true\n', '  - { kind: call-to-action }\n'),
};

let output = '';

beforeAll(async () => {
  copyProject(project);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, 'content', file)), { recursive: true });
    writeFileSync(join(project, 'content', file), text);
  }
  const company = join(project, 'content/company.yaml');
  writeFileSync(company, readFileSync(company, 'utf8').replace(/^name: .*/m, 'name: Compass'));
  editContent(join(project, 'content'), 'navigation.yaml', (menus) => {
    for (const name of ['news', 'for-partners']) menus.addIn(['company'], name);
  });
  const env = { PATH: process.env.PATH, SITE_URL: origin };
  const { stderr } = await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: project, env });
  output = stderr;
}, 400_000);
// Thousands of files may take their time on a busy disk.
afterAll(() => rmSync(project, { recursive: true }));

/** The copy as development loads it, for its language and the words of its interface. */
function site() {
  const submission = { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' };
  const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };
  return loadSite(project, { origin, submission, figures, unpublished: true });
}

const read = (file: string): string => readFileSync(join(dist, 'site', file), 'utf8');
const documentOf = (file: string) => parse(read(file));
const linksIn = (file: string): (string | null)[] => each(documentOf(file), 'main h3 a', 'href');

test('development has the same feed', async () => {
  const submission = { origin: '', publicKey: '', serviceId: '', templateId: '' };
  const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };
  const settings = { origin, submission, figures, unpublished: true };
  const server = await createServer({
    root: project,
    appType: 'custom',
    plugins: [devFiles(project, settings)],
    server: { port: 0 },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const [url = ''] = server.resolvedUrls?.local ?? [];
  const answer = await fetch(new URL('/news/feed.xml', url));
  expect(answer.headers.get('content-type')).toBe('application/rss+xml');
  expect(await answer.text()).toBe(read('news/feed.xml'));
  expect((await fetch(new URL('/services/feed.xml', url))).status).toBe(404);
});

test('the list has the newest first, and each older year has a page', () => {
  const all = ['/news/first-customer-day', '/news/new-office', '/news/review'];
  expect(linksIn('news.html')).toEqual(all);
  expect(linksIn('news/2025.html')).toEqual(['/news/review']);
  const years = `nav[aria-label="${site().strings.archive.years}"] a`;
  expect(each(documentOf('news.html'), years, 'href')).toEqual(['/news', '/news/2025']);
  expect(each(documentOf('news/2025.html'), `${years}[aria-current="page"]`, 'href')).toEqual(['/news/2025']);
});

test('an article has its date, its author, the way back and its neighbors', () => {
  const document = documentOf('news/new-office.html');
  const crumbs = each(document, `main nav[aria-label="${site().strings.breadcrumbs}"] a`, 'href');
  expect(crumbs).toEqual(['/', '/news']);
  expect(each(document, `main nav[aria-label="${site().strings.article.neighbors}"] a`, 'href')).toEqual([
    '/news/first-customer-day',
    '/news/review',
  ]);
  const first = documentOf('news/first-customer-day.html');
  expect(each(first, 'main time', 'datetime').slice(0, 2)).toEqual(['2026-11-20', '2026-11-24']);
  expect(first.querySelector('main time')?.textContent).toBe(formatDay('2026-11-20', site().language));
  expect(only(first, 'meta[property="article:published_time"]').getAttributeValue('content')).toBe(
    '2026-11-20',
  );
});

test.each([
  ['news/first-customer-day', 'NewsArticle', { '@type': 'Person', name: 'Ada Park' }, '2026-11-24'],
  ['insights/one', 'Article', { '@type': 'Organization' }, '2026-05-05'],
])('search engines are told of %s as %s', (path, type, author, dateModified) => {
  const html = read(`${path}.html`);
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const graph = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
  const found = graph.find((node) => node['@type'] === type);
  expect(found).toMatchObject({ author, dateModified, mainEntityOfPage: { '@id': `${origin}/${path}` } });
  expect(found?.['image']).toMatch(/^https:\/\/www\.site\.test\/assets\/share-/);
});

test('the feed has each article with its full address and a date of RFC 822', () => {
  const feed = read('news/feed.xml');
  expect(feed.match(/<link>.*<\/link>/g)).toEqual(
    ['/news', '/news/first-customer-day', '/news/new-office', '/news/review'].map(
      (path) => `<link>${origin}${path}</link>`,
    ),
  );
  expect(feed).toContain('<title>Sixty people &amp; eleven companies</title>');
  expect(feed).toContain('<pubDate>Fri, 20 Nov 2026 00:00:00 GMT</pubDate>');
  for (const file of ['news.html', 'news/2025.html', 'news/review.html'])
    expect(attributesOf(only(documentOf(file), 'link[type="application/rss+xml"]'), 'rel', 'href')).toEqual({
      rel: 'alternate',
      href: '/news/feed.xml',
    });
  expect(read('index.html')).not.toContain('application/rss+xml');
  expect(read('_headers')).toContain('/news/feed.xml\n  Content-Type: application/rss+xml\n');
});

test('drafts and articles of later days are left out, and the build says so', () => {
  expect(existsSync(join(dist, 'site/news/later.html'))).toBe(false);
  expect(existsSync(join(dist, 'site/news/unfinished.html'))).toBe(false);
  expect(output).toContain('content/news/later.yaml: is left out, because it is dated 2100-01-01.');
  expect(output).toContain('content/news/unfinished.yaml: is left out, because it is a draft.');
});

test('development shows drafts and articles of later days', () => {
  const paths = site().pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/news/later', '/news/unfinished']));
});

test('the site map has a landing page and articles with their days, and no page that engines leave out', () => {
  const siteMap = read('sitemap.xml');
  expect(siteMap).toContain(`<loc>${origin}/spring-offer</loc>`);
  expect(siteMap).toContain(`<loc>${origin}/news/first-customer-day</loc><lastmod>2026-11-24</lastmod>`);
  expect(siteMap).toContain(`<loc>${origin}/news/2025</loc><lastmod>2025-12-18</lastmod>`);
  expect(siteMap).not.toContain('for-partners');
  expect(attributesOf(only(documentOf('for-partners.html'), 'meta[name="robots"]'), 'content')).toEqual({
    content: 'noindex',
  });
  const landing = documentOf('spring-offer.html');
  expect(landing.querySelector('meta[name="robots"]')).toBeNull();
  expect(landing.querySelectorAll('body > header, body > footer')).toHaveLength(2);
  const linking = globSync('**/*.html', { cwd: join(dist, 'site') }).filter((file) =>
    read(file).includes('href="/spring-offer"'),
  );
  expect(linking).toEqual([]);
  const siteMapPage = read('site-map.html');
  expect(siteMapPage).toContain('href="/news"');
  expect(siteMapPage).not.toContain('href="/news/');
});

test('the site passes the checks of every site', async () => {
  const results = [
    await checkHtml(dist),
    await checkLinks(dist),
    await checkShareImages(dist),
    await checkSizes(project, dist),
  ];
  expect(results.flatMap(({ faults }) => faults)).toEqual([]);
});
