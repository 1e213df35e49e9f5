import type { Page, Site } from '../schema/site.ts';
import { findablePages, lineAbout } from '../search/search-data.ts';
import type { SiteMapEntry, SiteMapGroup } from '../sections/site-map/site-map.tsx';

/** Returns all pages by group: services and industries in the columns of their menus, then the company's pages. */
export function siteMapOf(site: Site): SiteMapGroup[] {
  const pages = findablePages(site);
  const entryOf = (page: Page): SiteMapEntry => ({
    label: page.name,
    href: page.path,
    about: lineAbout(page),
  });
  const entriesOf = (paths: readonly string[]): SiteMapEntry[] =>
    paths.flatMap((path) => pages.filter((page) => page.path === path).map(entryOf));
  const topics = site.topicMenus.map(({ label, href, columns }): SiteMapGroup => ({
    title: label,
    link: entriesOf([href])[0],
    columns: columns.map(({ title, links }) => ({
      title,
      entries: entriesOf(links.map((link) => link.href)),
    })),
  }));
  const named = new Set(
    topics.flatMap(({ link, columns }) => [
      link?.href,
      ...columns.flatMap(({ entries }) => entries.map(({ href }) => href)),
    ]),
  );
  // An archive lists its own articles and years.
  const archives = pages.filter(({ kind }) => kind === 'archive').map(({ path }) => `${path}/`);
  const isOther = ({ path }: Page): boolean =>
    !named.has(path) && !archives.some((archive) => path.startsWith(archive));
  const others = pages.filter(isOther).map(entryOf);
  return [...topics, { title: site.strings.footer.company, columns: [{ entries: others }] }].filter(
    ({ columns }) => columns.some(({ entries }) => entries.length > 0),
  );
}
