/** The landing page's second band: who the company is, in a paragraph and in figures. */
import type { HomePage } from '../../content/site.ts';
import { ButtonLink } from '../../widgets/button/button.tsx';
import styles from './who-we-are.module.css';

export const WhoWeAre = ({ about }: { about: HomePage['about'] }) => (
  <section id="about" className={`band ${styles.about}`}>
    <div className={`container ${styles.columns}`}>
      <h2>{about.heading}</h2>
      <div className={styles.words}>
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        <ButtonLink href="/about-us" variant="quiet" about="about who we are">
          Read More
        </ButtonLink>
      </div>
      <dl className={styles.facts}>
        {about.facts.map(({ value, label }) => (
          <div key={label} className={styles.fact} data-reveal="">
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
);
