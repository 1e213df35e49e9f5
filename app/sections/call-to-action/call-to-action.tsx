import type { Shared } from '../../content/site.ts';
import { ButtonLink } from '../../widgets/button/button.tsx';
import styles from './call-to-action.module.css';

/** The way to the contact form, at the end of a page. */
export const CallToAction = ({ action }: { action: Shared['callToAction'] }) => (
  <section className={styles.action}>
    <div className={`container ${styles.columns}`}>
      <h2 className={styles.heading}>{action.heading}</h2>
      <div>
        <p className={styles.text}>{action.text}</p>
        <ButtonLink href="/contact-us">{action.button}</ButtonLink>
      </div>
    </div>
  </section>
);
