import type { Band } from '../../schema/bands.ts';
import { ButtonLink } from '../../widgets/button/button.tsx';
import { MailText } from '../../widgets/mail-text.tsx';
import styles from './apply.module.css';

export const Apply = ({ band, href }: { band: Band<'apply'>; href: string }) => (
  <section className={styles.apply}>
    <div className={`container ${styles.columns}`}>
      <h2 className={styles.heading}>{band.heading}</h2>
      <div>
        <p className={styles.text}>
          <MailText text={band.text} />
        </p>
        <ButtonLink href={href} variant="light">
          {band.button}
        </ButtonLink>
      </div>
    </div>
  </section>
);
