import { Icon } from '../../../widgets/media/icon/icon.tsx';
import styles from './not-found-links.module.css';

/** A line of a list of ways on. */
export const WayOn = ({ href, label }: { href: string; label: string }) => (
  <li>
    <a className={styles.link} href={href}>
      {label}
      <Icon name="arrow-right" size={24} />
    </a>
  </li>
);
