import type { Band } from '../../schema/bands.ts';
import type { Menu } from '../../schema/site.ts';
import { LinkList } from '../../widgets/link-list.tsx';
import { PictureByTheme } from '../../widgets/picture/picture.tsx';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import styles from './topic-tiles.module.css';

/** A tile shows the middle of a banner that is three to six times as wide. */
const sizes = '(width < 768px) 500px, 720px';

/** The columns of a menu as a row of tiles. Services have pictures by day; industries have pictures by night. */
export const TopicTiles = ({ band, columns }: { band: Band<'topic-tiles'>; columns: Menu }) => (
  <IntroBand
    id={band.of}
    className={band.of === 'industries' ? styles.night : styles.day}
    heading={band.heading}
    text={band.intro}
  >
    <ul className={styles.list}>
      {columns.map((column) => (
        <li key={column.title}>
          <div className={styles.picture}>
            <PictureByTheme name={column.picture} night={column.night} sizes={sizes} widths={[960]} />
          </div>
          <h3 className={styles.title}>{column.title}</h3>
          <LinkList links={column.links} className={styles.links} linkClassName={styles.link} />
        </li>
      ))}
    </ul>
  </IntroBand>
);
