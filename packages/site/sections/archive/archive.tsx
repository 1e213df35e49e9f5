/** A list of dated pages by year. The newest page is first. Each older year has its own page. */
import type { Archive as ArchiveContent, ArticleEntry } from '../../schema/articles.ts';
import type { InterfaceStrings } from '../../schema/site.ts';
import { PictureByTheme } from '../../widgets/picture/picture.tsx';
import { Day } from '../day.tsx';
import styles from './archive.module.css';

/** The width of the picture's file. CSS cuts the shown part from a file that is 1.6 times as wide. */
const sizes = '(width < 640px) 160vw, 450px';

interface EntryProps {
  entry: ArticleEntry;
  language: string;
}

const Entry = ({ entry: { path, title, date, summary, picture, night }, language }: EntryProps) => (
  <li className={`${styles.entry} ${picture === undefined ? '' : styles.pictured}`} data-reveal="">
    <div>
      <p className={styles.day}>
        <Day day={date} language={language} />
      </p>
      <h3>
        <a className={styles.link} href={path}>
          {title}
        </a>
      </h3>
      <p className={styles.summary}>{summary}</p>
    </div>
    {picture !== undefined && (
      <div className={styles.picture}>
        <PictureByTheme name={picture} night={night} sizes={sizes} widths={[640, 960]} />
      </div>
    )}
  </li>
);

interface ArchiveProps {
  archive: ArchiveContent;
  /** The address of the page itself. */
  path: string;
  /** The address of the feed. */
  feed: string;
  strings: InterfaceStrings['archive'];
  language: string;
}

export const Archive = ({ archive, path, feed, strings, language }: ArchiveProps) => (
  <div className="band">
    <div className="container">
      {archive.years.length === 0 && <p className={styles.empty}>{strings.empty}</p>}
      {archive.years.map(({ year, entries }) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`} className={styles.number}>
            {year}
          </h2>
          <ol>
            {entries.map((entry) => (
              <Entry key={entry.path} entry={entry} language={language} />
            ))}
          </ol>
        </section>
      ))}
      <div className={styles.foot}>
        {archive.pages.length > 1 && (
          <nav aria-label={strings.years}>
            <ul className={styles.pages}>
              {archive.pages.map((page) => (
                <li key={page.path}>
                  <a
                    className={styles.page}
                    href={page.path}
                    aria-current={page.path === path ? 'page' : undefined}
                  >
                    {page.year}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <a className={styles.page} href={feed}>
          {strings.feed}
        </a>
      </div>
    </div>
  </div>
);
