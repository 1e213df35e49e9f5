/** Checks that need several files: whether the menus name each page, and whether the targets of references exist. */
import { duplicateFaults, slugFaults, tabFaults } from './duplicates.ts';
import { didYouMean, show, type Fault } from './faults.ts';
import type { BandKind } from '../schema/bands.ts';
import { folders, type PageRole } from '../schema/files.ts';
import type { Inventory } from './inventory.ts';
import { faultAt, type ContentData, type PageContent, type ReadPage } from './load.ts';
import { partsOf } from '../schema/linked-text.ts';
import { titleRoom } from '../schema/typography.ts';
import { textsOf, type Source } from './source.ts';

const menus = ['services', 'industries'] as const;
const lists = ['main', 'company', 'legal'] as const;

/** Returns a fault for a name that does not exist. The fault suggests the nearest name that exists. */
export const unknownFaults = (
  source: Source,
  path: readonly PropertyKey[],
  what: string,
  name: string | undefined,
  names: ReadonlySet<string>,
): Fault[] =>
  name === undefined || names.has(name)
    ? []
    : [faultAt(source, path, `there is no ${what}${didYouMean(name, names)} (received ${show(name)})`)];

/** Returns the addresses that the menus name. Some of these pages may not be written yet. */
const plannedPaths = ({ 'navigation.yaml': { content } }: ContentData): Set<string> =>
  new Set(
    menus.flatMap((menu) => content[menu].flatMap(({ pages }) => pages.map((slug) => `/${menu}/${slug}`))),
  );

/** Returns a fault for each page that no menu names, because visitors could not find the page. */
function menuFaults(data: ContentData, pages: readonly ReadPage[], written: readonly PageRole[]): Fault[] {
  const { content } = data['navigation.yaml'];
  const planned = plannedPaths(data);
  const vacant = planned.difference(new Set(written.map(({ path }) => path)));
  const single = new Set(lists.flatMap((list) => content[list]));
  return pages.flatMap(({ role, source: { file }, content: { landing } }): Fault[] => {
    const menu = menus.find((folder) => folders[folder] === role.page);
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

/** Returns the faults of the navigation itself: missing pages, missing pictures, and pages in two columns. */
function navigationFaults(
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
  const inColumns = menus.flatMap((menu) => {
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

/** Returns a fault for each page whose title and the company's name are together too long for search results. */
function titleFaults(data: ContentData, pages: readonly ReadPage[]): Fault[] {
  const { name } = data['company.yaml'].content;
  const maxLength = titleRoom(name);
  return pages.flatMap(({ source, content: { meta, article } }) => {
    // The title of an article may be a longer sentence. The company's name is then left out.
    if (article || meta.title.length <= maxLength) return [];
    const text = `expected at most ${maxLength} characters, because " | ${name}" is put behind it, here are ${meta.title.length}`;
    return [faultAt(source, ['meta', 'title'], `${text} (received ${show(meta.title)})`)];
  });
}

interface Targets extends Inventory {
  paths: ReadonlySet<string>;
  /** Addresses that the navigation names, whether the file exists or not. */
  planned: ReadonlySet<string>;
}

export const pictureIn = (folder: string): string => `picture of this name in public/media${folder}`;

/**
 * Returns what a text refers to: a description of the target, and the names that exist. `key` is the text's key in the
 * band. Returns undefined for a text that refers to nothing.
 */
function targetOf(key: string, kind: BandKind, targets: Targets): [string, ReadonlySet<string>] | undefined {
  switch (key) {
    case 'picture':
    case 'night':
      if (kind === 'hero') return [pictureIn('/hero'), targets.heroes];
      if (kind === 'picture' || kind === 'call-to-action') return [pictureIn(''), targets.pictures];
      return [pictureIn('/banners'), targets.banners];
    case 'film':
      return ['film of this name in public/media/films', targets.films];
    case 'illustration':
      return ['drawing of this name in public/media/illustrations', targets.illustrations];
    case 'href':
      return ['page at this address', targets.paths];
    // The navigation may name a page or service that is not written yet. Until it is written, the link is left out.
    case 'pages':
    case 'service':
      return ['page at this address', targets.paths.union(targets.planned)];
    default:
      return undefined;
  }
}

/** Returns every text in the bands of a page, with the kind of its band and the nearest key above the text. */
const textsIn = ({ bands }: PageContent) =>
  bands.flatMap(({ kind, ...band }, index) =>
    [...textsOf(band, ['bands', index])].map(({ path, text }) => {
      const key = path.findLast((part) => typeof part === 'string') ?? '';
      return { kind, path, key, text };
    }),
  );

/** Returns the paths of the site to which a text leads: as an address, or by its links. */
const linkedPaths = (key: string, text: string): string[] =>
  (key === 'href' ? [text] : partsOf(text).flatMap((part) => (typeof part === 'string' ? [] : [part.href])))
    .filter((address) => address.startsWith('/'))
    .map((address) => address.replace(/[?#].*$/, ''));

/** Returns a fault for each missing picture, drawing or page that the bands of a page name. */
const referenceFaults = ({ source, content }: ReadPage, targets: Targets): Fault[] =>
  textsIn(content).flatMap(({ kind, path, key, text }) => {
    const target = targetOf(key, kind, targets);
    if (target && key !== 'href') return unknownFaults(source, path, target[0], text, target[1]);
    const [what, names] = target ?? ['page or file at this address', targets.paths.union(targets.files)];
    return linkedPaths(key, text).flatMap((linked) => unknownFaults(source, path, what, linked, names));
  });

/** Returns a fault for each link of a published page to a page that is not published. */
const waitingFaults = ({ role, source, content }: ReadPage, waiting: ReadonlyMap<string, string>): Fault[] =>
  waiting.has(role.path)
    ? []
    : textsIn(content).flatMap(({ path, key, text }) =>
        linkedPaths(key, text).flatMap((linked) => {
          const reason = waiting.get(linked);
          if (reason === undefined) return [];
          return [
            faultAt(source, path, `leads to a page that is not published: ${reason} (${show(linked)})`),
          ];
        }),
      );

const articleFaults = ({ source, content: { article } }: ReadPage, { pictures }: Inventory): Fault[] =>
  (['picture', 'night'] as const).flatMap((key) =>
    unknownFaults(source, [key], pictureIn(''), article?.[key], pictures),
  );

/**
 * Returns all faults between files.
 * @param pages the pages that have no faults of their own
 * @param known.written all pages, because links may also point to pages with faults
 * @param known.waiting the reasons why pages are not published, by address
 */
export function crossFaults(
  data: ContentData,
  pages: readonly ReadPage[],
  { written, waiting }: { written: readonly PageRole[]; waiting: ReadonlyMap<string, string> },
  inventory: Inventory,
): Fault[] {
  const paths = new Set(written.filter(({ page }) => page !== 'not-found').map(({ path }) => path));
  const targets = { ...inventory, paths, planned: plannedPaths(data) };
  const cards = new Set(data['shared.yaml'].content['services-grid'].cards.map(({ id }) => id));
  return [
    ...duplicateFaults(pages),
    ...slugFaults(pages),
    ...menuFaults(data, pages, written),
    ...navigationFaults(data, written, inventory),
    ...titleFaults(data, pages),
    ...pages.flatMap((page) => [
      ...referenceFaults(page, targets),
      ...waitingFaults(page, waiting),
      ...articleFaults(page, inventory),
    ]),
    ...pages.flatMap(tabFaults),
    ...pages.flatMap(({ source, content: { card } }) =>
      unknownFaults(source, ['card'], 'card of this id in shared.yaml', card, cards),
    ),
  ];
}
