/** Folders of dated pages, pages in no menu, and what is not published yet. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyContent, type ContentCopy } from '../../tests/unit/support/content-copy.ts';

let content: ContentCopy;

beforeEach(() => {
  content = copyContent();
});
afterEach(() => content.remove());

const overview = `name: Insights
meta:
  title: Insights from our projects
  description: >-
    What we have found out in projects and want to remember: short articles by the people who did the
    work, the newest first, without a calendar.
bands:
  - kind: banner
    title: Insights
    subtitle: What we have found out.
    picture: azure
  - kind: archive
`;
const article = (more = '') => `title: A first finding
date: 2026-03-04
summary: A finding that was made in a project and that others may use as well.
${more}bands: []
`;

function writeArchive(more = ''): void {
  content.write('insights.yaml', overview);
  content.write('insights/first.yaml', article(more));
  content.prepend('navigation.yaml', ['company'], 'insights');
}

/** Links a published page to an address. */
const faultsOfLinkTo = (href: string): string[] => {
  content.link(href);
  return content.check();
};

test('a folder of any name has dated pages if the overview beside it has an archive', () => {
  writeArchive();
  expect(faultsOfLinkTo('/insights/first')).toEqual([]);
});

test('texts and redirects may lead to the feed and to the pages of older years', () => {
  writeArchive();
  content.write('insights/second.yaml', article().replace('A first', 'A second').replace('2026', '2025'));
  content.set('insights/second.yaml', ['summary'], 'Another finding that was made in a project of ours.');
  const say = (text: string): void =>
    content.set('insights/first.yaml', ['bands'], [{ kind: 'prose', heading: 'More', paragraphs: [text] }]);
  say('See [2025](/insights/2025), or [follow us](/insights/feed.xml).');
  content.set('redirects.yaml', ['redirects'], [{ from: '/rss', to: '/insights/feed.xml' }]);
  expect(content.check()).toEqual([]);
  say('The newest year has [no page of its own](/insights/2026).');
  expect(content.check().join('\n')).toContain('there is no page or file at this address');
});

test.each<[what: string, spoil: () => void, fault: string]>([
  [
    'a folder without an overview',
    () => content.write('stories/first.yaml', article()),
    'stories/first.yaml: no page is made from this folder: a folder has pages if content/stories.yaml lists them',
  ],
  [
    'an overview without an archive',
    () => content.write('insights.yaml', overview.replace('  - kind: archive\n', '')),
    'insights/first.yaml: no page is made from this folder',
  ],
  [
    'an archive on a page with a purpose of its own',
    () => content.set('home.yaml', ['bands', 1], { kind: 'archive' }),
    'bands[1].kind: expected no archive',
  ],
  [
    'an overview that no menu names',
    () => content.set('navigation.yaml', ['company', 0], undefined),
    'insights.yaml: neither main, company nor legal in navigation.yaml names this page',
  ],
  [
    'an article at the address of a year',
    () => content.write('insights/2025.yaml', article().replace('A first', 'A second')),
    'insights/2025.yaml: this is the address of the articles of a year',
  ],
  [
    'a folder below whose address the site answers',
    () => content.write('assets/first.yaml', article()),
    'assets/first.yaml: the site itself answers at this address',
  ],
  [
    'a date that is no day',
    () => content.set('insights/first.yaml', ['date'], 'March'),
    'date: must be a day, for example 2027-01-31 (received "March")',
  ],
  [
    'a change before the date',
    () => content.set('insights/first.yaml', ['updated'], '2026-03-03'),
    'updated: must not be earlier than date',
  ],
  [
    'a picture that does not exist',
    () => content.set('insights/first.yaml', ['picture'], 'banners/azur'),
    'picture: there is no picture of this name in public/media (did you mean "banners/azure"?)',
  ],
  [
    'a banner on an article',
    () =>
      content.set(
        'insights/first.yaml',
        ['bands'],
        [{ kind: 'banner', title: 'A', subtitle: 'B', picture: 'azure' }],
      ),
    'expected no banner: an article begins with its title and date',
  ],
  [
    'an article with the title of another',
    () => content.write('insights/second.yaml', article()),
    'title: is the same as in insights/first.yaml',
  ],
])('%s is a fault', (_what, spoil, fault) => {
  writeArchive();
  spoil();
  expect(content.check().join('\n')).toContain(fault);
});

test.each([
  ['draft: true\n', 'it is a draft'],
  ['', 'it is dated 2100-01-01'],
])('no published page may lead to an article that is not published (%j)', (more, reason) => {
  writeArchive(more);
  if (more === '') content.set('insights/first.yaml', ['date'], '2100-01-01');
  expect(faultsOfLinkTo('/insights/first').join('\n')).toContain(
    `leads to a page that is not published: ${reason} ("/insights/first")`,
  );
});

test('a page that says landing: true needs no menu', () => {
  const offer = overview.replace('  - kind: archive\n', '');
  content.write('offer.yaml', offer);
  expect(content.check().join('\n')).toContain('a page for advertisements says landing: true');
  content.write('offer.yaml', `landing: true\nnoindex: true\n${offer}`);
  expect(content.check()).toEqual([]);
});

test('a bullet counts without the addresses of its links', () => {
  const file = 'services/azure.yaml';
  const bullet = [...content.band(file, 'feature-tabs'), 'areas', 0, 'bullets', 0];
  content.set(file, bullet, `[${'w'.repeat(110)}](https://example.org/${'a'.repeat(200)})`);
  expect(content.check()).toEqual([]);
  content.set(file, bullet, `[${'w'.repeat(111)}](/careers)`);
  expect(content.check().join('\n')).toContain(
    'expected at most 110 characters without the addresses of links, here are 111',
  );
  content.set(file, bullet, '[words](/carers)');
  expect(content.check().join('\n')).toContain('there is no page or file at this address');
});

test('a profile of any site needs no icon, and an unknown icon is a fault with a way out', () => {
  const blog = { name: 'Our blog', href: 'https://blog.example.com/' };
  const code = { name: 'Our code', href: 'https://code.example.com/', icon: 'github' };
  content.set('company.yaml', ['social'], [blog, code]);
  expect(content.check()).toEqual([]);
  content.set('company.yaml', ['social', 1, 'icon'], 'somewhere-else-entirely');
  expect(content.check().join('\n')).toContain(
    'leave icon out, and the name stands beside the icon of a link',
  );
});
