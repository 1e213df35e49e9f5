import { useRef, useState } from 'react';
import { loadSearch } from './load-search.ts';
import type { Hit } from './search.ts';

/** The pages that were found for a query. Without a query, `hits` is empty. */
export interface Answer {
  query: string;
  hits: readonly Hit[];
}

/**
 * Returns the answer to the last search, and a function that searches. A search for names and headings that finds
 * nothing goes on in all words of the pages. The function rejects if the index cannot be loaded.
 * @param index the address of the index
 * @param inAllWords if true, every search is in all words
 */
export function useHits(index: string, initial: Answer, inAllWords: boolean) {
  const [answer, setAnswer] = useState(initial);
  const latest = useRef(initial.query);

  async function search(typed: string): Promise<void> {
    const query = typed.trim();
    latest.current = query;
    const show = (hits: readonly Hit[]): void => {
      // While the index was loading, the visitor may have typed on.
      if (latest.current === query) setAnswer({ query, hits });
    };
    if (query === '') return show([]);
    const { find, loadWords } = await loadSearch(index);
    if (inAllWords || find(query).isMiss) await loadWords();
    show(find(query).hits);
  }
  return { answer, search };
}
