import type { MenuLink } from '../../schema/site.ts';
import styles from './site-map.module.css';

/** A page with the line about it. */
export type SiteMapEntry = MenuLink & { about: string };

/** The pages of a part of the site, in columns. `link` leads to the overview of the part. */
export interface SiteMapGroup {
  title: string;
  link?: SiteMapEntry | undefined;
  columns: readonly { title?: string; entries: readonly SiteMapEntry[] }[];
}

const Entry = ({ entry: { label, href, about } }: { entry: SiteMapEntry }) => (
  <>
    <a className={styles.link} href={href}>
      {label}
    </a>
    <p className={styles.about}>{about}</p>
  </>
);

export const SiteMapGroups = ({ groups }: { groups: readonly SiteMapGroup[] }) =>
  groups.map(({ title, link, columns }) => (
    <section key={title} className={styles.group}>
      <h2>{link ? <a href={link.href}>{title}</a> : title}</h2>
      {link && <p>{link.about}</p>}
      <div className={styles.columns}>
        {columns.map((column) => (
          <div key={column.title ?? title}>
            {column.title && <h3 className={styles.title}>{column.title}</h3>}
            <ul>
              {column.entries.map((entry) => (
                <li key={entry.href}>
                  <Entry entry={entry} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  ));

/** All pages of the site for people. Programs read `sitemap.xml`. */
export const SiteMap = ({ groups }: { groups: readonly SiteMapGroup[] }) => (
  <div className="band">
    <div className="container">
      <SiteMapGroups groups={groups} />
    </div>
  </div>
);
