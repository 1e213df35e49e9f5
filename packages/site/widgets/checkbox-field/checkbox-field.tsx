import type { ReactNode } from 'react';
import styles from './checkbox-field.module.css';

interface CheckboxFieldProps {
  name: string;
  error?: string | undefined;
  required: boolean;
  defaultChecked?: boolean;
  children: ReactNode;
}

/** A statement that the visitor agrees to. The label may contain links; a click on a link does not tick the box. */
export const CheckboxField = ({ name, error, required, defaultChecked, children }: CheckboxFieldProps) => (
  <div>
    {error && (
      <p id={`${name}-error`} className={styles.error}>
        {error}
      </p>
    )}
    <div className={styles.row}>
      <input
        id={name}
        name={name}
        className={styles.box}
        type="checkbox"
        required={required}
        // `aria-invalid` is always set: without it, browsers report a required box that is not ticked as invalid.
        aria-invalid={error !== undefined}
        aria-describedby={error && `${name}-error`}
        defaultChecked={defaultChecked}
      />
      <label className={styles.label} htmlFor={name}>
        {children}
      </label>
    </div>
  </div>
);
