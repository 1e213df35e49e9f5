/** Finds the services and industries that a band shows. */
import type { Site, Topic } from '../schema/site.ts';
import type { TopicGroup } from '../sections/topic-index/topic-index.tsx';

/** Returns the pages at the given addresses. Pages that are not written yet are left out. */
export const topicsAt = (site: Site, paths: readonly string[]): Topic[] =>
  paths.flatMap((path) => [...site.services, ...site.industries].find((topic) => topic.path === path) ?? []);

/** Returns the services or industries by the columns of their menu. */
export const groupsOf = (site: Site, of: 'services' | 'industries'): TopicGroup[] =>
  site.menus[of].map(({ title, links }) => {
    const paths = links.map(({ href }) => href);
    return { title, topics: topicsAt(site, paths) };
  });
