/** Checks that need several files: each page's place in the menus, and whether references lead somewhere. */
import { didYouMean, nearestNames, show, type Fault } from './faults.ts';
import { folders, type PageRole } from '../schema/files.ts';
import type { Inventory } from './inventory.ts';
import { faultAt, type ContentData, type ReadPage } from './load.ts';
import { referenceFaults } from './references.ts';
import { titleRoom } from '../schema/typography.ts';
import type { Source } from './source.ts';

type Kind = keyof typeof folders;
const kinds = Object.keys(folders) as Kind[];

/** Addresses that the menus name, whether the pages are written or not, each with its line in `navigation.yaml`. */
function plannedPaths(data: ContentData): Map<string, number> {
  const { source, content } = data['navigation.yaml'];
  const inColumn = (kind: Kind, at: number, pages: readonly string[]) =>
    pages.map((slug, index) => [`/${kind}/${slug}`, source.lineOf([kind, at, 'pages', index])] as const);
  return new Map(
    kinds.flatMap((kind) => content[kind].flatMap(({ pages }, at) => inColumn(kind, at, pages))),
  );
}

/** A fault for each page that no menu names, because visitors would not find it. */
function menuFaults(data: ContentData, pages: readonly ReadPage[], roles: readonly PageRole[]): Fault[] {
  const { main, company, legal } = data['navigation.yaml'].content;
  const planned = plannedPaths(data);
  const single = new Set([...main, ...company, ...legal]);
  const written = new Set(roles.map(({ path }) => path));
  return pages.flatMap(({ role, source }): Fault[] => {
    const kind = kinds.find((folder) => folders[folder] === role.page);
    if (kind && !planned.has(role.path)) {
      const vacant = [...planned.keys()]
        .filter((path) => path.startsWith(`/${kind}/`) && !written.has(path))
        .map((path) => path.slice(kind.length + 2));
      const [near] = nearestNames(role.slug, vacant);
      const line = planned.get(`/${kind}/${near}`);
      const meant = near === undefined ? '' : `; its line ${line} has "${near}", of which there is no file`;
      const text = `no column of ${kind} in navigation.yaml names this page${meant}`;
      return [{ file: source.file, path: '', text }];
    }
    const needsLink = role.page === 'free' || role.page === 'legal';
    if (!needsLink || single.has(role.slug)) return [];
    const text = 'neither main, company nor legal in navigation.yaml names this page';
    return [{ file: source.file, path: '', text }];
  });
}

/** Faults of the navigation itself: single pages that are not there, and pages that stand in two columns. */
function navigationFaults(data: ContentData, roles: readonly PageRole[]): Fault[] {
  const { source, content } = data['navigation.yaml'];
  const single = roles.filter(({ path }) => !path.slice(1).includes('/')).map(({ slug }) => slug);
  const missing = (['main', 'company', 'legal'] as const).flatMap((list) =>
    content[list].flatMap((slug, index) =>
      single.includes(slug)
        ? []
        : [
            faultAt(
              source,
              [list, index],
              `there is no page of this name${didYouMean(slug, single)} (received ${show(slug)})`,
            ),
          ],
    ),
  );
  const twice = kinds.flatMap((kind) => {
    const seen = new Set<string>();
    return content[kind].flatMap((column, at) =>
      column.pages.flatMap((slug, index) => {
        const isDuplicate = seen.has(slug);
        seen.add(slug);
        const path = [kind, at, 'pages', index];
        return isDuplicate
          ? [faultAt(source, path, `stands in the menu twice (received ${show(slug)})`)]
          : [];
      }),
    );
  });
  return [...missing, ...twice];
}

/** A fault for each picture that a column of a menu names and that does not exist. */
function columnFaults(data: ContentData, { banners, pictures }: Inventory): Fault[] {
  const { source, content } = data['navigation.yaml'];
  const missing = (path: PropertyKey[], name: string, folder: string, names: ReadonlySet<string>): Fault[] =>
    names.has(name)
      ? []
      : [
          faultAt(
            source,
            path,
            `there is no picture of this name in public/media${folder}${didYouMean(name, names)} (received ${show(name)})`,
          ),
        ];
  return kinds.flatMap((kind) =>
    content[kind].flatMap(({ picture, callToAction }, at) => [
      ...missing([kind, at, 'picture'], picture, '/banners', banners),
      ...(callToAction?.picture === undefined
        ? []
        : missing([kind, at, 'callToAction', 'picture'], callToAction.picture, '', pictures)),
    ]),
  );
}

/** A fault for each service whose card is not in the services grid. */
function cardFaults(data: ContentData, pages: readonly ReadPage[]): Fault[] {
  const cards = data['shared.yaml'].content['services-grid'].cards.map(({ id }) => id);
  return pages.flatMap(({ source, content: { card } }) =>
    card === undefined || cards.includes(card)
      ? []
      : [
          faultAt(
            source,
            ['card'],
            `there is no card of this id in shared.yaml${didYouMean(card, cards) || ` (there are ${cards.join(', ')})`} (received ${show(card)})`,
          ),
        ],
  );
}

/** A fault for each title that is too long with the company's name behind it, as search results show it. */
function titleFaults(data: ContentData, pages: readonly ReadPage[]): Fault[] {
  const { name } = data['company.yaml'].content;
  const maxLength = titleRoom(name);
  return pages.flatMap(({ source, content: { meta } }) => {
    if (meta.title.length <= maxLength) return [];
    const text = `expected at most ${maxLength} characters, because " | ${name}" is put behind it, here are ${meta.title.length}`;
    return [faultAt(source, ['meta', 'title'], `${text} (received ${show(meta.title)})`)];
  });
}

/**
 * All faults between files.
 * @param pages those that are well formed
 * @param written every page, also those with faults, because links may point to them
 */
export function crossFaults(
  data: ContentData,
  pages: readonly ReadPage[],
  written: readonly PageRole[],
  inventory: Inventory,
): Fault[] {
  const paths = new Set(written.filter(({ page }) => page !== 'not-found').map(({ path }) => path));
  const targets = { ...inventory, paths, planned: new Set(plannedPaths(data).keys()) };
  return [
    ...duplicateFaults(pages),
    ...menuFaults(data, pages, written),
    ...navigationFaults(data, written),
    ...columnFaults(data, inventory),
    ...cardFaults(data, pages),
    ...titleFaults(data, pages),
    ...pages.flatMap(({ source, content }) =>
      referenceFaults(content.bands, targets).map(({ path, text }) => faultAt(source, path, text)),
    ),
  ];
}

/** The texts by which people and search engines tell pages apart, as far as the page has them. */
interface DistinctTexts {
  name: string;
  summary?: string;
  meta: { title: string; description: string };
}

/** A checked page with its file. */
export interface CheckedPage {
  source: Source;
  content: DistinctTexts;
}

const distinctTexts = ({
  name,
  summary,
  meta,
}: DistinctTexts): [path: string[], text: string | undefined][] => [
  [['name'], name],
  [['summary'], summary],
  [['meta', 'title'], meta.title],
  [['meta', 'description'], meta.description],
];

/** Upper case and spaces do not make two texts different. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ');

/** A fault for each text that a page shares with one before it. */
export function duplicateFaults(pages: readonly CheckedPage[]): Fault[] {
  const first = new Map<string, string>();
  const faults: Fault[] = [];
  for (const { source, content } of pages) {
    for (const [path, text] of distinctTexts(content)) {
      if (text === undefined) continue;
      const key = `${path.join('.')}: ${plain(text)}`;
      const earlierFile = first.get(key);
      if (earlierFile)
        faults.push(faultAt(source, path, `is the same as in ${earlierFile} (received ${show(text)})`));
      else first.set(key, source.file);
    }
  }
  return faults;
}
