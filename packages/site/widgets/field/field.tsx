/** Draws a field, and connects the field's label, hint and error to its control. */
import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldProps {
  /** The field's name and the control's id. The id is unique, because a page has only one form. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** The error message: what is wrong, and what the visitor can do. */
  error?: string | undefined;
}

export const controlAttributes = ({ name, hint, error }: FieldProps) => ({
  id: name,
  name,
  className: styles.control,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby':
    [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined,
});

interface FieldWrapperProps extends FieldProps {
  required?: boolean | undefined;
  /** True for a control that is checked while the visitor types. Screen readers then announce the error at once. */
  isLive?: boolean;
  children: ReactNode;
}

export function Field({ name, label, hint, error, required, isLive, children }: FieldWrapperProps) {
  const errorNote = error && (
    <p id={`${name}-error`} className={styles.error}>
      {error}
    </p>
  );
  return (
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
        // The region is in the document before its first text. Screen readers would miss the first text of a new
        // region.
        <div role="status" className={styles.live}>
          {errorNote}
        </div>
      ) : (
        errorNote
      )}
      {children}
    </div>
  );
}

type TextFieldProps = FieldProps &
  (({ rows?: never } & ComponentProps<'input'>) | ({ rows: number } & ComponentProps<'textarea'>));

/** A field for a line of text; with `rows`, for several lines. */
export function TextField({ name, label, hint, error, ...control }: TextFieldProps) {
  const field = { name, label, hint, error };
  const attributes = controlAttributes(field);
  return (
    <Field {...field} required={control.required}>
      {control.rows === undefined ? (
        <input {...control} {...attributes} />
      ) : (
        <textarea {...control} {...attributes} />
      )}
    </Field>
  );
}
