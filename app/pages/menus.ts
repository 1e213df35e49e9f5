/** The links of menus, header and footer, from the navigation file and the pages. */
import { searchPath } from '../../contracts/endpoints.ts';
import type { ContentData } from '../reading/load.ts';
import { topicKinds } from '../schema/blocks.ts';
import type { Menu, MenuLink, Page, Site, Topic } from '../schema/site.ts';

export type Navigation = ContentData['navigation.yaml']['content'];

/** Returns the columns of a menu. Pages without a content file, and columns without pages, are left out. */
export const topicMenu = (
  columns: readonly Navigation['services'][number][],
  topics: readonly Pick<Topic, 'slug' | 'name' | 'path' | 'picture' | 'night'>[],
): Menu =>
  columns
    .map(({ title, text, picture, pages }) => ({
      title,
      text,
      picture,
      night: topics.find((topic) => topic.picture === picture)?.night,
      links: pageLinks(pages, topics),
    }))
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
