import type { Band } from '../../schema/bands.ts';
import type { InterfaceStrings } from '../../schema/site.ts';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import { LinkedText } from '../linked-text.tsx';
import styles from './steps.module.css';

type StepsProps = { band: Band<'steps'>; strings: InterfaceStrings['steps']; otherSite: string };

/** The people and the result of a step. Draws nothing if the content names neither. */
const Facts = ({ facts }: { facts: [label: string, text: string | undefined][] }) =>
  facts.some(([, text]) => text !== undefined) && (
    <dl className={styles.facts}>
      {facts.map(
        ([label, text]) =>
          text !== undefined && (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );

export const Steps = ({ band, strings, otherSite }: StepsProps) => (
  <IntroBand className="detail" heading={band.heading} text={band.intro}>
    <ol className={styles.list}>
      {band.items.map(({ title, text, who, result }) => (
        <li key={title} className={styles.step} data-reveal="">
          <h3 className={styles.title}>{title}</h3>
          <div className={styles.words}>
            <p>
              <LinkedText text={text} otherSite={otherSite} />
            </p>
            <Facts
              facts={[
                [strings.who, who],
                [strings.result, result],
              ]}
            />
          </div>
        </li>
      ))}
    </ol>
  </IntroBand>
);
