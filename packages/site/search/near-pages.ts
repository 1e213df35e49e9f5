/** Finds the pages that an unknown address may mean. */
import type { Search } from './search.ts';

export type NearPage = Readonly<{ path: string; name: string }>;

/** The maximum number of searched segments of an address, from its end, and of found pages. */
const limits = { segments: 3, pages: 3 };

/** Returns the pages found by the words of the last segment that finds any. `path` has no percent escapes. */
export function nearPages({ find }: Pick<Search, 'find'>, path: string): NearPage[] {
  const segments = path
    .replace(/\.html?$/i, '')
    .split('/')
    .filter(Boolean);
  for (const segment of segments.slice(-limits.segments).toReversed()) {
    const { hits } = find(segment);
    if (hits.length > 0)
      return hits.slice(0, limits.pages).map(({ href, name }) => ({ path: href.replace(/#.*/, ''), name }));
  }
  return [];
}
