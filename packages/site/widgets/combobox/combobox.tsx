/** A searchable list behind a button (W3C APG, combobox with list autocomplete). The focus stays in the field. */
import { useRef, useState } from 'react';
import { type ComboboxProps, Search } from './search.tsx';
import { Glyph, chevronDown } from '../glyph.tsx';
import styles from './combobox.module.css';

export function Combobox({ children, ...props }: ComboboxProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className={styles.combobox}>
      <button
        ref={button}
        type="button"
        id={props.id}
        className={styles.button}
        aria-haspopup="listbox"
        aria-expanded={open}
        // Without this handler, the field would lose the focus and the list would close. Then the click would open the
        // list again.
        onPointerDown={(event) => open && event.preventDefault()}
        onClick={() => (open ? close() : setOpen(true))}
        onKeyDown={(event) => {
          if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
            event.preventDefault();
            setOpen(true);
          }
        }}
      >
        {children}
        <Glyph path={chevronDown} size={14} />
      </button>
      {open && (
        <div
          className={styles.panel}
          onBlur={({ currentTarget, relatedTarget }) => {
            // If the window has lost the focus, the list stays open, because the focus returns to the field later.
            if (!document.hasFocus()) return;
            // The list also closes when the button gets the focus, because keys on the button do not reach the list.
            if (!currentTarget.contains(relatedTarget)) setOpen(false);
          }}
        >
          <Search
            {...props}
            onChoose={(value) => {
              props.onChoose(value);
              close();
            }}
            onClose={close}
          />
        </div>
      )}
    </div>
  );
}
