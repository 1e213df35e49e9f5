import type { Shared } from '../../schema/site.ts';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import styles from './why-choose-us.module.css';

/** Reasons with numbers, so that visitors can refer to a reason by its number. */
export const WhyChooseUs = ({ band }: { band: Shared['why-choose-us'] }) => (
  <IntroBand className={styles.why} heading={band.heading} text={band.intro}>
    <ol className={styles.grid}>
      {band.items.map(({ title, text }) => (
        <li key={title} className={styles.point} data-reveal="">
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </IntroBand>
);
