import type { Shared } from '../../../content/site.ts';
import { ButtonLink } from '../../../widgets/button/button.tsx';
import styles from './call-to-action.module.css';

/** The way to the contact form, at the end of a page. */
export const CallToAction = ({ band }: { band: Shared['call-to-action'] }) => (
  <section className={styles.action}>
    <div className={`container ${styles.columns}`}>
      <h2 className={styles.heading}>{band.heading}</h2>
      <div>
        <p className={styles.text}>{band.text}</p>
        <ButtonLink href="/contact-us">{band.button}</ButtonLink>
      </div>
    </div>
  </section>
);
