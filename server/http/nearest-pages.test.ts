import { describe, expect, test } from 'vitest';
import { editDistance } from '../../contracts/nearest-name.ts';
import { createNearestPages, similarity } from './nearest-pages.ts';

const pages = [
  { path: '/', name: 'Home' },
  { path: '/services', name: 'Services' },
  { path: '/services/power-bi', name: 'Power BI' },
  { path: '/services/power-apps', name: 'Power Apps' },
  { path: '/services/power-automate', name: 'Power Automate' },
  { path: '/services/power-pages', name: 'Power Pages' },
  { path: '/services/ms-services', name: 'Microsoft 365 Services', otherNames: ['M365', 'Office 365'] },
  { path: '/industries/oil-and-gas', name: 'Oil and Gas' },
  { path: '/industries/retail', name: 'Retail' },
  { path: '/industries/retail-commercial-banking', name: 'Retail & Commercial Banking' },
  { path: '/careers', name: 'Careers', otherNames: ['Jobs', 'Vacancies'] },
  { path: '/careers/JobApplicationform', name: 'Apply' },
  { path: '/cafe', name: 'Café Crème' },
];
const nearest = createNearestPages(pages);
const near = (path: string): string[] => nearest(path).map((page) => page.path);

describe('near is what', () => {
  test.each([
    ['was written as one word', '/services/powerbi', ['/services/power-bi', '/services']],
    ['was written as one word, the filler too', '/oilandgas', ['/industries/oil-and-gas']],
    ['has a slip', '/services/powr-bi', ['/services/power-bi', '/services']],
    ['has the ending of a file', '/services/power-bi.html', ['/services/power-bi', '/services']],
    ['lacks a filler', '/oil-gas', ['/industries/oil-and-gas']],
    ['has one word of a name', '/banking', ['/industries/retail-commercial-banking']],
    ['bears the name and not the address', '/Microsoft365', ['/services/ms-services']],
    ['bears another name', '/services/m365', ['/services/ms-services', '/services']],
    ['bears another name in the plural', '/job', ['/careers']],
    ['has a slash too many before it', '//services///power-bi', ['/services/power-bi', '/services']],
    ['stands inside of other words', '/blog/retail-in-2026', ['/industries/retail']],
    ['stands above an unknown part', '/services/power-bi/prices', ['/services/power-bi']],
    ['is the beginning of a word', '/jobappl', ['/careers/JobApplicationform']],
    ['has other accents', '/creme', ['/cafe']],
    ['is called otherwise', '/home', ['/']],
  ])('%s', (_what, path, expected) => expect(near(path)).toEqual(expected));
});

test('of what is alike, the nearer comes first and the order of the site decides', () => {
  const [retail, banking] = ['/industries/retail', '/industries/retail-commercial-banking'];
  expect(near('/retail-banking')).toEqual([banking, retail]);
  expect(near('/retail-')).toEqual([retail, banking]);
  expect(near('/power')).toHaveLength(3);
});

test.each([
  '/',
  '',
  '/xyzzy',
  '/wp-admin',
  '/.env',
  '/-/&/…',
  '/power-bi.png',
  '/assets/power-bi-1a2b.js',
  '/услуги',
])('nothing is near %j', (path) => expect(near(path)).toEqual([]));

describe('a path made to be slow', () => {
  const bad = [
    'ecommerceoptimizatoin-',
    'a-',
    'a/',
    'é',
    '\ufdfa',
    '/',
    '\u0000',
    '\ud800',
    '%',
    'pow\u0301er ',
  ];
  test.each(bad)('of many %j is compared and comes to an end', (part) => {
    // A server that compared all of it would not come to an end before the test's own limit.
    for (const length of [100, 200, 1_000_000])
      expect(near(`/${part.repeat(length)}`.slice(0, length)).length).toBeLessThanOrEqual(3);
  });

  test('is not looked at beyond the length of an address', () => {
    expect(near(`/power-bi/${'x'.repeat(10_000)}`)).toEqual([]);
  });
});

test.each([
  ['', '', 0],
  ['', 'azure', 5],
  ['azure', 'azure', 0],
  ['healtcare', 'healthcare', 1],
  ['azzure', 'azure', 1],
  ['azule', 'azure', 1],
  ['azrue', 'azure', 1],
  ['ab', 'ba', 1],
  ['kitten', 'sitting', 3],
  // A letter once swapped is not touched again: the true distance would be 2.
  ['ca', 'abc', 3],
])('from %j to %j it is %i, and as far back', (one, other, letters) => {
  expect(editDistance(one, other)).toBe(letters);
  expect(editDistance(other, one)).toBe(letters);
});

test('a word is like itself, and like one with a slip for every fourth letter', () => {
  expect(similarity('bi', 'bi')).toBe(1);
  expect(similarity('retial', 'retail')).toBeCloseTo(5 / 6);
  expect(similarity('retial', 'detail')).toBe(0);
  expect(similarity('bu', 'bi')).toBe(0);
});

test('the beginning of a known word counts, but not three letters of it, and no longer word', () => {
  expect(similarity('pharma', 'pharmaceuticals')).toBeGreaterThan(0.8);
  expect(similarity('pha', 'pharmaceuticals')).toBe(0);
  expect(similarity('pharmaceuticals', 'pharma')).toBe(0);
});
