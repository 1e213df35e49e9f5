import type { Band, Words } from '../../content/site.ts';
import { Icon } from '../../widgets/icon/icon.tsx';
import styles from './not-found-links.module.css';

/** What to do when an address leads nowhere. */
export const NotFoundLinks = ({
  band,
  words,
}: {
  band: Band<'not-found-links'>;
  words: Words['notFound'];
}) => (
  <section className="band" aria-label={words.links}>
    <div className={`container ${styles.columns}`}>
      <p className={styles.text}>{band.text}</p>
      <ul>
        {band.links.map(({ label, href }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {label}
              <Icon name="arrow-right" size={24} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
