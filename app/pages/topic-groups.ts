/** Finds the services and industries that a band shows. */
import type { TopicKind } from '../schema/blocks.ts';
import type { Menu, Site, Topic } from '../schema/site.ts';
import type { TopicGroup } from '../sections/topic-index/topic-index.tsx';

/** Returns the pages at the given addresses. Pages that are not written yet are left out. */
export const topicsAt = (site: Site, paths: readonly string[]): Topic[] =>
  paths.flatMap((path) => [...site.services, ...site.industries].find((topic) => topic.path === path) ?? []);

/** Returns the columns of a menu; none if the site has no such menu. */
export const columnsOf = ({ topicMenus }: Site, of: TopicKind): Menu =>
  topicMenus.find((menu) => menu.of === of)?.columns ?? [];

/** Returns the services or industries by the columns of their menu. */
export const groupsOf = (site: Site, of: TopicKind): TopicGroup[] =>
  columnsOf(site, of).map(({ title, links }) => {
    const paths = links.map(({ href }) => href);
    return { title, topics: topicsAt(site, paths) };
  });
