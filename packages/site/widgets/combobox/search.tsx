import {
  memo,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { isComposing, step, useDebounced } from './typing.ts';
import styles from './combobox.module.css';

export interface ComboboxOption {
  value: string;
  label: string;
  /** The text after the label. `picture` is the address of a picture before the label. */
  detail?: string;
  picture?: string;
}

export interface ComboboxProps {
  id: string;
  label: string;
  placeholder: string;
  /** The announced texts: `foundText` if options match, `noneText` if no option matches. */
  foundText: (count: number) => string;
  noneText: string;
  value: string;
  options: ComboboxOption[];
  /** Returns the options that match a search; the best option is first. */
  filter: (search: string) => ComboboxOption[];
  onChoose: (value: string) => void;
  children: ReactNode;
}

/** The milliseconds after the last change of the field before the list changes (specification §9). */
const debounce = 250;

/** The list first draws this number of options above and below the chosen option. It draws the other options later. */
const atOnce = 16;

/** Scrolls the chosen option to the middle of the list. */
function centerActive(list: HTMLElement | null): void {
  const option = list?.querySelector<HTMLElement>('[data-active]');
  if (!list || !option) return;
  const [inner, outer] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2);
  // A low window may show only a part of the list.
  option.scrollIntoView({ block: 'nearest' });
}

/** Sets the focus. React calls this once, when the list opens. */
const takeFocus = (element: HTMLInputElement | null): void => element?.focus();

interface OptionProps {
  id: string;
  option: ComboboxOption;
  isActive: boolean;
  isChosen: boolean;
}

/** One option. With `memo`, React draws only two options again after an arrow key, and not all. */
const Option = memo(({ id, option, isActive, isChosen }: OptionProps) => (
  <li
    id={`${id}-${option.value}`}
    className={styles.option}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the W3C's own markup
    role="option"
    // In a combobox, `aria-selected` marks the active option (W3C APG), not the chosen option.
    aria-selected={isActive}
    aria-current={isChosen ? 'true' : undefined}
    data-active={isActive ? '' : undefined}
    data-value={option.value}
  >
    {option.picture && <img src={option.picture} alt="" width={24} height={16} loading="lazy" />}
    <span>{option.label}</span>
    <span className={styles.detail}>{option.detail}</span>
  </li>
));

/** Returns the value of the option in which the event happened; undefined outside of the options. */
const valueAt = ({ target }: SyntheticEvent): string | undefined =>
  (target as Element).closest<HTMLElement>('[data-value]')?.dataset['value'];

interface OptionsProps extends Pick<ComboboxProps, 'id' | 'label' | 'value' | 'onChoose'> {
  shown: ComboboxOption[];
  current: number;
}

function Options({ id, label, value, shown, current, onChoose }: OptionsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  // A slow phone could not react to a touch while it draws more than 200 options, so most options are drawn later.
  useEffect(() => startTransition(() => setWhole(true)), []);
  const active = shown[current]?.value;
  const near = isWhole ? shown : shown.slice(Math.max(0, current - atOnce), current + atOnce);
  const count = near.length;
  useLayoutEffect(() => {
    if (count > 0) centerActive(list.current);
  }, [count]);
  useLayoutEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
    <ul
      ref={list}
      id={`${id}-list`}
      className={styles.list}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the W3C's own markup
      role="listbox"
      aria-label={label}
      // Without `tabIndex`, Tab would stop at a list that scrolls.
      tabIndex={-1}
      // With `onClick` alone, the field would lose the focus and the list would close before the click.
      onPointerDown={(event) => valueAt(event) !== undefined && event.preventDefault()}
      onClick={(event) => {
        const clicked = valueAt(event);
        if (clicked !== undefined) onChoose(clicked);
      }}
    >
      {near.map((option) => (
        <Option
          key={option.value}
          id={id}
          option={option}
          isActive={option.value === active}
          isChosen={option.value === value}
        />
      ))}
    </ul>
  );
}

type CountProps = Pick<ComboboxProps, 'foundText' | 'noneText'> & { shown: number };

/** Announces how many options match. The live region is empty at first, because it announces only changes. */
function Count({ shown, foundText, noneText }: CountProps) {
  const speaks = useDebounced(true, debounce, false);
  return (
    <p className={shown > 0 ? 'visually-hidden' : styles.none} role="status">
      {speaks && (shown > 0 ? foundText(shown) : noneText)}
    </p>
  );
}

/** The open list. The component exists only while the list is open, so the field is empty at each opening. */
export function Search(props: Omit<ComboboxProps, 'children'> & { onClose: () => void }) {
  const { id, label, placeholder, value, options, filter, foundText, noneText, onChoose, onClose } = props;
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed, debounce);
  const shown = search.trim() ? filter(search) : options;
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );
  const current = Math.min(active, shown.length - 1);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    const next = event.altKey ? undefined : step(event, current, shown.length);
    if (next !== undefined) {
      if (next >= 0) event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // If the list does not show the results for the field's text yet, or if no option is active, Enter chooses the
      // best match for the text.
      const lags = typed !== search || current < 0;
      const option = lags && typed.trim() ? filter(typed)[0] : shown[current];
      if (option) onChoose(option.value);
    } else if (event.key === 'Escape' || (event.altKey && event.key === 'ArrowUp')) {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  };
  return (
    <>
      <input
        ref={takeFocus}
        id={`${id}-search`}
        className={styles.field}
        role="combobox"
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={current >= 0 ? `${id}-${shown[current]?.value}` : undefined}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Options id={id} label={label} value={value} shown={shown} current={current} onChoose={onChoose} />
      <Count shown={shown.length} foundText={foundText} noneText={noneText} />
    </>
  );
}
