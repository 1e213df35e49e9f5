/** Draws every field, and connects its label, hint and error to its control. */
import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Props of every kind of field. */
export interface FieldProps {
  /** Also the control's id: a page has one form. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** Error message: what is wrong and what to do about it. */
  error?: string | undefined;
}

/** The attributes that connect a control with its label, hint and error. */
export const controlAttributes = ({ name, hint, error }: FieldProps) => ({
  id: name,
  name,
  className: styles.control,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby':
    [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined,
});

const FieldError = ({ name, error }: Pick<FieldProps, 'name' | 'error'>) =>
  error && (
    <p id={`${name}-error`} className={styles.error}>
      {error}
    </p>
  );

export const Field = ({
  name,
  label,
  hint,
  error,
  required = false,
  isLive = false,
  children,
}: FieldProps & {
  required?: boolean | undefined;
  /** True for a control that checks at once. Its error is also announced to screen readers. */
  isLive?: boolean;
  children: ReactNode;
}) => (
  <div className={styles.field} data-invalid={error ? '' : undefined}>
    <label className={styles.label} htmlFor={name}>
      {label}
      {required && (
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
    {isLive ? (
      // The region must be in the document before its first text, or screen readers miss the text.
      <div role="status" className={styles.live}>
        <FieldError name={name} error={error} />
      </div>
    ) : (
      <FieldError name={name} error={error} />
    )}
    {children}
  </div>
);
