import type { CareersPage } from '../../content/site.ts';
import { ButtonLink } from '../../widgets/button/button.tsx';
import { MailText } from '../../widgets/mail-text/mail-text.tsx';
import styles from './apply-band.module.css';

/** The way to the application form, in the color of its page. */
export const ApplyBand = ({ apply, href }: { apply: CareersPage['apply']; href: string }) => (
  <section className={styles.apply}>
    <div className={`container ${styles.columns}`}>
      <h2 className={styles.heading}>{apply.heading}</h2>
      <div>
        <p className={styles.text}>
          <MailText text={apply.text} />
        </p>
        <ButtonLink href={href} variant="light">
          {apply.button}
        </ButtonLink>
      </div>
    </div>
  </section>
);
