import type { Outcome } from '../use-submission.ts';
import styles from './outcome-notes.module.css';

/**
 * Says how an attempt ended, until the next one begins. Both regions are in the document before they
 * speak, or assistive technology would miss the first words.
 */
export const OutcomeNotes = ({ outcome, sent }: { outcome: Outcome | undefined; sent: string }) => (
  <>
    <div role="status" className={styles.sent}>
      {outcome?.kind === 'sent' && sent}
    </div>
    <div role="alert" className={styles.failed}>
      {outcome?.kind === 'failed' && outcome.text}
    </div>
  </>
);
