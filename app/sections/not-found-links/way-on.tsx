import { Glyph, arrowRight } from '../../widgets/glyph.tsx';
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
