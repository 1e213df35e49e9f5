import type { Outcome } from '../use-submission.ts';
import { Letter } from './letter.tsx';
import styles from './outcome-notes.module.css';

/** The sign that the specification puts before the words of success. Few systems have its font: a letter is drawn. */
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
export const FailedNote = ({ text }: { text: string }) => <p className={styles.failed}>{text}</p>;

/**
 * Says how far an attempt is and how it ended, until the next one begins. Both regions are in the document
 * before they speak, or assistive technology would miss the first words.
 */
export const OutcomeNotes = ({
  outcome,
  sent,
  progress,
}: {
  outcome: Outcome | undefined;
  /** Said of success. */
  sent: string;
  /** Said, and not shown, while the form is being sent: the button and the bar show it. */
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
