import type { Band } from '../../schema/bands.ts';
import type { InterfaceStrings } from '../../schema/site.ts';
import { fillIn } from '../../widgets/fill-in.ts';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import styles from './credentials.module.css';

type CredentialsProps = { band: Band<'credentials'>; strings: InterfaceStrings['credentials'] };

/**
 * Certificates and partnerships. Their logos belong to other organizations and cannot be recolored. Most are made for a
 * white background, so every logo gets one.
 */
export const Credentials = ({ band, strings }: CredentialsProps) => (
  <IntroBand id={band.kind} className={styles.band} heading={band.heading} text={band.intro}>
    <ul className={styles.credentials}>
      {band.entries.map(({ name, mark, since, link }) => (
        <li key={name} className={styles.credential} data-reveal="">
          {mark !== undefined && (
            <img
              className={styles.mark}
              src={`/media/credentials/${mark}-480.webp`}
              width={480}
              height={240}
              alt=""
              loading="lazy"
              decoding="async"
            />
          )}
          <div>
            <h3 className={styles.name}>{link === undefined ? name : <a href={link}>{name}</a>}</h3>
            <p className={styles.since}>{fillIn(strings.since, { number: since })}</p>
          </div>
        </li>
      ))}
    </ul>
  </IntroBand>
);
