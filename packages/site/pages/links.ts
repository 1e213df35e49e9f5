/** The links between pages: menus, header and footer, the links of bands, and the site map. */
import { aboutField } from '@website/forms/contact-form';
import { searchPath } from '@website/forms/endpoints';
import { vacancyField } from '@website/forms/job-application-form';
import type { ContentData } from '../reading/load.ts';
import { type TopicKind, topicKinds } from '../schema/blocks.ts';
import type { Vacancy } from '../schema/proof.ts';
import type { Menu, MenuLink, Page, Site, Topic } from '../schema/site.ts';
import { findablePages, lineAbout } from '../search/search-data.ts';
import type { SiteMapEntry, SiteMapGroup } from '../sections/site-map/site-map.tsx';
import type { TopicGroup } from '../sections/topic-index/topic-index.tsx';
import { fillIn } from '../widgets/fill-in.ts';

export type Navigation = ContentData['navigation.yaml']['content'];

/** Returns the columns of a menu. Pages without a content file, and columns without pages, are left out. */
export const topicMenu = (
  columns: readonly Navigation['services'][number][],
  topics: readonly Pick<Topic, 'slug' | 'name' | 'path' | 'picture' | 'night'>[],
): Menu =>
  columns
    .map(({ title, text, picture: banner, pages }) => {
      const picture = `banners/${banner}`;
      const night = topics.find((topic) => topic.picture === picture)?.night;
      return { title, text, picture, night, links: pageLinks(pages, topics) };
    })
    .filter(({ links }) => links.length > 0);

/** The number of pages of a kind that the footer lists before its link to all pages. */
const footerCount = 5;

export const footerTopics = (
  label: string,
  href: string,
  topics: readonly Pick<Topic, 'name' | 'path'>[],
): MenuLink[] => [
  ...topics.slice(0, footerCount).map(({ name, path }) => ({ label: name, href: path })),
  { label, href },
];

/** Returns links to the named pages. Pages that are not written are left out. */
const pageLinks = (
  slugs: readonly string[],
  pages: readonly Pick<Page, 'slug' | 'name' | 'path'>[],
): MenuLink[] =>
  slugs.flatMap((slug) =>
    pages.filter((page) => page.slug === slug).map(({ name, path }) => ({ label: name, href: path })),
  );

export function linksOf(
  navigation: Navigation,
  pages: readonly Page[],
  { services, industries, strings }: Pick<Site, 'services' | 'industries' | 'strings'>,
): Pick<Site, 'topicMenus' | 'contactLink' | 'searchLink' | 'pageLinks' | 'companyLinks' | 'legalLinks'> {
  const linkTo = (path: string): MenuLink => ({
    // In development, a page with a fault is missing, but links to this page remain.
    label: pages.find((page) => page.path === path)?.name ?? path,
    href: path,
  });
  const topics = { services, industries };
  const labels = { services: strings.footer.allServices, industries: strings.footer.allIndustries };
  return {
    topicMenus: topicKinds
      .filter((of) => navigation[of].length > 0)
      .map((of) => ({
        of,
        ...linkTo(`/${of}`),
        columns: topicMenu(navigation[of], topics[of]),
        footerLinks: footerTopics(labels[of], `/${of}`, topics[of]),
      })),
    contactLink: linkTo(pages.find(({ kind }) => kind === 'contact')?.path ?? '/contact-us'),
    searchLink: pages.some(({ kind }) => kind === 'search')
      ? { label: strings.search.open, href: searchPath }
      : undefined,
    pageLinks: pageLinks(navigation.main, pages),
    companyLinks: pageLinks(navigation.company, pages),
    legalLinks: pageLinks(navigation.legal, pages),
  };
}

/** Returns the address of the page about the company; undefined if the owner has deleted this page. */
export const aboutPath = ({ pages }: Site): string | undefined =>
  pages.find(({ kind }) => kind === 'about')?.path;

/** Returns where the slides of a page lead: to the band about the company, or else to the page about it. */
export const aboutHref = (site: Site, { bands }: Page): string | undefined =>
  bands.some(({ kind }) => kind === 'who-we-are') ? '#about' : aboutPath(site);

/** Returns the pages at the given addresses. Pages that are not written yet are left out. */
export const topicsAt = (site: Site, paths: readonly string[]): Topic[] =>
  paths.flatMap((path) => [...site.services, ...site.industries].find((topic) => topic.path === path) ?? []);

/** Returns the columns of a menu with their pages; none if the site has no such menu. */
export const groupsOf = (site: Site, of: TopicKind): (Menu[number] & TopicGroup)[] =>
  (site.topicMenus.find((menu) => menu.of === of)?.columns ?? []).map((column) => {
    const paths = column.links.map(({ href }) => href);
    return { ...column, topics: topicsAt(site, paths) };
  });

/** Returns the link to the contact form. On a service's or industry's page, the link names the page. */
export function contactLinkOf(site: Site, { path }: Page): MenuLink {
  const [topic] = topicsAt(site, [path]);
  if (!topic) return site.contactLink;
  const label = fillIn(site.strings.talkAbout, { name: topic.shortName });
  return { label, href: `${site.contactLink.href}?${aboutField}=${topic.slug}` };
}

/**
 * Returns the link for applicants. It leads to the page with the form, or to a mailbox if the site has no form.
 * @param vacancy the vacancy that the form or the mail names
 */
export function applicationHref({ pages, company: { mailboxes } }: Site, vacancy?: Vacancy): string {
  const form = pages.find(({ kind }) => kind === 'application')?.path;
  if (form !== undefined) return vacancy ? `${form}?${vacancyField}=${vacancy.slug}` : form;
  const subject = vacancy ? `?subject=${encodeURIComponent(vacancy.title)}` : '';
  return `mailto:${mailboxes.careers ?? mailboxes.info}${subject}`;
}

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
