/** The not-found page: as the build drew it, or filled in with the pages nearest to the address. */
import { type MarkedState, type MarkedText, nearestPlaces } from '../../contracts/forms/page-marks.ts';
import { type MarkedPage, fillMarkedPage, readMarkedPage } from './marked-page.ts';
import { type SiteFile, compress, variant } from './site-file.ts';
import { type NamedPage, createNearestPages } from './nearest-pages.ts';

/** Pages that the build made for unknown addresses. */
export type NotFoundParts = {
  /** The page without suggestions. */
  plain: SiteFile;
  /** The page with marks for suggestions (`contracts/forms/page-marks.ts`), and the hashes of its styles. */
  marked: { html: string; styleHashes: readonly string[] };
  /** Every page that may be suggested. */
  pages: readonly NamedPage[];
};

/** Answers kept, so that what many visitors mistype is compressed once. */
export const kept = 100;

function fill(page: MarkedPage, near: readonly NamedPage[]): string {
  const texts = new Map<MarkedText, string>();
  const states = new Set<MarkedState>(['near']);
  for (const [index, place] of nearestPlaces.entries()) {
    const suggested = near[index];
    if (!suggested) break;
    states.add(`near.${place}`);
    texts.set(`near.path.${place}`, suggested.path).set(`near.name.${place}`, suggested.name);
  }
  return fillMarkedPage(page, { is: (state) => states.has(state), text: (place) => texts.get(place) ?? '' });
}

/**
 * Makes the answers to unknown addresses. Nothing of an address is ever put into a page, only addresses and names
 * of pages. Throws a `MarkedPageError` when the marked page is not sound.
 * @returns the page for a path, which may hold anything
 */
export function createNotFoundPages({ plain, marked, pages }: NotFoundParts): (path: string) => SiteFile {
  const page = readMarkedPage(marked.html);
  const nearest = createNearestPages(pages);
  const made = new Map<string, SiteFile>();

  function make(near: readonly NamedPage[]): SiteFile {
    const body = Buffer.from(fill(page, near));
    const variants = {
      identity: variant(body),
      br: variant(compress(body, 'br', 'waiting')),
      gzip: variant(compress(body, 'gzip', 'waiting')),
    };
    return { ...plain, styleHashes: marked.styleHashes, variants };
  }
  return (path) => {
    const near = nearest(path);
    if (near.length === 0) return plain;
    const key = near.map((one) => one.path).join(' ');
    const file = made.get(key) ?? make(near);
    // The one asked for last is the youngest; the oldest goes.
    made.delete(key);
    made.set(key, file);
    if (made.size > kept) made.delete(made.keys().next().value ?? '');
    return file;
  };
}
