import { searchIndex } from '../../search/load-search.ts';
import type { MenuLink, Site } from '../../schema/site.ts';
import { BrandMark } from '../../widgets/brand-mark/brand-mark.tsx';
import { search as searchGlyph } from '../../widgets/glyph.tsx';
import { DisclosureMenu } from '../../widgets/disclosure-menu/disclosure-menu.tsx';
import { ThemeSwitch } from '../../widgets/theme-switch/theme-switch.tsx';
import styles from './site-header.module.css';

const menuId = 'site-menu';

/**
 * The length in letters from which a company's name is long. A long name takes several small lines, so that the header
 * keeps its height.
 */
const longName = 14;

/** Returns the value of `aria-current` for a link to the page itself, or to an overview above the page. */
const currentOf = (path: string, href: string): 'page' | 'true' | undefined =>
  path === href ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined;

/** The link to the search page. With script, it opens the search over the page (`packages/site/islands/opening-links.ts`). */
const SearchLink = ({ link, path }: { link: MenuLink; path: string }) => (
  <a
    className={styles.search}
    href={link.href}
    aria-current={currentOf(path, link.href)}
    data-search={searchIndex}
  >
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={searchGlyph} fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
    <span className="visually-hidden">{link.label}</span>
  </a>
);

function Navigation({ site, path }: { site: Site; path: string }) {
  const strings = site.strings.header;
  const contact = site.contactLink;
  return (
    <nav id={menuId} popover="auto" className={styles.menu} aria-label={strings.navigation}>
      <ul className={styles.list}>
        {site.topicMenus.map(({ label, href, columns }) => (
          <li key={href} className={styles.item}>
            <DisclosureMenu
              label={label}
              toggle={strings.submenu.replace('{name}', label)}
              href={href}
              current={currentOf(path, href)}
              columns={columns}
            />
          </li>
        ))}
        {site.pageLinks.map(({ label, href }) => (
          <li key={href} className={styles.item}>
            <a className={styles.link} href={href} aria-current={currentOf(path, href)}>
              {label}
            </a>
          </li>
        ))}
        <li className={styles.item}>
          <a className={styles.contact} href={contact.href} aria-current={currentOf(path, contact.href)}>
            {contact.label}
          </a>
        </li>
        {site.searchLink && (
          <li>
            <SearchLink path={path} link={site.searchLink} />
          </li>
        )}
      </ul>
    </nav>
  );
}

/** @param tone the color tone of the band under the header */
export function SiteHeader({ site, path, tone }: { site: Site; path: string; tone: string }) {
  const strings = site.strings.header;
  return (
    <header className={styles.header} data-tone={tone}>
      <div className={`container ${styles.bar}`}>
        <a
          className={site.company.name.length > longName ? `${styles.brand} ${styles.long}` : styles.brand}
          href="/"
          aria-current={path === '/' ? 'page' : undefined}
        >
          <BrandMark />
          {site.company.name}
        </a>
        <Navigation site={site} path={path} />
        <ThemeSwitch label={strings.darkTheme} />
        <button type="button" className={styles.toggle} popoverTarget={menuId}>
          <span className={styles.bars} aria-hidden="true" />
          {strings.menu}
        </button>
      </div>
    </header>
  );
}
