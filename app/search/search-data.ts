/** Makes the index of the search from the built pages. Pages with `noindex` are left out. */
import MiniSearch from 'minisearch';
import type { MenuLink, Page, Site } from '../schema/site.ts';
import { headingId } from '../widgets/heading-id.ts';
import type { SearchStrings } from './load-search.ts';
import { readPage, type PageWords } from './read-page.ts';
import { wordsOptions, type SearchedHeading, type SearchedPage } from './search.ts';

export interface SearchData {
  strings: SearchStrings;
  pages: SearchedPage[];
  /** The index of all words of the pages. */
  words: object;
}

const isSiteMap = ({ bands }: Page): boolean => bands.some(({ kind }) => kind === 'site-map');

/** Returns the pages that the search can find. */
export const findablePages = ({ pages }: Pick<Site, 'pages'>): Page[] =>
  pages.filter(({ kind, landing, noindex }) => kind !== 'not-found' && !noindex && !landing);

/** Returns the line about a page: its summary, or its description for search engines. */
export const lineAbout = ({ summary, meta }: Page): string => summary || meta.description;

/** Returns the first heading of each band and of each tab, because a link can lead to these headings. */
function headingsOf(name: string, { headings }: PageWords): SearchedHeading[] {
  const ids = headings.map(([, id]) => id);
  return headings
    .filter(([text, id], at) => id !== '' && text !== name && ids.indexOf(id) === at)
    .map(([text, id]) => (id === headingId(text) ? [text] : [text, id]));
}

/** Returns the links that the search page shows until the visitor searches. */
export const mainLinks = ({ topicMenus, pageLinks, contactLink }: Site): MenuLink[] => [
  ...topicMenus.map(({ label, href }) => ({ label, href })),
  ...pageLinks,
  contactLink,
];

export const searchStrings = ({ pages, strings, contactLink }: Site): SearchStrings => ({
  ...strings.search,
  links: [contactLink, ...pages.filter(isSiteMap).map(({ name, path }) => ({ label: name, href: path }))],
});

type Documents = Iterable<readonly [{ page?: Page; listed: boolean }, html: string]>;

/** @param documents the rendered documents of the site, by route */
export function searchDataOf(site: Site, documents: Documents): SearchData {
  const findable = new Set(findablePages(site));
  const read = [...documents].flatMap(([{ page, listed }, html]) =>
    page && listed && findable.has(page) ? [{ page, words: readPage(html) }] : [],
  );
  const index = new MiniSearch(wordsOptions);
  // The site map contains the names of all pages, so only its own name is in the index.
  index.addAll(read.map(({ page, words }, id) => ({ id, text: isSiteMap(page) ? page.name : words.text })));
  return {
    strings: searchStrings(site),
    pages: read.map(({ page, words }) => {
      // A page's trail begins with the front page, which is no group.
      const group = page.trail.slice(1).at(-1)?.label ?? site.strings.footer.company;
      return [page.path, page.name, group, lineAbout(page), page.otherNames, headingsOf(page.name, words)];
    }),
    words: index.toJSON(),
  };
}
