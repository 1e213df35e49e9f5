/**
 * A searchable list behind a button (W3C APG, combobox with list autocomplete): the field filters,
 * the list follows, focus stays in the field.
 */
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useDebounced } from './use-debounced.ts';
import styles from './combobox.module.css';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Shown after the label. */
  detail?: string;
  /** Address of a small picture before it. */
  picture?: string;
}

export interface ComboboxProps {
  id: string;
  /** Accessible name of the button, the field and the list. */
  label: string;
  placeholder: string;
  /** Said when nothing matches. */
  noneText: string;
  value: string;
  options: ComboboxOption[];
  /** The options that match a search, best first. */
  filter: (search: string) => ComboboxOption[];
  onChoose: (value: string) => void;
  /** What the button shows. */
  children: ReactNode;
}

/** Milliseconds of quiet before the list follows the field (specification §9). */
const debounce = 250;

const Option = ({
  id,
  option,
  chosen,
  active,
  onChoose,
}: {
  id: string;
  option: ComboboxOption;
  chosen: boolean;
  active: boolean;
  onChoose: () => void;
}) => (
  <li
    id={id}
    className={styles.option}
    role="option"
    aria-selected={chosen}
    data-active={active ? '' : undefined}
    // Not click: the field would lose the focus first and the list would close.
    onPointerDown={(event) => event.preventDefault()}
    onClick={onChoose}
    ref={(element) => {
      if (active) element?.scrollIntoView({ block: 'nearest' });
    }}
  >
    {option.picture && <img src={option.picture} alt="" width={24} height={16} loading="lazy" />}
    <span>{option.label}</span>
    <span className={styles.detail}>{option.detail}</span>
  </li>
);

/** The option a key leads to; undefined for keys that belong to the field. */
function step(event: KeyboardEvent, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (event.key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active - 1 + count) % count;
    case 'PageDown':
      return Math.min(count - 1, active + 8);
    case 'PageUp':
      return Math.max(0, active - 8);
    default:
      return undefined;
  }
}

/** The open list. It lives only while open, so that it always begins with everything and a clear field. */
function Search({
  id,
  label,
  placeholder,
  noneText,
  value,
  options,
  filter,
  onChoose,
  onClose,
}: Omit<ComboboxProps, 'children'> & { onClose: () => void }) {
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
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = event.altKey ? undefined : step(event, current, shown.length);
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const option = (typed.trim() ? filter(typed) : shown)[typed === search ? current : 0];
      if (option) onChoose(option.value);
    } else if (event.key === 'Escape' || (event.altKey && event.key === 'ArrowUp')) {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  };
  return (
    <div className={styles.panel}>
      <input
        ref={field}
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
      <ul id={`${id}-list`} className={styles.list} role="listbox" aria-label={label}>
        {shown.map((option, index) => (
          <Option
            key={option.value}
            id={`${id}-${option.value}`}
            option={option}
            chosen={option.value === value}
            active={index === current}
            onChoose={() => onChoose(option.value)}
          />
        ))}
      </ul>
      <p className={shown.length > 0 ? 'visually-hidden' : styles.none} role="status">
        {shown.length > 0 ? `${shown.length} ${shown.length === 1 ? 'result' : 'results'}` : noneText}
      </p>
    </div>
  );
}

export function Combobox({ children, ...props }: ComboboxProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div
      ref={root}
      className={styles.combobox}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        id={props.id}
        className={styles.button}
        aria-haspopup="listbox"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
            event.preventDefault();
            setOpen(true);
          }
        }}
      >
        {children}
      </button>
      {open && (
        <Search
          {...props}
          onChoose={(value) => {
            props.onChoose(value);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
