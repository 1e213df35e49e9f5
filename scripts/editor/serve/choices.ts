/** Lists the names that the editor's fields offer, with small pictures. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readInventory } from '../../../app/reading/inventory.ts';
import { showing } from '../../../app/reading/proof-check.ts';
import { roleOf } from '../../../app/schema/files.ts';
import { icons } from '../../../app/schema/icons.ts';
import type { PageKind } from '../../../app/schema/page-kinds.ts';
import type { Choice, Choices, FileEntry } from '../api.ts';
import { listFiles } from './files.ts';
import { readValue } from '../merge.ts';

const sorted = (names: Iterable<string>, image?: (name: string) => string): Choice[] =>
  [...names].toSorted().map((value) => ({ value, ...(image && { image: image(value) }) }));

/** Draws an icon in the same way as `app/widgets/glyph.tsx`. */
const iconImage = (path: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#77787f" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`,
  )}`;

function cardIds(content: string): string[] {
  const shared = readValue(readFileSync(join(content, 'shared.yaml'), 'utf8')) as {
    'services-grid'?: { cards?: { id?: string }[] };
  };
  return (shared['services-grid']?.cards ?? []).flatMap(({ id }) => id ?? []);
}

/** Returns the name of a file without its folder and ending. */
const nameOf = (path: string): string => path.replace(/^.*\/|\.yaml$/g, '');

/** Reads the existing names from `public/media` and from the content folder. */
export function readChoices(root: string, content: string): Choices {
  const inventory = readInventory(root);
  // Only the gallery shows the pictures of this name.
  const own = (names: ReadonlySet<string>) => names.difference(new Set(['example']));
  const set = (folder: string) => (name: string) => `/media/${folder}${name}-640.avif`;
  const pages = listFiles(content).filter(({ address }) => address !== undefined);
  const names = (isMeant: (file: FileEntry) => boolean) =>
    sorted(pages.filter(isMeant).map(({ path }) => nameOf(path)));
  const proofKinds: ReadonlySet<PageKind | undefined> = showing;
  return {
    banners: sorted(inventory.banners, set('banners/')),
    heroes: sorted(inventory.heroes, set('hero/')),
    pictures: sorted(inventory.pictures, set('')),
    drawings: sorted(inventory.illustrations, (name) => `/media/illustrations/${name}-light.svg`),
    films: sorted(inventory.films),
    people: sorted(own(inventory.people), (name) => `/media/people/${name}-640.webp`),
    credentials: sorted(own(inventory.credentials), (name) => `/media/credentials/${name}-480.webp`),
    logos: sorted(globSync('*.{svg,png}', { cwd: join(content, 'logos') }), (name) => `/media/logos/${name}`),
    icons: Object.entries(icons).map(([value, path]) => ({ value, image: iconImage(path) })),
    pages: sorted(pages.flatMap(({ address }) => address ?? [])),
    services: names(({ folder }) => folder === 'services'),
    industries: names(({ folder }) => folder === 'industries'),
    singlePages: names(({ folder }) => folder === ''),
    proofPages: names(({ path }) => proofKinds.has(roleOf(path)?.page)),
    cards: sorted(cardIds(content)),
  };
}
