import type { Band } from '../../schema/bands.ts';
import { headingId } from '../../widgets/heading-id.ts';
import { SectionIntro } from '../../widgets/section-intro/section-intro.tsx';
import styles from './points.module.css';

/** The layouts of a set of points. `topic-bands.ts` describes them. */
const layouts = {
  columns: `${styles.columns} ${styles.shaded}`,
  rows: styles.rows,
  night: `${styles.columns} ${styles.night}`,
} satisfies Record<Band<'points'>['layout'], string | undefined>;

export const Points = ({ band }: { band: Band<'points'> }) => (
  <section className={`band ${layouts[band.layout]}`}>
    <div className="container">
      <SectionIntro heading={band.heading} id={headingId(band.heading)} text={band.intro} />
      <ul className={styles.list}>
        {band.items.map(({ title, text }) => (
          <li key={title} className={styles.point} data-reveal="">
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
