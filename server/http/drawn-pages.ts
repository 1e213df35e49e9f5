/** Pages that the server draws for a request: suggestions for an unknown address, and results of a search. */
import type { NearPage } from '../../contracts/built-site.ts';
import { type NamedPage, createNearestPages } from './nearest-pages.ts';
import { type SiteFile, compress, Variant } from './site-file.ts';

/** Maximum number of drawn pages in a cache. The cache saves the drawing of pages that visitors often request. */
export const maxKept = 100;

/**
 * Makes a cache of drawn pages. Each page has a key.
 * @param plain the file whose type and cache rule the pages get
 */
function drawnPages(plain: SiteFile, styleHashes: readonly string[]) {
  const kept = new Map<string, SiteFile>();

  function make(html: string): SiteFile {
    const body = Buffer.from(html);
    const variants = {
      identity: new Variant(() => body),
      br: new Variant(() => compress(body, 'br', 5)),
      gzip: new Variant(() => compress(body, 'gzip', 6)),
    };
    return { ...plain, styleHashes, variants };
  }
  return {
    has: (key: string): boolean => kept.has(key),
    pageOf(key: string, draw: () => string): SiteFile {
      const file = kept.get(key) ?? make(draw());
      // The page that was requested last moves to the end. If the cache is full, the first page is removed.
      kept.delete(key);
      kept.set(key, file);
      if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? '');
      return file;
    },
  };
}

export function createNotFoundPages(
  plain: SiteFile,
  draw: (near: readonly NearPage[]) => string,
  styleHashes: readonly string[],
  pages: readonly NamedPage[],
): (path: string) => SiteFile {
  const nearest = createNearestPages(pages);
  const drawn = drawnPages(plain, styleHashes);
  return (path) => {
    const near = nearest(path);
    return near.length === 0
      ? plain
      : drawn.pageOf(near.map((page) => page.path).join(' '), () => draw(near));
  };
}

/** The maximum number of searches in a second. A search takes up to 25 ms of the processor. */
export const maxSearches = 10;

/**
 * Returns a function that answers a query with its results. Returns undefined if there are too many queries: then the
 * page is sent as it was built, and its script searches.
 * @param now returns the time in milliseconds
 */
export function createSearchPages(
  plain: SiteFile,
  draw: (query: string) => string,
  styleHashes: readonly string[],
  now = (): number => performance.now(),
): (query: string) => SiteFile | undefined {
  const drawn = drawnPages(plain, styleHashes);
  let [second, searches] = [0, 0];

  function maySearch(): boolean {
    const current = Math.floor(now() / 1000);
    if (current !== second) [second, searches] = [current, 0];
    searches += 1;
    return searches <= maxSearches;
  }
  return (query) => (drawn.has(query) || maySearch() ? drawn.pageOf(query, () => draw(query)) : undefined);
}
