/** What visitors look for, and the page that they find first. */
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSearch, type Search } from '../search/search.ts';
import { searchDataOf, type SearchData } from '../search/search-data.ts';
import { loadSite, renderRoute, routes } from './prerender.tsx';

const submission = { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' };
const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };
const site = loadSite(join(import.meta.dirname, '../../..'), {
  origin: 'https://example.com',
  submission,
  figures,
});

const assets = { css: '', script: '/assets/start.js', fonts: [] };

let data: SearchData;
let search: Search;

beforeAll(async () => {
  const listed = routes(site).filter((route) => route.listed);
  const documents = await Promise.all(
    listed.map(async (route) => [route, await renderRoute(route, site, assets)] as const),
  );
  data = searchDataOf(site, documents);
  search = createSearch(data.pages);
  search.addWords(data.words);
});

const first = (query: string): string => search.find(query).hits[0]?.href.replace(/#.*/, '') ?? 'nothing';

const queries: Record<string, Record<string, string>> = {
  'a buyer': {
    'power bi': '/services/power-bi',
    powerbi: '/services/power-bi',
    'office 365': '/services/ms-services',
    intranet: '/services/sharepoint',
    webshop: '/services/ecommerce-enablement',
    'online store': '/services/ecommerce-enablement',
    'low code': '/services/power-apps',
    chatbot: '/services/ai-products',
    LLM: '/services/ai-models',
    copilot: '/services/ai-everywhere',
    'data warehouse': '/services/cloud-data-ai',
    'sql database': '/services/cloud-data-ai',
    kubernetes: '/services/platform-engineering',
    'lower azure bill': '/services/azure',
    'move servers to the cloud': '/services/cloud-migration-app-modernization',
    'approval workflow': '/services/power-automate',
    hospitals: '/industries/healthcare-providers',
    banking: '/industries/retail-commercial-banking',
    GDPR: '/privacy-policy',
    'phone number': '/contact-us',
    'how much does it cost': '/contact-us',
    'get a quote': '/contact-us',
    'contact sales': '/contact-us',
    address: '/contact-us',
    'cost of azure': '/services/azure',
    'help desk': '/services/ms-services',
    onedrive: '/services/ms-services',
    'artificial intelligence': '/services/ai-products',
    'chat gpt': '/services/ai-everywhere',
    'hospital software': '/industries/healthcare-providers',
    'hotel chain': '/industries/restaurants',
    supermarket: '/industries/retail',
    'tv station': '/industries/media-entertainment',
    manufacturer: '/industries/consumer-goods',
    consultants: '/about-us',
    imprint: '/terms-of-use',
    'delete my data': '/privacy-policy',
  },
  'an applicant': {
    jobs: '/careers',
    vacancy: '/careers',
    internships: '/careers',
    apply: '/careers/JobApplicationform',
    resume: '/careers/JobApplicationform',
    cv: '/careers/JobApplicationform',
    'how you hire': '/careers',
    'company values': '/about-us',
    'remote jobs': '/careers',
    'developer job': '/careers',
  },
  'a bad speller': {
    'ecomerce stratgy': '/services/ecommerce-strategy',
    azzure: '/services/azure',
    'share point': '/services/sharepoint',
    'micro soft 365': '/services/ms-services',
    'power automat': '/services/power-automate',
    kuberntes: '/services/platform-engineering',
    insurrance: '/industries/insurance',
    helthcare: '/industries/healthcare-providers',
    goverment: '/industries/central-government',
    pharmacuticals: '/industries/pharmaceuticals',
    resturants: '/industries/restaurants',
    resme: '/careers/JobApplicationform',
    carers: '/careers',
  },
};

for (const [who, expected] of Object.entries(queries))
  test.each(Object.entries(expected))(`${who} who looks for “%s” finds %s first`, (query, path) => {
    expect(first(query)).toBe(path);
  });

describe('a hit', () => {
  test('leads to the band or the tab whose heading has the words', () => {
    expect(search.find('sandboxes to test').hits[0]).toMatchObject({
      href: '/services/azure#features-tab-4',
      name: 'Azure',
      group: 'Services',
    });
  });

  test('is the page itself if its name has the words', () => {
    expect(search.find('power apps').hits[0]?.href).toBe('/services/power-apps');
  });
});

test('every page can be found by its name, except pages that search engines leave out', () => {
  const findable = site.pages.filter(({ kind, noindex }) => kind !== 'not-found' && !noindex);
  expect(data.pages.map(([path]) => path)).toEqual(findable.map(({ path }) => path));
  expect(findable.map(({ name }) => first(name))).toEqual(findable.map(({ path }) => path));
  expect(first('Search')).not.toBe('/search');
});

test('a page without a file leaves nothing in the index', () => {
  const rest = site.pages.filter(({ path }) => path !== '/services/azure');
  const { pages } = searchDataOf(
    { ...site, pages: rest },
    site.pages.map((page) => [{ page, listed: true }, '<main><h1>A page</h1></main>']),
  );
  expect(pages.map(([path]) => path)).not.toContain('/services/azure');
});

test('a senseless query › finds nothing', () => {
  expect(search.find('xqzwvk').hits).toEqual([]);
  expect(search.find('').hits).toEqual([]);
});

test('a long query › only its first eight words are searched', () => {
  const eight = 'azure security migration azure security migration azure security';
  expect(search.find(`${eight} ${'power bi '.repeat(1000)}`)).toEqual(search.find(eight));
});
