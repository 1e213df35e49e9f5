/**
 * A searchable list behind a button (W3C APG, combobox with list autocomplete): the field filters,
 * the list follows, focus stays in the field.
 */
import { useRef, useState } from 'react';
import type { ComboboxProps } from './combobox-types.ts';
import { Search } from './search.tsx';
import styles from './combobox.module.css';

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
