import { fillIn } from '../widgets/fill-in.ts';
import type { SearchStrings } from './load-search.ts';
import type { Hit } from './search.ts';
import type { Answer } from './use-hits.ts';
import styles from './search.module.css';

/** Returns a sentence with the number of found pages; empty without a query. */
export const countText = ({ query, hits }: Answer, strings: SearchStrings): string => {
  if (query === '') return '';
  if (hits.length === 0) return fillIn(strings.none, { name: query });
  return hits.length === 1 ? strings.one : fillIn(strings.found, { count: hits.length });
};

/** The words of a hit: the page's name, the page above, and the matching heading or a line about the page. */
export const HitWords = ({ hit: { name, group, heading, summary } }: { hit: Hit }) => (
  <>
    <span className={styles.name}>{name}</span>
    <span className={styles.group}>{group}</span>
    <span className={styles.about}>{heading ?? summary}</span>
  </>
);

/** Advice and links for a visitor whose search finds nothing. */
export const NoHits = ({ strings }: { strings: SearchStrings }) => (
  <div className={styles.none}>
    <p>{strings.check}</p>
    <ul>
      {strings.links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </div>
);

export const HitList = ({ hits }: { hits: readonly Hit[] }) => (
  <ol className={styles.list}>
    {hits.map((hit) => (
      <li key={hit.href}>
        <a className={styles.hit} href={hit.href}>
          <HitWords hit={hit} />
        </a>
      </li>
    ))}
  </ol>
);
