import { Glyph } from '../../widgets/glyph/glyph.tsx';
import { arrowRight } from '../../widgets/glyph/glyphs.ts';
import styles from './not-found-links.module.css';

/** A line of a list of ways on. */
export const WayOn = ({ href, label }: { href: string; label: string }) => (
  <li>
    <a className={styles.link} href={href}>
      {label}
      <Glyph path={arrowRight} size={24} />
    </a>
  </li>
);
