/** The content that we deliver has what the specification counts (§2 and §9). An owner may decide otherwise. */
import { expect, test } from 'vitest';
import { findBand } from '../schema/bands.ts';
import { readInventory } from './inventory.ts';
import { readContent } from './read.ts';

const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };
const { pages } = readContent('content', figures, readInventory('.'));
const pagesOf = (kind: string) => pages.filter(({ role }) => role.page === kind);
const tabsOf = ({ content }: (typeof pages)[number]) => findBand(content.bands, 'feature-tabs');

const tabCounts = {
  azure: 5,
  'ms-services': 4,
  sharepoint: 6,
  'power-bi': 6,
  'power-apps': 5,
  'power-automate': 5,
  'power-pages': 5,
  'strategic-alignment': 4,
  'business-transformation': 4,
  'operational-excellence': 4,
  'ecommerce-strategy': 4,
  'ecommerce-enablement': 4,
  'ecommerce-optimization': 4,
  'ai-products': 4,
  'ai-models': 4,
  'ai-everywhere': 4,
  'cloud-advisory': 4,
  'platform-engineering': 4,
  'cloud-data-ai': 4,
  'cloud-migration-app-modernization': 4,
};

test('each service has its number of tabs', () => {
  const counts = pagesOf('service').map((page) => [page.role.slug, tabsOf(page)?.areas.length]);
  expect(Object.fromEntries(counts)).toEqual(tabCounts);
});

test('each industry has four tabs, which it calls its key areas', () => {
  expect(pagesOf('industry').length).toBeGreaterThan(0);
  for (const page of pagesOf('industry')) {
    expect(tabsOf(page)?.heading).toMatch(/^Key Areas of /);
    expect(tabsOf(page)?.areas).toHaveLength(4);
  }
});

test('each tab has four bullets, except on the page about Power Automate', () => {
  const tabs = [...pagesOf('service'), ...pagesOf('industry')]
    .filter(({ role }) => role.slug !== 'power-automate')
    .flatMap((page) => tabsOf(page)?.areas ?? []);
  expect(new Set(tabs.map(({ bullets }) => bullets.length))).toEqual(new Set([4]));
});

test.each([
  ['about', 'points', 4],
  ['careers', 'icon-points', 3],
] as const)('on the page %s each band %s has its number of items', (kind, band, count) => {
  const bands = pagesOf(kind).flatMap(({ content }) => content.bands);
  const lengths = bands.flatMap((item) => (item.kind === band ? [item.items.length] : []));
  expect(new Set(lengths)).toEqual(new Set([count]));
});

test('Power BI lists six challenges', () => {
  const page = pagesOf('service').find(({ role }) => role.slug === 'power-bi');
  expect(findBand(page?.content.bands ?? [], 'challenges')?.items).toHaveLength(6);
});
