import type { Band } from '../../schema/bands.ts';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import { LinkedText } from '../linked-text.tsx';
import styles from './questions.module.css';

/**
 * Questions that a buyer asks. An answer opens below its question, even without script. The browser's page search also
 * finds closed answers.
 */
export const Questions = ({ band, otherSite }: { band: Band<'questions'>; otherSite: string }) => (
  <IntroBand className="detail" heading={band.heading} text={band.intro}>
    {band.items.map(({ question, answer }) => (
      <details key={question} className={styles.item}>
        <summary className={styles.summary}>
          <h3 className={styles.question}>{question}</h3>
        </summary>
        <div className={styles.answer}>
          {answer.map((paragraph) => (
            <p key={paragraph}>
              <LinkedText text={paragraph} otherSite={otherSite} />
            </p>
          ))}
        </div>
      </details>
    ))}
  </IntroBand>
);
