/** The head of every page: brand, navigation, theme switch, the way to the contact form. */
import type { Site } from '../../content/site.ts';
import { BrandMark } from '../../widgets/brand-mark/brand-mark.tsx';
import { DisclosureMenu } from '../../widgets/disclosure-menu/disclosure-menu.tsx';
import { ThemeSwitch } from '../../widgets/theme-switch/theme-switch.tsx';
import styles from './site-header.module.css';

const menuId = 'site-menu';

/** Where a page stands in the navigation: itself, or below the overview. */
const currentOf = (path: string, href: string): 'page' | 'true' | undefined =>
  path === href ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined;

const MenuButton = () => (
  <button type="button" className={styles.toggle} popoverTarget={menuId} aria-controls={menuId}>
    <span className={styles.bars} aria-hidden="true" />
    Menu
  </button>
);

function Navigation({ site, path }: { site: Site; path: string }) {
  const topics = [
    { label: 'Services', href: '/services', menu: site.menus.services },
    { label: 'Industries', href: '/industries', menu: site.menus.industries },
  ];
  return (
    <nav id={menuId} popover="auto" className={styles.menu} aria-label="Main">
      <ul className={styles.list}>
        {topics.map(({ label, href, menu }) => (
          <li key={href} className={styles.item}>
            <DisclosureMenu label={label} href={href} current={currentOf(path, href)} columns={menu} />
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
          <a className={styles.contact} href="/contact-us" aria-current={currentOf(path, '/contact-us')}>
            Contact us
          </a>
        </li>
      </ul>
    </nav>
  );
}

/** @param tone the light of the band beneath, which the header lies on */
export function SiteHeader({ site, path, tone }: { site: Site; path: string; tone: string }) {
  return (
    <header className={styles.header} data-tone={tone}>
      <div className={`container ${styles.bar}`}>
        <a className={styles.brand} href="/" aria-current={path === '/' ? 'page' : undefined}>
          <BrandMark />
          <span>{site.company.name}</span>
        </a>
        <Navigation site={site} path={path} />
        <ThemeSwitch />
        <MenuButton />
      </div>
    </header>
  );
}
