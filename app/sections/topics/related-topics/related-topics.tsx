import type { Topic } from '../../../content/site.ts';
import { Icon } from '../../../widgets/icon/icon.tsx';
import styles from './related-topics.module.css';

/** Where to read on: other pages of the same kind. */
export const RelatedTopics = ({ heading, topics }: { heading: string; topics: Topic[] }) => (
  <nav className={styles.related} aria-label={heading}>
    <div className="container">
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {topics.map(({ path, name, summary }) => (
          <li key={path}>
            <a className={styles.link} href={path}>
              <span className={styles.name}>
                {name}
                <Icon name="arrow-right" size={22} />
              </span>
              <span className={styles.summary}>{summary}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  </nav>
);
