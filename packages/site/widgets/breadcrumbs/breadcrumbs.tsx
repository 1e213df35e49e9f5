import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  name: string;
  links: { label: string; href: string }[];
  current: string;
}

/** Links to the pages above this page. The last entry is the page's own name, as text. */
export const Breadcrumbs = ({ name, links, current }: BreadcrumbsProps) => (
  <nav aria-label={name}>
    <ol className={styles.list}>
      {links.map(({ label, href }) => (
        <li key={href} className={styles.item}>
          <a className={styles.link} href={href}>
            {label}
          </a>
        </li>
      ))}
      <li className={styles.item} aria-current="page">
        {current}
      </li>
    </ol>
  </nav>
);
