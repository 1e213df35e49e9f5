import type { Band } from '../../schema/bands.ts';
import type { InterfaceStrings } from '../../schema/site.ts';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import styles from './cases.module.css';

type CasesProps = { band: Band<'cases'>; strings: InterfaceStrings['cases'] };

/** Work for clients: the task on the left, and what changed, in large letters, on the right. */
export const Cases = ({ band, strings }: CasesProps) => (
  <IntroBand id={band.kind} className={styles.band} heading={band.heading} text={band.intro}>
    <ul>
      {band.entries.map(({ client, task, built, duration, changed, link }) => (
        <li key={client + task} className={styles.case} data-reveal="">
          <div>
            <h3 className={styles.client}>{client}</h3>
            <p>{task}</p>
          </div>
          <dl className={styles.facts}>
            <div className={styles.wide}>
              <dt className={styles.label}>{strings.changed}</dt>
              <dd className={styles.changed}>{changed}</dd>
            </div>
            <div>
              <dt className={styles.label}>{strings.built}</dt>
              <dd>{built}</dd>
            </div>
            <div>
              <dt className={styles.label}>{strings.duration}</dt>
              <dd>{duration}</dd>
            </div>
          </dl>
          {link !== undefined && (
            <p className={styles.more}>
              <a href={link}>
                {strings.more}
                <span className="visually-hidden">{` ${strings.moreAbout} ${client}`}</span>
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  </IntroBand>
);
