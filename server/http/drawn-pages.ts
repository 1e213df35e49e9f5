/** Pages that the server draws for a request: suggestions for an unknown address, and results of a search. */
import type { NearPage } from '../../contracts/built-site.ts';
import { type NamedPage, createNearestPages } from './nearest-pages.ts';
import { type SiteFile, compress, variant } from './site-file.ts';

/** Maximum number of drawn pages in a cache. The cache saves the work for what visitors often ask for. */
export const maxKept = 100;

/**
 * Returns a function that draws pages and keeps the last of them, by a key.
 * @param plain has the type and the cache rule of the pages
 */
function drawnPages(plain: SiteFile, styleHashes: readonly string[]) {
  const kept = new Map<string, SiteFile>();

  function make(html: string): SiteFile {
    const body = Buffer.from(html);
    const variants = {
      identity: variant(body),
      br: variant(compress(body, 'br', 5)),
      gzip: variant(compress(body, 'gzip', 6)),
    };
    return { ...plain, styleHashes, variants };
  }
  return (key: string, draw: () => string): SiteFile => {
    const file = kept.get(key) ?? make(draw());
    // The page that was requested last moves to the end. If the cache is full, the first page is removed.
    kept.delete(key);
    kept.set(key, file);
    if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? '');
    return file;
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
    return near.length === 0 ? plain : drawn(near.map((page) => page.path).join(' '), () => draw(near));
  };
}

export function createSearchPages(
  plain: SiteFile,
  draw: (query: string) => string,
  styleHashes: readonly string[],
): (query: string) => SiteFile {
  const drawn = drawnPages(plain, styleHashes);
  return (query) => drawn(query, () => draw(query));
}
