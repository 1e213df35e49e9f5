import type { Band } from '../../schema/bands.ts';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import styles from './steps.module.css';

type Item = Band<'steps'>['items'][number];

/** People and result of a step, if the content names them. */
const Facts = ({ item: { who, result }, words }: { item: Item; words: StepWords }) =>
  (who !== undefined || result !== undefined) && (
    <dl className={styles.facts}>
      {who !== undefined && (
        <div>
          <dt className={styles.label}>{words.who}</dt>
          <dd>{who}</dd>
        </div>
      )}
      {result !== undefined && (
        <div>
          <dt className={styles.label}>{words.result}</dt>
          <dd>{result}</dd>
        </div>
      )}
    </dl>
  );

/** The labels of a step's facts. */
export interface StepWords {
  who: string;
  result: string;
}

/** Steps in their order, numbered. */
export const Steps = ({ band, words }: { band: Band<'steps'>; words: StepWords }) => (
  <IntroBand className="detail" heading={band.heading} text={band.intro}>
    <ol className={styles.list}>
      {band.items.map((item) => (
        <li key={item.title} className={styles.step} data-reveal="">
          <h3 className={styles.title}>{item.title}</h3>
          <div className={styles.words}>
            <p>{item.text}</p>
            <Facts item={item} words={words} />
          </div>
        </li>
      ))}
    </ol>
  </IntroBand>
);
