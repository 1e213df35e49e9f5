/** The one way to draw a field: its label, hint and error are wired to it here. */
import type { ComponentProps } from 'react';
import styles from './text-field.module.css';

type Shared = {
  /** Also the id: a page has one form. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong and what to do about it. */
  error?: string | undefined;
};

/** A field for one line, or with `rows` for several. */
export type TextFieldProps = Shared &
  (({ rows?: never } & ComponentProps<'input'>) | ({ rows: number } & ComponentProps<'textarea'>));

export function TextField({ name, label, hint, error, ...control }: TextFieldProps) {
  const wiring = {
    id: name,
    name,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={name}>
        {label}
        {control.required && (
          <span className={styles.required} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {control.rows === undefined ? (
        <input {...(control as ComponentProps<'input'>)} {...wiring} />
      ) : (
        <textarea {...(control as ComponentProps<'textarea'>)} {...wiring} />
      )}
    </div>
  );
}
