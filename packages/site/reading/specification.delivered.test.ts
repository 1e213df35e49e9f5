/** The content that we deliver has what the specification counts (§2 and §9). An owner may decide otherwise. */
import { expect, test } from 'vitest';
import { findBand } from '../schema/bands.ts';
import { readInventory } from './inventory.ts';
import { readContent } from './read.ts';

const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };
const { data, pages } = readContent('content', figures, readInventory('.'));
const shared = data?.['shared.yaml'].content;
const bandsOf = (kind: string) => pagesOf(kind).flatMap(({ content }) => content.bands);
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
  const lengths = bandsOf(kind).flatMap((item) => (item.kind === band ? [item.items.length] : []));
  expect(new Set(lengths)).toEqual(new Set([count]));
});

test('Power BI lists six challenges', () => {
  const page = pagesOf('service').find(({ role }) => role.slug === 'power-bi');
  expect(findBand(page?.content.bands ?? [], 'challenges')?.items).toHaveLength(6);
});

test('the front page has four slides, and six tabs that deliver five things each', () => {
  expect(findBand(bandsOf('home'), 'hero')?.slides).toHaveLength(4);
  const areas = findBand(bandsOf('home'), 'what-we-develop')?.areas;
  expect(areas?.map(({ delivers }) => delivers.length)).toEqual(Array.from({ length: 6 }, () => 5));
});

test('eleven clients, nine cards, eight reasons and three offices', () => {
  expect(shared?.['client-logos'].logos).toHaveLength(11);
  expect(shared?.['services-grid'].cards).toHaveLength(9);
  expect(shared?.['why-choose-us'].items).toHaveLength(8);
  expect(data?.['company.yaml'].content.offices).toHaveLength(3);
});

test.each([
  ['home', ['hero', 'who-we-are', 'what-we-develop', 'client-logos']],
  ['services', ['banner', 'services-grid']],
  ['industries', ['banner', 'topic-index', 'why-choose-us', 'call-to-action']],
  ['about', ['banner', ...Array(3).fill('prose'), ...Array(4).fill('points'), 'call-to-action']],
  ['careers', ['banner', 'prose', 'icon-points', 'icon-points', 'student-programs', 'prose']],
  ['contact', ['banner', 'client-logos', 'contact']],
])('the page %s has its sections in order', (kind, order: string[]) => {
  const kinds = bandsOf(kind).map((band) => band.kind);
  let from = 0;
  const missing = order.filter((wanted) => {
    const at = kinds.findIndex((one, index) => index >= from && one === wanted);
    if (at >= 0) from = at + 1;
    return at < 0;
  });
  expect(missing).toEqual([]);
});

test('there are twenty services and eighteen industries', () => {
  expect(pagesOf('service')).toHaveLength(20);
  expect(pagesOf('industry')).toHaveLength(18);
});

test('forms and crashed pages say what the specification prescribes', () => {
  const words = data?.['forms.yaml'].content;
  expect(words).toMatchObject({
    shared: {
      failed: 'Failed to send message. Please try again.',
      botCheckNotReady: 'reCAPTCHA not ready. Please try again.',
    },
    contact: { success: '✅ Message sent successfully!' },
    application: { success: 'Application submitted!' },
  });
  expect(data?.['interface.yaml'].content.crash.title).toBe('Unexpected Application Error!');
});
