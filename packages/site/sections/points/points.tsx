import type { Band } from '../../schema/bands.ts';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import styles from './points.module.css';

/** The layouts of a set of points. `topic-bands.ts` describes them. */
const layouts = {
  columns: `${styles.columns} ${styles.shaded}`,
  rows: styles.rows,
  night: `${styles.columns} ${styles.night}`,
} satisfies Record<Band<'points'>['layout'], string | undefined>;

export const Points = ({ band }: { band: Band<'points'> }) => (
  <IntroBand className={layouts[band.layout]} heading={band.heading} text={band.intro}>
    <ul className={styles.list}>
      {band.items.map(({ title, text }) => (
        <li key={title} className={styles.point} data-reveal="">
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </IntroBand>
);
