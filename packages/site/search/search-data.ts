/** Makes the index of the search from the built pages. Pages with `noindex` are left out. */
import MiniSearch from 'minisearch';
import type { MenuLink, Page, Site } from '../schema/site.ts';
import { headingId } from '../widgets/heading-id.ts';
import type { SearchStrings } from './load-search.ts';
import { wordsOptions, type SearchedHeading, type SearchedPage } from './search.ts';

export interface SearchData {
  strings: SearchStrings;
  pages: SearchedPage[];
  /** The index of all words of the pages. */
  words: object;
}

const isSiteMap = ({ bands }: Page): boolean => bands.some(({ kind }) => kind === 'site-map');

export const findablePages = ({ pages }: Pick<Site, 'pages'>): Page[] =>
  pages.filter(({ kind, landing, noindex }) => kind !== 'not-found' && !noindex && !landing);

/** Returns the line about a page: its summary, or its description for search engines. */
export const lineAbout = ({ summary, meta }: Page): string => summary || meta.description;

interface PageWords {
  /** The headings below the title, each with the id of the element to which a link to the heading leads. */
  headings: readonly (readonly [text: string, id: string])[];
  text: string;
}

/** Elements that contain no words for visitors. */
const skipped = /^(?:svg|script|style|template|noscript|select)$/;
const empty = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/;
const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string): string =>
  text.replaceAll(/&(\w+|#x27);/g, (all, name: string) => characters[name] ?? all);

/**
 * Reads the words of a page in the document that React has drawn. So the search finds the words of every kind of band. The id of a heading is its own id, or the id of the nearest
 * element around it that has one; otherwise empty.
 */
export function readPage(html: string): PageWords {
  const found = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  // A span within a word (`packages/site/build/prerender.tsx`) does not end the word.
  const main = found.replaceAll(/<span class="unbroken">([^<]*)<\/span>/g, '$1');
  const open: { name: string; id: string; isSkipped: boolean; start: number }[] = [];
  const headings: [string, string][] = [];
  let text = '';
  for (const [part, end, name, attributes = ''] of main.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g)) {
    const around = open.at(-1);
    if (name === undefined) {
      if (!around?.isSkipped) text += decode(part);
      continue;
    }
    if (end) {
      open.pop();
      if (around && /^h[23]$/.test(name)) headings.push([text.slice(around.start).trim(), around.id]);
      text += ' ';
    } else if (!empty.test(name)) {
      const isHidden = skipped.test(name) || /aria-hidden="true"|data-nosnippet/.test(attributes);
      const id = / id="([^"]*)"/.exec(attributes)?.[1] ?? around?.id ?? '';
      open.push({ name, id, isSkipped: isHidden || around?.isSkipped === true, start: text.length });
    }
  }
  return { headings, text: text.replaceAll(/\s+/g, ' ').trim() };
}

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
