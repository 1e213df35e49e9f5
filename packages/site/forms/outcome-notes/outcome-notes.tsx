import { useEffect, type ReactNode } from 'react';
import type { FieldError } from '@website/forms/form-faults';
import type { ReturnedForm } from '@website/forms/built-site';
import { formatWait } from '@website/forms/messages';
import { fillIn } from '../../widgets/fill-in.ts';
import type { Outcome } from '../use-submission.ts';
import styles from './outcome-notes.module.css';

/** A drawn letter that closes and gets a red seal. It is decoration, because the text beside it says the same. */
const Letter = () => (
  <svg className={styles.letter} viewBox="0 0 60 40" width="60" height="40" aria-hidden="true">
    <g className={styles.paper}>
      <path d="M1 1h58v38H1z" />
      <path className={styles.opened} d="M1 1h58L30 23z" />
      <path className={styles.sheet} d="M8 4h44v30H8zM14 10h20M14 15h14" />
      <path d="M1 1l29 20L59 1v38H1z" />
      <path className={styles.closed} d="M1 1h58L30 23z" />
    </g>
    <circle className={styles.seal} cx="30" cy="22" r="6" />
  </svg>
);

/**
 * The character before the success message that we deliver. Few fonts contain the character, so the page draws a
 * letter instead.
 */
const glyph = '✅ ';

/** The note after a successful submission. The character stays in the text for visitors who copy or hear the text. */
export const SentNote = ({ text }: { text: string }) => (
  <p className={styles.sent}>
    <Letter />
    {text.startsWith(glyph) && <span className="visually-hidden">{glyph}</span>}
    <span>{text.startsWith(glyph) ? text.slice(glyph.length) : text}</span>
  </p>
);

const FailedNote = ({ text }: { text: string }) => <p className={styles.failed}>{text}</p>;

export interface ReturnedFailureProps {
  /** The text before the reason; undefined if there is none. */
  failed?: string | undefined;
  /** The message after too many submissions, with the placeholder `{wait}`. */
  tooMany: string;
  returned: ReturnedForm;
  /** The language of the site. */
  language: string;
}

/** Shows why a form that was sent without script came back, if no field has an error. The note takes the focus. */
export const ReturnedFailure = ({ failed, tooMany, returned, language }: ReturnedFailureProps) => {
  const { detail, waitSeconds } = returned;
  const wait = waitSeconds !== undefined && fillIn(tooMany, { wait: formatWait(waitSeconds, language) });
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is the answer to what the visitor has just sent
    <div className={styles.failure} role="alert" tabIndex={-1} autoFocus>
      <FailedNote text={wait || (failed ?? detail)} />
      {!wait && failed && <p>{detail}</p>}
    </div>
  );
};

interface OutcomeNotesProps {
  outcome: Outcome | undefined;
  sent: string;
  /**
   * The text that screen readers announce during sending. The text is invisible, because the button and the bar show
   * the state.
   */
  progress: string | undefined;
  /** The receipt. It is outside of the live regions, because nobody wants to hear all of it at once. */
  receipt?: ReactNode;
}

/** Two live regions that are always in the document. Assistive technology would miss the first text of a new region. */
export const OutcomeNotes = ({ outcome, sent, progress, receipt }: OutcomeNotesProps) => (
  <div className={styles.notes}>
    <div role="status">
      {progress !== undefined && <p className="visually-hidden">{progress}</p>}
      {outcome?.kind === 'sent' && <SentNote text={sent} />}
    </div>
    <div role="alert">
      {outcome?.kind === 'failed' && (
        <>
          <FailedNote text={outcome.text} />
          {outcome.help && <p className={styles.help}>{outcome.help}</p>}
        </>
      )}
    </div>
    {outcome?.kind === 'sent' && receipt}
  </div>
);

/** Puts a word before the page's title, as long as the calling component is shown. */
function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    const { title } = document;
    document.title = `${prefix} ${title}`;
    return () => {
      document.title = title;
    };
  }, [prefix]);
}

/** Sets the focus. React calls this once, when the summary appears. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

interface ErrorSummaryProps {
  heading: string;
  /** The word that stands before the page's title while the list is shown. */
  titlePrefix: string;
  /** The heading level, one below the form's own heading. */
  level?: 'h2' | 'h3';
  errors: readonly FieldError[];
  /** The form's fields. If an error belongs to no field, its line has no link. */
  fields: Readonly<Record<string, { label: string }>>;
}

/** Lists the errors. The list takes the focus when it appears, with script and without. */
export function ErrorSummary({
  heading,
  titlePrefix,
  level: Heading = 'h3',
  errors,
  fields,
}: ErrorSummaryProps) {
  useTitlePrefix(titlePrefix);
  return (
    // The visitor has just sent the form, so the answer must take the focus.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div className={styles.summary} role="alert" tabIndex={-1} autoFocus ref={takeFocus}>
      <Heading className={styles.heading}>{heading}</Heading>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            {Object.hasOwn(fields, field) ? (
              <a
                className={styles.link}
                href={`#${field}`}
                onClick={(event) => {
                  // Following the link would only scroll to the field. This code also focuses the field.
                  event.preventDefault();
                  document.getElementById(field)?.focus();
                }}
              >
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
}
