/** Checks that names, titles and descriptions of pages, the tabs of a page, and slugs are unique. */
import { show, type Fault } from './faults.ts';
import { faultAt, type ReadPage } from './load.ts';

/** Returns a fault for each name, summary, title or description that a page shares with an earlier page. */
export function duplicateFaults(pages: readonly Pick<ReadPage, 'source' | 'content'>[]): Fault[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ source, content: { name, summary, meta, article } }) => {
    const texts = article
      ? [
          { path: ['title'], text: name },
          { path: ['summary'], text: summary },
        ]
      : [
          { path: ['name'], text: name },
          { path: ['summary'], text: summary },
          { path: ['meta', 'title'], text: meta.title },
          { path: ['meta', 'description'], text: meta.description },
        ];
    return texts.flatMap(({ path, text }) => {
      // Texts that differ only in upper case or spaces count as equal.
      const key = `${path.join('.')}: ${text?.toLowerCase().replaceAll(/\s+/g, ' ')}`;
      const earlierFile = first.get(key);
      if (!text) return [];
      if (earlierFile === undefined) first.set(key, source.file);
      return earlierFile === undefined
        ? []
        : [faultAt(source, path, `is the same as in ${earlierFile} (received ${show(text)})`)];
    });
  });
}

/** Returns a fault for each tab that has the same title as an earlier tab of the page. */
export const tabFaults = ({ source, content }: ReadPage): Fault[] =>
  content.bands.flatMap((band, at) => {
    const titles = 'areas' in band ? band.areas.map(({ title }) => title) : [];
    return titles.flatMap((title, index) =>
      titles.indexOf(title) === index
        ? []
        : [
            faultAt(
              source,
              ['bands', at, 'areas', index, 'title'],
              `is the title of another tab too (received ${show(title)})`,
            ),
          ],
    );
  });

/**
 * Returns a fault for each service or industry that has the same slug as an earlier one. `/contact-us?about=slug` must
 * name exactly one page.
 */
export function slugFaults(pages: readonly Pick<ReadPage, 'source' | 'role'>[]): Fault[] {
  const topics = pages.filter(({ role }) => role.page === 'service' || role.page === 'industry');
  return topics.flatMap(({ role, source: { file } }, at) => {
    const earlier = topics.slice(0, at).find((topic) => topic.role.slug === role.slug);
    const text = `expected another file name than that of ${earlier?.source.file}: /contact-us?about=${role.slug} must name one page`;
    return earlier ? [{ file, path: '', text }] : [];
  });
}
