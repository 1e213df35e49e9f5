import type { NotFoundPage } from '../../content/site.ts';
import { Icon } from '../../widgets/icon/icon.tsx';
import styles from './not-found-links.module.css';

/** What to do when an address leads nowhere. */
export const NotFoundLinks = ({ text, links }: Pick<NotFoundPage, 'text' | 'links'>) => (
  <section className="band" aria-label="Where to go from here">
    <div className={`container ${styles.columns}`}>
      <p className={styles.text}>{text}</p>
      <ul>
        {links.map(({ label, href }) => (
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
