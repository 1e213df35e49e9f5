import type { Office, Shared } from '../../schema/site.ts';
import { ContactLink } from '../../widgets/contact-link/contact-link.tsx';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import styles from './global-presence.module.css';

const OfficeCard = ({ office }: { office: Office }) => (
  <li className={styles.office} data-reveal="">
    <h3>{office.country}</h3>
    <address className={styles.address}>
      {office.address.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </address>
    <ContactLink scheme="tel:" to={office.dial} text={office.phone} />
  </li>
);

/** Places of the offices with their phone numbers. */
export const GlobalPresence = ({ band, offices }: { band: Shared['global-presence']; offices: Office[] }) => (
  <IntroBand className={styles.presence} heading={band.heading} text={band.intro}>
    <ul className={styles.offices}>
      {offices.map((office) => (
        <OfficeCard key={office.dial} office={office} />
      ))}
    </ul>
  </IntroBand>
);
