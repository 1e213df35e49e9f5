import type { Points } from '../../content/site.ts';
import { SectionIntro } from '../../widgets/section-intro/section-intro.tsx';
import styles from './why-choose-us.module.css';

/** Eight reasons, numbered, because a visitor will want to point at one. */
export const WhyChooseUs = ({ points }: { points: Points }) => (
  <section className={`band ${styles.why}`}>
    <div className="container">
      <SectionIntro heading={points.heading} text={points.intro} />
      <ol className={styles.grid}>
        {points.items.map(({ title, text }) => (
          <li key={title} className={styles.point} data-reveal="">
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
