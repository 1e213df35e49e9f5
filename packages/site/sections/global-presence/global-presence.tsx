import { dialOf } from '../../schema/phone.ts';
import type { Office, Shared } from '../../schema/site.ts';
import { ContactLink } from '../../widgets/contact-link/contact-link.tsx';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import { officeName } from '../office-name.ts';
import styles from './global-presence.module.css';

export const GlobalPresence = ({ band, offices }: { band: Shared['global-presence']; offices: Office[] }) => (
  <IntroBand className={styles.presence} heading={band.heading} text={band.intro}>
    <ul className={styles.offices}>
      {offices.map((office) => (
        <li key={office.phone} className={styles.office} data-reveal="">
          <h3>{officeName(office, offices)}</h3>
          <address className={styles.address}>
            {office.address.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </address>
          <ContactLink scheme="tel:" to={dialOf(office.phone)} text={office.phone} />
        </li>
      ))}
    </ul>
  </IntroBand>
);
