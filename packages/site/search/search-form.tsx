import { useEffect, useRef, type ReactNode } from 'react';
import { searchPath, searchQuery } from '@website/forms/endpoints';
import { useActivated } from '../widgets/activated.ts';
import { buttonClass } from '../widgets/button/button.tsx';
import { fillIn } from '../widgets/fill-in.ts';
import { countText, HitList, NoHits, useHits, type Answer } from './hits.tsx';
import type { SearchStrings } from './load-search.ts';
import styles from './search.module.css';

interface SearchFormProps {
  strings: SearchStrings;
  /** The address of the index. */
  index: string;
  /** The results that the server found. Without a query, the page shows `children` instead. */
  answer: Answer;
  children: ReactNode;
}

/** Returns the query in the page's address. A host for static files ignores it, so the page has no results yet. */
const queryInAddress = (): string => new URLSearchParams(location.search).get(searchQuery.name) ?? '';

/** Shows the query in the address and in the title, so that the visitor can share the page and come back to it. */
function noteQuery(query: string, { title }: SearchStrings): void {
  const address = `${searchPath}?${new URLSearchParams({ [searchQuery.name]: query })}`;
  history.replaceState(history.state, '', query === '' ? searchPath : address);
  if (query !== '') document.title = fillIn(title, { name: query });
}

/**
 * Returns a function that gives a submitted search an entry of its own in the browser's history. Typing only changes the
 * address of the present entry, so Back leads to the search that was submitted before.
 */
function useEntries(strings: SearchStrings, show: (query: string) => void): (query: string) => void {
  /** The search of the present entry, without what was typed since. */
  const entry = useRef<string>(undefined);
  useEffect(() => {
    entry.current = queryInAddress();
    const showEntry = (): void => {
      const query = queryInAddress();
      if (query === entry.current) return;
      entry.current = query;
      noteQuery(query, strings);
      show(query);
    };
    addEventListener('popstate', showEntry);
    return () => removeEventListener('popstate', showEntry);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `show` does the same after each drawing
  }, []);
  return (query) => {
    if (query !== entry.current) {
      noteQuery(entry.current ?? '', strings);
      history.pushState(history.state, '');
      entry.current = query;
    }
    noteQuery(query, strings);
  };
}

/** The field of the search page, and the results. Without script, the server draws the results. */
export function SearchForm({ strings, index, answer: initial, children }: SearchFormProps) {
  const { answer, search } = useHits(index, initial, true);
  const isSearched = answer.query !== '' && !answer.isBusy;
  const field = useRef<HTMLInputElement>(null);
  /**
   * Searches while the visitor types. If the index cannot be loaded, the form's button still works, because the server
   * answers.
   */
  const update = (text: string): void => void search(text).catch(Boolean);

  const addEntry = useEntries(strings, (query) => {
    if (field.current) field.current.value = query;
    update(query);
  });

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // The visitor may have typed before this script ran.
    if (input.value.trim() === initial.query) input.value = queryInAddress();
    if (input.value.trim() !== initial.query || initial.isBusy) update(input.value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, when React has started
  }, []);

  return (
    <div data-activated={useActivated() ? '' : undefined}>
      <form
        className={styles.form}
        action={searchPath}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const text = field.current?.value ?? '';
          addEntry(text.trim());
          // If the index cannot be loaded, the form is sent to the server.
          search(text).catch(() => form.submit());
        }}
      >
        <input
          ref={field}
          className={styles.field}
          type="search"
          name={searchQuery.name}
          defaultValue={initial.query}
          maxLength={searchQuery.maxLength}
          aria-label={strings.field}
          placeholder={strings.field}
          autoComplete="off"
          enterKeyHint="search"
          onInput={({ currentTarget: { value } }) => update(value)}
          // The address does not change while the visitor types, because browsers refuse many changes within a short
          // time.
          onBlur={({ currentTarget: { value } }) => noteQuery(value.trim(), strings)}
        />
        <button className={buttonClass('primary')} type="submit">
          {strings.open}
        </button>
      </form>
      <p className={styles.count} role="status">
        <span>{countText(answer, strings)}</span>
      </p>
      {/* This element is always present, because script shows it again when the visitor empties the field. */}
      <div hidden={isSearched}>{children}</div>
      {answer.hits.length > 0 && <HitList hits={answer.hits} />}
      {isSearched && answer.hits.length === 0 && <NoHits strings={strings} />}
    </div>
  );
}
