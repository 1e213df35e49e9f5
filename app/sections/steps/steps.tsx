import type { Band } from '../../schema/bands.ts';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import styles from './steps.module.css';

type Item = Band<'steps'>['items'][number];

/** The people and the result of a step, if the content has them. */
const Facts = ({ item: { who, result }, strings }: { item: Item; strings: StepStrings }) =>
  (who !== undefined || result !== undefined) && (
    <dl className={styles.facts}>
      {who !== undefined && (
        <div>
          <dt className={styles.label}>{strings.who}</dt>
          <dd>{who}</dd>
        </div>
      )}
      {result !== undefined && (
        <div>
          <dt className={styles.label}>{strings.result}</dt>
          <dd>{result}</dd>
        </div>
      )}
    </dl>
  );

/** The labels of a step's facts. */
export interface StepStrings {
  who: string;
  result: string;
}

/** Steps in their order, numbered. */
export const Steps = ({ band, strings }: { band: Band<'steps'>; strings: StepStrings }) => (
  <IntroBand className="detail" heading={band.heading} text={band.intro}>
    <ol className={styles.list}>
      {band.items.map((item) => (
        <li key={item.title} className={styles.step} data-reveal="">
          <h3 className={styles.title}>{item.title}</h3>
          <div className={styles.words}>
            <p>{item.text}</p>
            <Facts item={item} strings={strings} />
          </div>
        </li>
      ))}
    </ol>
  </IntroBand>
);
