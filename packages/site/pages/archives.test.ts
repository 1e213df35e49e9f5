import { expect, test } from 'vitest';
import type { Topic } from '../schema/site.ts';
import { withArchives } from './archives.ts';

const strings = { year: '{name} in {number}', years: 'By year', empty: 'Nothing.', feed: 'Feed' };

const page = (path: string, more: Partial<Topic>): Topic => ({
  path,
  kind: 'free',
  slug: path.slice(path.lastIndexOf('/') + 1),
  name: path,
  otherNames: [],
  meta: { title: path, description: path },
  bands: [],
  tone: 'stone',
  callToAction: {},
  trail: [{ label: 'Home', href: '/' }],
  noindex: false,
  summary: '',
  shortName: path,
  picture: 'banners/azure',
  night: undefined,
  card: undefined,
  ...more,
});

const overview = page('/news', { kind: 'archive', name: 'News', bands: [{ kind: 'archive' }] });

/** An article of each day, with the day as its name. */
const articles = (...days: string[]): Topic[] =>
  days.map((date) =>
    page(`/news/${date}`, {
      kind: 'article',
      article: { title: date, date, summary: date, draft: false, isNews: false, sharePicture: '' },
    }),
  );

const days = (year: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}-01`);

/** How many articles of each year a page lists. */
const countsAt = (pages: readonly Topic[], path: string) =>
  pages
    .find((candidate) => candidate.path === path)
    ?.archive?.years.map(({ year, entries }) => [year, entries.length]);

test('the overview has the newest year, and fewer than twelve are filled up with older articles', () => {
  const few = withArchives([overview, ...articles(...days('2026', 2), ...days('2025', 12))], strings);
  expect(countsAt(few, '/news')).toEqual([
    ['2026', 2],
    ['2025', 10],
  ]);
  expect(countsAt(few, '/news/2025')).toEqual([['2025', 12]]);
  const many = withArchives(
    [overview, ...articles(...days('2026', 12), '2026-12-24', ...days('2024', 1))],
    strings,
  );
  expect(countsAt(many, '/news')).toEqual([['2026', 13]]);
  expect(countsAt(many, '/news/2024')).toEqual([['2024', 1]]);
});

test('the page of a year is called after the overview and the year, and describes itself by its articles', () => {
  const pages = withArchives([overview, ...articles(...days('2026', 1), ...days('2025', 12))], strings);
  const year = pages.find(({ path }) => path === '/news/2025');
  expect(year?.name).toBe('News in 2025');
  expect(year?.trail.map(({ href }) => href)).toEqual(['/', '/news']);
  expect(year?.meta.description).toMatch(/^News in 2025: 2025-12-01; 2025-11-01; /);
  expect(year?.meta.description.length).toBeLessThanOrEqual(160);
});

test('the links to the neighbors stand before a call to action at the end of an article', () => {
  const [first, second] = articles(...days('2026', 2));
  if (!first || !second) throw new Error('There are no articles.');
  const ending = { ...first, bands: [{ kind: 'call-to-action' as const }] };
  const pages = withArchives([overview, ending, second], strings);
  const bands = pages.find(({ path }) => path === first.path)?.bands.map(({ kind }) => kind);
  expect(bands).toEqual(['article', 'article-neighbors', 'call-to-action']);
});

test('an archive without articles has one page', () => {
  const pages = withArchives([overview], strings);
  expect(pages.map(({ path }) => path)).toEqual(['/news']);
  expect(pages[0]?.archive).toMatchObject({ years: [], pages: [] });
});
