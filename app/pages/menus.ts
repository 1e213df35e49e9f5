/** Menus derived from the navigation and from the pages that really exist. */

/** An entry of a menu. */
export type MenuLink = { label: string; href: string };
/**
 * A titled column of a menu, with a line about what its pages have in common and a picture: the banner of one of them,
 * also by night if that page has one.
 */
export type MenuColumn = {
  title: string;
  text: string;
  picture: string;
  night: string | undefined;
  links: MenuLink[];
};
export type Menu = MenuColumn[];

/**
 * The columns of a menu. A page that has no content file yet is left out, and so is a column with
 * no page: nothing may link to nothing.
 */
export function topicMenu(
  groups: readonly { title: string; text: string; picture: string; pages: readonly string[] }[],
  topics: readonly { slug: string; name: string; path: string; picture: string; night: string | undefined }[],
): Menu {
  const bySlug = new Map(topics.map((topic) => [topic.slug, topic]));
  return groups
    .map(({ title, text, picture, pages }) => ({
      title,
      text,
      picture,
      night: topics.find((topic) => topic.picture === picture)?.night,
      links: pages.flatMap((slug) => {
        const topic = bySlug.get(slug);
        return topic ? [{ label: topic.name, href: topic.path }] : [];
      }),
    }))
    .filter((column) => column.links.length > 0);
}

/** Pages of a kind that the footer lists before its link to all of them. */
const footerCount = 5;

/** The first pages of a kind and the way to the rest. */
export const footerTopics = (
  label: string,
  href: string,
  topics: readonly { name: string; path: string }[],
): MenuLink[] => [
  ...topics.slice(0, footerCount).map((topic) => ({ label: topic.name, href: topic.path })),
  { label, href },
];

/** The single pages that the navigation names, in its order. */
export const pageLinks = (
  slugs: readonly string[],
  pages: readonly { slug: string; name: string; path: string }[],
): MenuLink[] =>
  slugs.flatMap((slug) =>
    pages.filter((page) => page.slug === slug).map(({ name, path }) => ({ label: name, href: path })),
  );
