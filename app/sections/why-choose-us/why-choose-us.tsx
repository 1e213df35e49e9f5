import type { Shared } from '../../schema/site.ts';
import { SectionIntro } from '../../widgets/section-intro/section-intro.tsx';
import styles from './why-choose-us.module.css';

/** Reasons, numbered, because a visitor will want to point at one. */
export const WhyChooseUs = ({ band }: { band: Shared['why-choose-us'] }) => (
  <section className={`band ${styles.why}`}>
    <div className="container">
      <SectionIntro heading={band.heading} text={band.intro} />
      <ol className={styles.grid}>
        {band.items.map(({ title, text }) => (
          <li key={title} className={styles.point} data-reveal="">
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
