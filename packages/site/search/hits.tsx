/** The found pages of a query: the state of a search, and the list that shows them. */
import { useRef, useState } from 'react';
import { fillIn } from '../widgets/fill-in.ts';
import { loadSearch, type SearchStrings } from './load-search.ts';
import type { Hit } from './search.ts';
import styles from './search.module.css';

/** The found pages for a query. Without a query, `hits` is empty. */
export interface Answer {
  query: string;
  hits: readonly Hit[];
  /** True if the server had too many searches, and did not search. Script then searches by itself. */
  isBusy?: boolean;
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

/** Returns a sentence with the number of found pages, or why there are none; empty without a query. */
export const countText = ({ query, hits, isBusy }: Answer, strings: SearchStrings): string => {
  if (isBusy) return strings.busy;
  if (query === '') return '';
  if (hits.length === 0) return fillIn(strings.none, { name: query });
  return hits.length === 1 ? strings.one : fillIn(strings.found, { count: hits.length });
};

/** The words of a hit: the page's name, the page above, and the matching heading or a line about the page. */
export const HitWords = ({ hit: { name, group, heading, summary } }: { hit: Hit }) => (
  <>
    <span className={styles.name}>{name}</span>
    <span className={styles.group}>{group}</span>
    <span className={styles.about}>{heading ?? summary}</span>
  </>
);

export const NoHits = ({ strings }: { strings: SearchStrings }) => (
  <div className={styles.none}>
    <p>{strings.check}</p>
    <ul>
      {strings.links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </div>
);

export const HitList = ({ hits }: { hits: readonly Hit[] }) => (
  <ol className={styles.list}>
    {hits.map((hit) => (
      <li key={hit.href}>
        <a className={styles.hit} href={hit.href}>
          <HitWords hit={hit} />
        </a>
      </li>
    ))}
  </ol>
);
