import type { ArticleEntry } from '../../schema/articles.ts';
import type { Band } from '../../schema/bands.ts';
import type { InterfaceStrings } from '../../schema/site.ts';
import { Day } from '../day.tsx';
import styles from './article-neighbors.module.css';

interface NeighborProps {
  label: string;
  entry: ArticleEntry;
  language: string;
}

const Neighbor = ({ label, entry, language }: NeighborProps) => (
  <li className={styles.neighbor}>
    <a className={styles.link} href={entry.path}>
      <span className={styles.label}>{label}</span>
      <span className={styles.title}>{entry.title}</span>
      <span className={styles.label}>
        <Day day={entry.date} language={language} />
      </span>
    </a>
  </li>
);

interface NeighborsProps {
  band: Band<'article-neighbors'>;
  strings: InterfaceStrings['article'];
  language: string;
}

export const ArticleNeighbors = ({ band: { newer, older }, strings, language }: NeighborsProps) => (
  <nav className={styles.neighbors} aria-label={strings.neighbors}>
    <ul className={`container ${styles.list}`}>
      {newer && <Neighbor label={strings.newer} entry={newer} language={language} />}
      {older && <Neighbor label={strings.older} entry={older} language={language} />}
    </ul>
  </nav>
);
