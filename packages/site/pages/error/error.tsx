import type { InterfaceStrings } from '../../schema/site.ts';
import { PictureBand } from '../../sections/picture/picture.tsx';
import { ButtonLink } from '../../widgets/button/button.tsx';
import styles from './error.module.css';

/** The page that the server shows with status 500. It says what happened and what a visitor can do. */
export const ErrorPage = ({ strings }: { strings: InterfaceStrings['crash'] }) => (
  <div className={`beside ${styles.page}`}>
    <section className={styles.note}>
      <div className="container">
        {/* The title does not say what happened. So it looks like a label, and the next line looks like a title. */}
        <h1 className={styles.label}>{strings.title}</h1>
        <p className={styles.heading}>{strings.heading}</p>
        <p className={styles.text}>{strings.text}</p>
        <ButtonLink href="/">{strings.button}</ButtonLink>
      </div>
    </section>
    <PictureBand
      band={{ kind: 'picture', picture: 'banners/not-found', night: 'banners/not-found-night', alt: '' }}
    />
  </div>
);
