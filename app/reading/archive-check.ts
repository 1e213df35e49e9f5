/** Checks folders of dated pages: whether each folder has its overview, and which articles are not published yet. */
import { reasonToWait } from '../schema/articles.ts';
import type { PageRole } from '../schema/files.ts';
import type { Fault } from './faults.ts';
import type { ReadPage } from './load.ts';

const folderOf = ({ path }: Pick<PageRole, 'path'>): string => path.slice(1, path.lastIndexOf('/'));

const remedy = (folder: string): string =>
  `a folder has pages if content/${folder}.yaml lists them by the band archive`;

/**
 * Returns why an article's file cannot be in its folder; undefined if it can. `files` are the paths of all content
 * files.
 */
export function archiveFault(role: PageRole, files: readonly string[]): string | undefined {
  const folder = folderOf(role);
  if (/^\d{4}$/.test(role.slug)) return 'this is the address of the articles of a year; give it another name';
  return files.includes(`${folder}.yaml`) ? undefined : `no page is made from this folder: ${remedy(folder)}`;
}

/** Returns a fault for each article whose overview is a valid page without an archive. */
export function overviewFaults(pages: readonly ReadPage[], written: readonly PageRole[]): Fault[] {
  const overviews = new Map(pages.map(({ role }) => [role.path, role.page]));
  return written.flatMap((role): Fault[] => {
    if (role.page !== 'article') return [];
    const folder = folderOf(role);
    const overview = overviews.get(`/${folder}`);
    if (overview === undefined || overview === 'archive') return [];
    const text = `no page is made from this folder: ${remedy(folder)}`;
    return [{ file: `${folder}/${role.slug}.yaml`, path: '', text }];
  });
}

/** Returns the reasons why articles are not published on a day, by address. */
export const waitingPages = (pages: readonly ReadPage[], today: string): Map<string, string> =>
  new Map(
    pages.flatMap(({ role, content: { article } }) => {
      const reason = article && reasonToWait(article, today);
      return reason === undefined ? [] : [[role.path, reason]];
    }),
  );

/** Returns the addresses in an archive that belong to no content file: the feed, and the pages of older years. */
export const archiveAddresses = (pages: readonly ReadPage[], waiting: ReadonlyMap<string, string>) =>
  new Set(
    pages
      .filter(({ role }) => role.page === 'archive')
      .flatMap(({ role: { path } }) => {
        const years = pages.flatMap(({ role, content: { article } }) =>
          article && role.path.startsWith(`${path}/`) && !waiting.has(role.path)
            ? [article.date.slice(0, 4)]
            : [],
        );
        const [, ...older] = [...new Set(years)].toSorted().toReversed();
        return [`${path}/feed.xml`, ...older.map((year) => `${path}/${year}`)];
      }),
  );
