import type { ReactNode } from 'react';
import type { FieldError } from '../../../contracts/forms/field-errors.ts';
import styles from './error-summary.module.css';

/** A line of the summary, with a link to its field if there is one. */
export const SummaryLine = ({
  field,
  label,
  message,
}: {
  field: string;
  label: string | undefined;
  message: string;
}) =>
  label === undefined ? (
    <li>{message}</li>
  ) : (
    <li>
      <a className={styles.link} href={`#${field}`} onClick={(event) => focusField(event, field)}>
        <span>{message}</span>
        <span className="visually-hidden">{` (${label})`}</span>
      </a>
    </li>
  );

/** Lists the refused fields. It takes the focus when it appears, with script and without. */
export const SummaryFrame = ({
  heading,
  level: Heading = 'h3',
  children,
}: {
  heading: string;
  /** Heading level: one below the form's own heading. */
  level?: 'h2' | 'h3';
  children: ReactNode;
}) => (
  // It appears because the visitor has just asked for it, and nothing on the page matters more.
  // oxlint-disable-next-line jsx-a11y/no-autofocus
  <div className={styles.summary} role="alert" tabIndex={-1} autoFocus ref={takeFocus}>
    <Heading className={styles.heading}>{heading}</Heading>
    <ul>{children}</ul>
  </div>
);

/** The faults of a form as the server named them. */
export const ErrorSummary = ({
  heading,
  errors,
  labels,
}: {
  heading: string;
  errors: readonly FieldError[];
  /** The form's fields; an error of anything else has nowhere to lead to. */
  labels: Readonly<Record<string, string>>;
}) => (
  <SummaryFrame heading={heading}>
    {errors.map(({ field, message }) => (
      <SummaryLine key={field} field={field} label={labels[field]} message={message} />
    ))}
  </SummaryFrame>
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
