import type { Office, Shared } from '../../schema/site.ts';
import { ContactLink } from '../../widgets/contact-link/contact-link.tsx';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import styles from './global-presence.module.css';

export const GlobalPresence = ({ band, offices }: { band: Shared['global-presence']; offices: Office[] }) => (
  <IntroBand className={styles.presence} heading={band.heading} text={band.intro}>
    <ul className={styles.offices}>
      {offices.map(({ country, address, phone, dial }) => (
        <li key={dial} className={styles.office} data-reveal="">
          <h3>{country}</h3>
          <address className={styles.address}>
            {address.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </address>
          <ContactLink scheme="tel:" to={dial} text={phone} />
        </li>
      ))}
    </ul>
  </IntroBand>
);
