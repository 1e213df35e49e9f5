import type { Points } from '../../content/site.ts';
import { SectionIntro } from '../../widgets/section-intro/section-intro.tsx';
import styles from './points.module.css';

/** How a set of points is laid out: side by side on a shaded band, as a list to read down, or side by side at night. */
type Layout = 'columns' | 'rows' | 'night';

const layouts = {
  columns: `${styles.columns} ${styles.shaded}`,
  rows: styles.rows,
  night: `${styles.columns} ${styles.night}`,
} satisfies Record<Layout, string | undefined>;

/** A heading with a few points under it. */
export const PointsBand = ({ points, layout }: { points: Points; layout: Layout }) => (
  <section className={`band ${layouts[layout]}`}>
    <div className="container">
      <SectionIntro heading={points.heading} text={points.intro} />
      <ul className={styles.list}>
        {points.items.map(({ title, text }) => (
          <li key={title} className={styles.point} data-reveal="">
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
