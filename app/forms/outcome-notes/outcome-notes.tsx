import type { ReactNode } from 'react';
import type { Outcome } from '../use-submission.ts';
import styles from './outcome-notes.module.css';

/**
 * Animated letter for a sent form: the sheet goes in, the flap closes over it, and last comes a red seal. Decoration,
 * because the text beside it says that the form was sent. Under reduced motion the letter is drawn closed.
 */
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

/** The sign that the specification puts before the success message. Few fonts have it, so a letter is drawn. */
const glyph = '✅ ';

/** Note after a successful submission. The check mark stays in the text for visitors who copy or hear it. */
export const SentNote = ({ text }: { text: string }) => (
  <p className={styles.sent}>
    <Letter />
    {text.startsWith(glyph) && <span className="visually-hidden">{glyph}</span>}
    <span>{text.startsWith(glyph) ? text.slice(glyph.length) : text}</span>
  </p>
);

/** Note after a failed submission, when no field is at fault. */
const FailedNote = ({ text }: { text: string }) => <p className={styles.failed}>{text}</p>;

/** A failure on the page that answers a form sent without script. It takes the focus, as a list of refused fields does. */
export const FailureOfPage = ({ text, children }: { text: string; children?: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is the answer to what the visitor has just sent
  <div className={styles.failure} role="alert" tabIndex={-1} autoFocus>
    <FailedNote text={text} />
    {children}
  </div>
);

/**
 * Shows the progress and the outcome of an attempt until the next attempt starts. Both live regions are always in the
 * document, because assistive technology would miss the first text of a new region.
 */
export const OutcomeNotes = ({
  outcome,
  sent,
  progress,
}: {
  outcome: Outcome | undefined;
  /** The success message. */
  sent: string;
  /** Announced while the form is being sent. It is not visible, because the button and the bar show the state. */
  progress: string | undefined;
}) => (
  <div>
    <div role="status">
      {progress !== undefined && <p className="visually-hidden">{progress}</p>}
      {outcome?.kind === 'sent' && <SentNote text={sent} />}
    </div>
    <div role="alert">{outcome?.kind === 'failed' && <FailedNote text={outcome.text} />}</div>
  </div>
);
