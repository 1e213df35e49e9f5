import { useState, type KeyboardEvent } from 'react';
import { searchPath, searchQuery } from '@website/forms/endpoints';
import { isComposing, step, useDebounced } from '../widgets/combobox/typing.ts';
import { fillIn } from '../widgets/fill-in.ts';
import { Glyph, cross, search as searchGlyph } from '../widgets/glyph.tsx';
import { countText, HitWords, NoHits, useHits, type Answer } from './hits.tsx';
import type { SearchStrings } from './load-search.ts';
import type { Hit } from './search.ts';
import styles from './search.module.css';

/** The maximum number of pages in the panel. The search page shows more. */
const maxShown = 6;

/** Milliseconds after the last key before a screen reader announces the number of found pages. */
const announceDelay = 500;

const listId = 'search-hits';
const optionId = (index: number): string => `search-hit-${index}`;

const reveal = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

type PanelOption = { href: string; hit?: Hit; text?: string };

function optionsOf({ query, hits }: Answer, strings: SearchStrings): PanelOption[] {
  if (hits.length === 0) return [];
  const href = `${searchPath}?${new URLSearchParams({ [searchQuery.name]: query })}`;
  return [
    ...hits.slice(0, maxShown).map((hit) => ({ href: hit.href, hit })),
    { href, text: fillIn(strings.all, { name: query }) },
  ];
}

type OptionsProps = { label: string; options: readonly PanelOption[]; active: number };

/** The found pages as options of the combobox. Each option is a link, so that a visitor can open it in another tab. */
const Options = ({ label, options, active }: OptionsProps) => (
  <div id={listId} className={styles.options} role="listbox" aria-label={label} tabIndex={-1}>
    {options.map(({ href, hit, text }, index) => (
      <a
        key={href}
        id={optionId(index)}
        ref={index === active ? reveal : undefined}
        className={styles.hit}
        href={href}
        role="option"
        aria-selected={index === active}
        data-active={index === active ? '' : undefined}
        // The focus stays in the field, so Tab must not stop here.
        tabIndex={-1}
      >
        {hit ? <HitWords hit={hit} /> : <span className={styles.name}>{text}</span>}
      </a>
    ))}
  </div>
);

interface FieldProps {
  label: string;
  /** The query that the options belong to. */
  query: string;
  options: readonly PanelOption[];
  active: number;
  setActive: (index: number) => void;
  search: (text: string) => Promise<void>;
}

/** The field of the panel. It keeps the focus. If no option is active, Enter sends the form to the search page. */
function Field({ label, query, options, active, setActive, search }: FieldProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event)) return;
    const next = event.altKey ? undefined : step(event, active, options.length);
    if (next !== undefined) {
      if (next >= 0) event.preventDefault();
      setActive(next);
      return;
    }
    // If the list does not show the results for the field's text yet, Enter sends the form too.
    const isCurrent = event.currentTarget.value.trim() === query;
    const option = event.key === 'Enter' && isCurrent && document.getElementById(optionId(active));
    if (!option) return;
    event.preventDefault();
    option.click();
  };
  return (
    <input
      className={styles.input}
      name={searchQuery.name}
      type="text"
      role="combobox"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={searchQuery.maxLength}
      aria-label={label}
      aria-autocomplete="list"
      aria-expanded={options.length > 0}
      aria-controls={listId}
      aria-activedescendant={active >= 0 && active < options.length ? optionId(active) : undefined}
      placeholder={label}
      onInput={({ currentTarget: { value } }) => {
        setActive(0);
        // This call cannot fail, because the index is loaded already.
        void search(value);
      }}
      onKeyDown={onKeyDown}
    />
  );
}

interface SearchPanelProps {
  strings: SearchStrings;
  /** The address of the index. */
  index: string;
  /** @param isFollowed true if the visitor has followed a link of the panel */
  onClose: (isFollowed: boolean) => void;
}

/** The search over a page (W3C APG, combobox with list autocomplete). Enter opens the active page. */
export function SearchPanel({ strings, index, onClose }: SearchPanelProps) {
  const { answer, search } = useHits(index, { query: '', hits: [] }, false);
  const [active, setActive] = useState(0);
  const options = optionsOf(answer, strings);
  const status = countText(answer, strings);
  const field = { label: strings.field, query: answer.query, options, active, setActive, search };
  return (
    <div
      // A link to a band of the same page loads no new page, so the panel would stay open.
      onClick={({ target, ctrlKey, metaKey, shiftKey }) => {
        const isLink = target instanceof Element && target.closest('a') !== null;
        if (isLink && !ctrlKey && !metaKey && !shiftKey) onClose(true);
      }}
      role="presentation"
    >
      <form className={styles.bar} action={searchPath} role="search">
        <Glyph path={searchGlyph} size={22} />
        <Field {...field} />
        <button
          type="button"
          className={styles.close}
          aria-label={strings.close}
          onClick={() => onClose(false)}
        >
          <Glyph path={cross} size={22} />
        </button>
      </form>
      {answer.query !== '' && answer.hits.length === 0 && (
        <div className={styles.message}>
          <p>
            <span>{status}</span>
          </p>
          <NoHits strings={strings} />
        </div>
      )}
      {options.length > 0 && <Options label={strings.open} options={options} active={active} />}
      <p className="visually-hidden" role="status">
        <span>{useDebounced(status, announceDelay)}</span>
      </p>
    </div>
  );
}
