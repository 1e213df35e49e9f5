import { useRef, useState } from 'react';
import { loadSearch } from './load-search.ts';
import type { Hit } from './search.ts';

/** The found pages for a query. Without a query, `hits` is empty. */
export interface Answer {
  query: string;
  hits: readonly Hit[];
}

/**
 * Returns the answer to the last search, and a function that searches. If the names and headings do not contain all
 * words, the function loads the index of all words. The function rejects if the index cannot be loaded.
 * @param index the address of the index
 * @param inAllWords if true, every search uses the index of all words
 */
export function useHits(index: string, initial: Answer, inAllWords: boolean) {
  const [answer, setAnswer] = useState(initial);
  const latest = useRef(initial.query);

  async function search(typed: string): Promise<void> {
    const query = typed.trim();
    latest.current = query;
    const show = (hits: readonly Hit[]): void => {
      // The visitor may have typed more letters while the index was loading.
      if (latest.current === query) setAnswer({ query, hits });
    };
    if (query === '') return show([]);
    const { find, loadWords } = await loadSearch(index);
    if (inAllWords || find(query).isMiss) await loadWords();
    show(find(query).hits);
  }
  return { answer, search };
}
