import { useRef, useState, type KeyboardEvent } from 'react';
import { searchPath, searchQuery } from '../../contracts/endpoints.ts';
import { isComposing, step, useDebounced } from '../widgets/combobox/typing.ts';
import { fillIn } from '../widgets/fill-in.ts';
import { Glyph, cross, search as searchGlyph } from '../widgets/glyph.tsx';
import { countText, HitWords, NoHits } from './hit-list.tsx';
import type { SearchStrings } from './load-search.ts';
import type { Hit } from './search.ts';
import { useHits } from './use-hits.ts';
import styles from './search.module.css';

/** The maximum number of pages in the panel. The search page shows more. */
const maxShown = 6;

/** The milliseconds without typing after which a screen reader says how many pages were found. */
const announceDelay = 500;

const listId = 'search-hits';
const optionId = (index: number): string => `search-hit-${index}`;

/** Scrolls the active option into view. */
const reveal = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

interface OptionsProps {
  label: string;
  options: readonly { href: string; hit?: Hit; text?: string }[];
  active: number;
}

/** The pages as options of the combobox. An option is a link, so it can open in another tab. */
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
        // Keys stay in the field.
        tabIndex={-1}
      >
        {hit ? <HitWords hit={hit} /> : <span className={styles.name}>{text}</span>}
      </a>
    ))}
  </div>
);

export interface SearchPanelProps {
  strings: SearchStrings;
  /** The address of the index. */
  index: string;
  /** @param isFollowed true if the visitor follows a link of the panel */
  onClose: (isFollowed: boolean) => void;
}

/** The search over a page (W3C APG, combobox with list autocomplete). Enter leads to the active page. */
export function SearchPanel({ strings, index, onClose }: SearchPanelProps) {
  const { answer, search } = useHits(index, { query: '', hits: [] }, false);
  const [active, setActive] = useState(0);
  const panel = useRef<HTMLDivElement>(null);
  const { query, hits } = answer;
  const all = `${searchPath}?${new URLSearchParams({ [searchQuery.name]: query })}`;
  const options = hits
    .slice(0, maxShown)
    .map((hit): OptionsProps['options'][number] => ({ href: hit.href, hit }));
  if (hits.length > 0) options.push({ href: all, text: fillIn(strings.all, { name: query }) });
  const status = countText(answer, strings);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event)) return;
    const next = event.altKey ? undefined : step(event, active, options.length);
    if (next !== undefined) {
      if (next >= 0) event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter' && event.currentTarget.value.trim() === query) {
      // If the list does not show the results for the field's text yet, the form leads to the search page.
      const option = panel.current?.querySelector<HTMLElement>('[data-active]');
      if (!option) return;
      event.preventDefault();
      option.click();
    }
  };
  return (
    <div
      ref={panel}
      // A link to a band of the same page leaves the page as it is.
      onClick={({ target, ctrlKey, metaKey, shiftKey }) => {
        if (target instanceof Element && target.closest('a') && !(ctrlKey || metaKey || shiftKey))
          onClose(true);
      }}
      role="presentation"
    >
      <form className={styles.bar} action={searchPath} role="search">
        <Glyph path={searchGlyph} size={22} />
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
          aria-label={strings.field}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={active >= 0 && active < options.length ? optionId(active) : undefined}
          placeholder={strings.field}
          onInput={({ currentTarget: { value, form } }) => {
            setActive(0);
            void search(value).catch(() => form?.submit());
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={styles.close}
          aria-label={strings.close}
          onClick={() => onClose(false)}
        >
          <Glyph path={cross} size={22} />
        </button>
      </form>
      {query !== '' && hits.length === 0 && (
        <div className={styles.message}>
          <p>
            <span>{status}</span>
          </p>
          <NoHits strings={strings} />
        </div>
      )}
      <Options label={strings.open} options={options} active={active} />
      <p className="visually-hidden" role="status">
        <span>{useDebounced(status, announceDelay)}</span>
      </p>
    </div>
  );
}
