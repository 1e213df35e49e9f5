import type { Band } from '../../schema/bands.ts';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import styles from './people.module.css';

/** A portrait as `media/portraits.ts` writes it. The name stands below it, so the picture needs no description. */
const Portrait = ({ photo }: { photo: string }) => (
  <picture>
    <source
      type="image/avif"
      srcSet={`/media/people/${photo}-320.avif 320w, /media/people/${photo}-640.avif 640w`}
      sizes="(width < 640px) 40vw, 300px"
    />
    <img
      className={styles.portrait}
      src={`/media/people/${photo}-640.webp`}
      width={640}
      height={800}
      alt=""
      loading="lazy"
      decoding="async"
    />
  </picture>
);

export const People = ({ band }: { band: Band<'people'> }) => (
  <IntroBand id={band.kind} heading={band.heading} text={band.intro}>
    <ul className={styles.people}>
      {band.entries.map(({ name, role, photo, sentence }) => (
        <li key={name + role} className={styles.person} data-reveal="">
          <Portrait photo={photo} />
          <div>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p>{sentence}</p>
          </div>
        </li>
      ))}
    </ul>
  </IntroBand>
);
