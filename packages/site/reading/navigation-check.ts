/** Checks whether the menus name each page, and whether what the menus name exists. */
import { topicKinds } from '../schema/blocks.ts';
import { folders, type PageRole } from '../schema/files.ts';
import { didYouMean, show, type Fault } from './faults.ts';
import type { Inventory } from './inventory.ts';
import { faultAt, pictureIn, unknownFaults, type ContentData, type ReadPage } from './load.ts';

const lists = ['main', 'company', 'legal'] as const;

/** Returns the addresses that the menus name. Some of these pages may not be written yet. */
export const plannedPaths = ({ 'navigation.yaml': { content } }: ContentData): Set<string> =>
  new Set(
    topicKinds.flatMap((menu) =>
      content[menu].flatMap(({ pages }) => pages.map((slug) => `/${menu}/${slug}`)),
    ),
  );

/** Returns a fault for each page that no menu names, because visitors could not find the page. */
export function menuFaults(
  data: ContentData,
  pages: readonly ReadPage[],
  written: readonly PageRole[],
): Fault[] {
  const { content } = data['navigation.yaml'];
  const planned = plannedPaths(data);
  const vacant = planned.difference(new Set(written.map(({ path }) => path)));
  const single = new Set(lists.flatMap((list) => content[list]));
  return pages.flatMap(({ role, source: { file }, content: { landing } }): Fault[] => {
    const menu = topicKinds.find((folder) => folders[folder] === role.page);
    if (menu && !planned.has(role.path)) {
      const names = [...vacant]
        .filter((path) => path.startsWith(`/${menu}/`))
        .map((path) => path.slice(menu.length + 2));
      const text = `no column of ${menu} in navigation.yaml names this page${didYouMean(role.slug, names)}`;
      return [{ file, path: '', text }];
    }
    const needsLink = role.page === 'free' || role.page === 'legal' || role.page === 'archive';
    if (!needsLink || landing || single.has(role.slug)) return [];
    const text =
      'neither main, company nor legal in navigation.yaml names this page; a page for advertisements says landing: true';
    return [{ file, path: '', text }];
  });
}

/** Returns a fault for each menu without its page, page without its menu, and band that would show an empty menu. */
export function topicFaults(
  { 'navigation.yaml': { source, content } }: ContentData,
  pages: readonly ReadPage[],
  written: readonly PageRole[],
): Fault[] {
  return topicKinds.flatMap((of) => {
    const hasMenu = content[of].length > 0;
    const hasPage = written.some(({ page }) => page === of);
    if (hasMenu)
      return hasPage
        ? []
        : [faultAt(source, [of], `leads to content/${of}.yaml, which is missing; or write []`)];
    const text = `expected a column, because there is content/${of}.yaml; or delete this file`;
    const bands = pages.flatMap((page) =>
      page.content.bands.flatMap((band, index) =>
        'of' in band && band.of === of
          ? [faultAt(page.source, ['bands', index], `shows ${of}, but navigation.yaml has no column of them`)]
          : [],
      ),
    );
    return hasPage ? [faultAt(source, [of], text), ...bands] : bands;
  });
}

/** Returns the faults of the navigation itself: missing pages, missing pictures, and pages in two columns. */
export function navigationFaults(
  { 'navigation.yaml': { source, content } }: ContentData,
  roles: readonly PageRole[],
  { banners, pictures }: Inventory,
): Fault[] {
  const single = new Set(roles.filter(({ path }) => !path.slice(1).includes('/')).map(({ slug }) => slug));
  const missing = lists.flatMap((list) =>
    content[list].flatMap((slug, index) =>
      unknownFaults(source, [list, index], 'page of this name', slug, single),
    ),
  );
  const inColumns = topicKinds.flatMap((menu) => {
    const seen = new Set<string>();
    return content[menu].flatMap(({ picture, callToAction, pages }, at) => [
      ...unknownFaults(source, [menu, at, 'picture'], pictureIn('/banners'), picture, banners),
      ...unknownFaults(
        source,
        [menu, at, 'callToAction', 'picture'],
        pictureIn(''),
        callToAction?.picture,
        pictures,
      ),
      ...pages.flatMap((slug, index) => {
        const path = [menu, at, 'pages', index];
        const isDuplicate = seen.has(slug);
        seen.add(slug);
        return isDuplicate
          ? [faultAt(source, path, `stands in the menu twice (received ${show(slug)})`)]
          : [];
      }),
    ]);
  });
  return [...missing, ...inColumns];
}
