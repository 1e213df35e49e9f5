import { expect, test } from 'vitest';
import { nearPages } from './near-pages.ts';
import { createSearch, type SearchedPage } from './search.ts';

const page = (
  path: string,
  name: string,
  otherNames: string[] = [],
  headings: [string][] = [],
): SearchedPage => [path, name, 'Company', '', otherNames, headings];

const search = createSearch([
  page('/', 'Home'),
  page('/services', 'Services'),
  page('/services/power-bi', 'Power BI', [], [['Reports for Finance']]),
  page('/services/power-apps', 'Power Apps'),
  page('/services/power-automate', 'Power Automate'),
  page('/services/power-pages', 'Power Pages'),
  page('/services/ms-services', 'Microsoft 365 Services', ['M365', 'Office 365']),
  page('/industries/oil-and-gas', 'Oil and Gas'),
  page('/careers', 'Careers', ['Jobs', 'Vacancies']),
  page('/cafe', 'Café Crème'),
  page('/privacy-policy', 'Privacy policy'),
]);
const near = (path: string): string[] => nearPages(search, path).map((found) => found.path);

test.each([
  ['a name in one word', '/services/powerbi', '/services/power-bi'],
  ['an address in one word', '/privacypolicy', '/privacy-policy'],
  ['a name in too many words', '/mi-cro-soft-365', '/services/ms-services'],
  ['a typing error', '/services/powr-bi', '/services/power-bi'],
  ['the ending of a file', '/services/power-bi.html', '/services/power-bi'],
  ['a missing filler', '/oil-gas', '/industries/oil-and-gas'],
  ['another name', '/m365', '/services/ms-services'],
  ['another name in the singular', '/job', '/careers'],
  ['doubled slashes', '//services///power-bi/', '/services/power-bi'],
  ['an unknown part below a page', '/services/power-bi/xqzwvk', '/services/power-bi'],
  ['a letter without its accent', '/creme', '/cafe'],
  ['a word of a heading', '/finance', '/services/power-bi'],
])('unknown address › has %s › %s finds %s first', (_what, path, expected) => {
  expect(near(path)[0]).toBe(expected);
});

test('unknown address › is like many pages › three are named, without the place of a heading', () => {
  expect(near('/power')).toHaveLength(3);
  expect(near('/finance')).toEqual(['/services/power-bi']);
});

test.each(['', '/', '/xqzwvk', '/wp-admin', '/-/&/…', '/услуги', '/\0', '/\ud800', '/power-bi/a/b/c'])(
  'unknown address › %j › finds nothing',
  (path) => expect(near(path)).toEqual([]),
);
