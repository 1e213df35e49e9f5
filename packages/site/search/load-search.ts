/** Loads the search into a page when a visitor needs it. */
import type { InterfaceStrings, MenuLink } from '../schema/site.ts';
import { createSearch, type Search, type SearchedPage } from './search.ts';

/** The strings of the search, and links for a visitor whose search finds nothing. */
export type SearchStrings = InterfaceStrings['search'] & { links: readonly MenuLink[] };

/** The content of the index's first file, as the build writes it for browsers. */
export interface SearchFile {
  strings: SearchStrings;
  pages: readonly SearchedPage[];
  /** The address of the index of all words. */
  words: string;
}

export interface LoadedSearch extends Search {
  strings: SearchStrings;
  /** Loads the index of all words. If this fails, for example offline, the search still finds names and headings. */
  loadWords: () => Promise<void>;
}

/**
 * The address of the index's first file. A build replaces this address in documents by the address with a hash. In
 * development, the server answers at this address.
 */
export const searchIndex = '/assets/search.json';

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} has the status ${answer.status}`);
  return answer.json();
}

async function load(address: string): Promise<LoadedSearch> {
  const { strings, pages, words } = (await fetchJson(address)) as SearchFile;
  const search = createSearch(pages);
  let loadingWords: Promise<void> | undefined;
  const loadWords = (): Promise<void> =>
    (loadingWords ??= fetchJson(words).then(
      (index) => search.addWords(index as object),
      () => {
        loadingWords = undefined;
      },
    ));
  return { ...search, strings, loadWords };
}

let loading: Promise<LoadedSearch> | undefined;

/**
 * Loads the search once for each page. Rejects if the file at `address` cannot be loaded. Then the next call tries
 * again.
 */
export const loadSearch = (address: string): Promise<LoadedSearch> =>
  (loading ??= load(address).catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
