import type { MouseEvent } from 'react';
import type { FieldError } from '../../../contracts/forms/form-faults.ts';
import styles from './error-summary.module.css';

/** Moves the focus into the field, because a link alone only scrolls to it. */
function focusField(event: MouseEvent, field: string): void {
  event.preventDefault();
  document.getElementById(field)?.focus();
}

/** Runs once, when the summary appears. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Lists the errors. The list takes the focus when it appears, with script and without. */
export const ErrorSummary = ({
  heading,
  level: Heading = 'h3',
  errors,
  fields,
}: {
  heading: string;
  /** Heading level: one below the form's own heading. */
  level?: 'h2' | 'h3';
  errors: readonly FieldError[];
  /** The form's fields. An error of anything else is a line without a link. */
  fields: Readonly<Record<string, { label: string }>>;
}) => (
  // The visitor has just asked for the answer, and nothing on the page matters more.
  // oxlint-disable-next-line jsx-a11y/no-autofocus
  <div className={styles.summary} role="alert" tabIndex={-1} autoFocus ref={takeFocus}>
    <Heading className={styles.heading}>{heading}</Heading>
    <ul>
      {errors.map(({ field, message }) => (
        <li key={field}>
          {Object.hasOwn(fields, field) ? (
            <a className={styles.link} href={`#${field}`} onClick={(event) => focusField(event, field)}>
              <span>{message}</span>
              <span className="visually-hidden">{` (${fields[field]?.label})`}</span>
            </a>
          ) : (
            message
          )}
        </li>
      ))}
    </ul>
  </div>
);
