import type { Band } from '../../schema/bands.ts';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import styles from './lists.module.css';

export const Lists = ({ band }: { band: Band<'lists'> }) => (
  <IntroBand className="detail" heading={band.heading} text={band.intro}>
    <div className={styles.lists}>
      {band.lists.map(({ title, items }) => (
        <div key={title} className={styles.list} data-reveal="">
          <h3>{title}</h3>
          <ul>
            {items.map((item) => (
              <li key={item} className={styles.item}>
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </IntroBand>
);
