/**
 * A link to an overview page, and a button that opens the list of the overview's pages (W3C APG, disclosure navigation
 * menu with top-level links). The list is a native `details`, so it works without script.
 */
import { LinkList } from '../link-list.tsx';
import styles from './disclosure-menu.module.css';

export interface MenuColumn {
  title: string;
  /** A line of text about all pages of the column. */
  text: string;
  links: { label: string; href: string }[];
}

interface DisclosureMenuProps {
  label: string;
  toggle: string;
  href: string;
  /** `page` if the shown page is the overview, `true` if the shown page is one of the overview's pages. */
  current?: 'page' | 'true' | undefined;
  columns: MenuColumn[];
}

export const DisclosureMenu = ({ label, toggle, href, current, columns }: DisclosureMenuProps) => (
  <div className={styles.entry}>
    <a className={styles.link} href={href} aria-current={current}>
      {label}
    </a>
    {columns.length > 0 && (
      <details className={styles.dropdown} name="site-menu-dropdown" data-dropdown="">
        <summary className={styles.toggle}>
          <span className="visually-hidden">{toggle}</span>
          <svg className={styles.chevron} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="M1.5 4 6 8.5 10.5 4" fill="none" stroke="currentColor" strokeWidth="1.75" />
          </svg>
        </summary>
        <div className={styles.panel}>
          {columns.map(({ title, text, links }) => (
            <div key={title} className={styles.column}>
              <p className={styles.title}>{title}</p>
              <p className={styles.text}>{text}</p>
              <LinkList links={links} linkClassName={styles.page} />
            </div>
          ))}
        </div>
      </details>
    )}
  </div>
);
