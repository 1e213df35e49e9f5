import type { Band } from '../../schema/bands.ts';
import type { InterfaceStrings } from '../../schema/site.ts';
import { ButtonLink } from '../../widgets/button/button.tsx';
import styles from './who-we-are.module.css';

export const WhoWeAre = ({ band, strings }: { band: Band<'who-we-are'>; strings: InterfaceStrings }) => (
  <section id="about" className={`band ${styles.about}`}>
    <div className={`container ${styles.columns}`}>
      <h2>{band.heading}</h2>
      <div>
        {band.paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        <ButtonLink href="/about-us" variant="quiet" about={strings.whoWeAre.readMoreAbout}>
          {strings.readMore}
        </ButtonLink>
      </div>
      <dl className={styles.facts}>
        {band.facts.map(({ value, label }) => (
          <div key={label} className={styles.fact} data-reveal="">
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
);
