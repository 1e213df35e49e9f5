import type { Band } from '../../schema/bands.ts';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import { LinkedText } from '../linked-text.tsx';
import styles from './lists.module.css';

export const Lists = ({ band, otherSite }: { band: Band<'lists'>; otherSite: string }) => (
  <IntroBand className="detail" heading={band.heading} text={band.intro}>
    <div className={styles.lists}>
      {band.lists.map(({ title, items }) => (
        <div key={title} className={styles.list} data-reveal="">
          <h3>{title}</h3>
          <ul>
            {items.map((item) => (
              <li key={item} className={styles.item}>
                <LinkedText text={item} otherSite={otherSite} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </IntroBand>
);
