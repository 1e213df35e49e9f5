import type { ReactNode } from 'react';
import styles from './checkbox-field.module.css';

/** One statement to agree to. Its label may contain links, which do not tick the box. */
export const CheckboxField = ({
  name,
  error,
  children,
}: {
  name: string;
  error?: string | undefined;
  children: ReactNode;
}) => (
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
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${name}-error`}
      />
      <label className={styles.label} htmlFor={name}>
        {children}
      </label>
    </div>
  </div>
);
