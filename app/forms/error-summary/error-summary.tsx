import type { FieldError } from '../../../contracts/field-errors.ts';
import styles from './error-summary.module.css';

/** What the server refused, each line leading to its field. Takes the focus as soon as it appears. */
export const ErrorSummary = ({
  errors,
  labels,
}: {
  errors: FieldError[];
  /** The form's fields; an error of anything else has nowhere to lead to. */
  labels: Record<string, string>;
}) => (
  <div className={styles.summary} role="alert" tabIndex={-1} ref={takeFocus}>
    <h3 className={styles.heading}>There is a problem</h3>
    <ul>
      {errors.map(({ field, message }) => (
        <li key={field}>
          {labels[field] === undefined ? (
            message
          ) : (
            <a className={styles.link} href={`#${field}`} onClick={(event) => focusField(event, field)}>
              {message}
              <span className="visually-hidden"> ({labels[field]})</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  </div>
);

/** A link alone scrolls to the field; the visitor wants to type in it. */
function focusField(event: { preventDefault: () => void }, field: string): void {
  event.preventDefault();
  document.getElementById(field)?.focus();
}

/** Runs once, when the summary appears. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
