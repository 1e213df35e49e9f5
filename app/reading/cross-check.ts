/** Checks that need several files: whether the targets of references exist, and whether two pages say the same. */
import type { BandKind } from '../schema/bands.ts';
import type { PageRole } from '../schema/files.ts';
import { partsOf } from '../schema/linked-text.ts';
import { titleRoom } from '../schema/typography.ts';
import { duplicateFaults, slugFaults, tabFaults } from './duplicates.ts';
import { show, type Fault } from './faults.ts';
import type { Inventory } from './inventory.ts';
import {
  faultAt,
  pictureIn,
  unknownFaults,
  type ContentData,
  type PageContent,
  type ReadPage,
} from './load.ts';
import { menuFaults, navigationFaults, plannedPaths, topicFaults } from './navigation-check.ts';
import { textsOf } from './source.ts';

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
 * @param known.faulty the other pages; only their texts and links are checked
 * @param known.written all pages, because links may also point to pages with faults
 * @param known.waiting the reasons why pages are not published, by address
 */
export function crossFaults(
  data: ContentData,
  pages: readonly ReadPage[],
  {
    faulty,
    written,
    waiting,
  }: {
    faulty: readonly ReadPage[];
    written: readonly PageRole[];
    waiting: ReadonlyMap<string, string>;
  },
  inventory: Inventory,
): Fault[] {
  const paths = new Set(written.filter(({ page }) => page !== 'not-found').map(({ path }) => path));
  const targets = { ...inventory, paths, planned: plannedPaths(data) };
  const cards = new Set(data['shared.yaml'].content['services-grid'].cards.map(({ id }) => id));
  return [
    ...duplicateFaults([...pages, ...faulty]),
    ...slugFaults(pages),
    ...menuFaults(data, pages, written),
    ...topicFaults(data, pages, written),
    ...navigationFaults(data, written, inventory),
    ...titleFaults(data, pages),
    ...[...pages, ...faulty].flatMap((page) => [
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
