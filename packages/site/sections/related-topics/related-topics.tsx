import type { Topic } from '../../schema/site.ts';
import { PictureByTheme } from '../../widgets/picture/picture.tsx';
import { Glyph, arrowRight } from '../../widgets/glyph.tsx';
import styles from './related-topics.module.css';

/** The width of a tile, times 1.6, because CSS cuts the tile's picture from a banner that is 1.6 times as wide. */
const sizes = '(width < 640px) 45vw, (width < 992px) 520px, 700px';

export const RelatedTopics = ({ heading, topics }: { heading: string; topics: Topic[] }) => (
  <nav className={styles.related} aria-label={heading}>
    <div className="container">
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {topics.map(({ path, name, summary, picture, night }) => (
          <li key={path}>
            <a className={styles.link} href={path}>
              <span className={styles.picture}>
                <PictureByTheme name={picture} night={night} sizes={sizes} widths={[640, 960]} />
              </span>
              <span className={styles.name}>
                {name}
                <Glyph path={arrowRight} size={22} />
              </span>
              <span className={styles.summary}>{summary}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  </nav>
);
