/** The pictures and drawings that exist. The check of the content refuses all other names. */
import { globSync, existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError } from './faults.ts';
import type { Drawing, Logo } from '../schema/site.ts';

export interface Inventory {
  banners: ReadonlySet<string>;
  heroes: ReadonlySet<string>;
  films: ReadonlySet<string>;
  pictures: ReadonlySet<string>;
  illustrations: ReadonlySet<string>;
  /** Drawings of clients' logos. */
  logos: ReadonlySet<string>;
  /** Photographs of people. */
  people: ReadonlySet<string>;
  /** Marks of credentials. */
  credentials: ReadonlySet<string>;
  /** The addresses of the files in `public`, without those of `public/media`, which get other names. */
  files: ReadonlySet<string>;
}

/** Returns the names of the sets in a folder below `public/media`. Each set has one file with this ending. */
const sets = (root: string, folder: string, ending = '-1440.avif'): string[] =>
  globSync(`*${ending}`, { cwd: join(root, 'public/media', folder) }).map((file) => basename(file, ending));

export function readInventory(root: string): Inventory {
  const inside = ['banners', 'close-ups'];
  return {
    banners: new Set(sets(root, 'banners')),
    pictures: new Set(inside.flatMap((folder) => sets(root, folder).map((set) => `${folder}/${set}`))),
    heroes: new Set(sets(root, 'hero')),
    films: new Set(sets(root, 'films', '-wide.av1.mp4')),
    illustrations: new Set(loadDrawings(root).keys()),
    logos: new Set(loadDrawnLogos(root).keys()),
    people: new Set(sets(root, 'people', '-640.webp')),
    credentials: new Set(sets(root, 'credentials', '-480.webp')),
    files: new Set(
      globSync('**/*.*', { cwd: join(root, 'public'), exclude: ['media'] }).map(
        (file) => `/${file.replaceAll('\\', '/')}`,
      ),
    ),
  };
}

const illustrationsFolder = 'public/media/illustrations';

/** Returns every drawing by its name. Throws a ContentError if no drawings have been made yet. */
export function loadDrawings(root: string): Map<string, Drawing> {
  const file = join(root, illustrationsFolder, 'drawings.json');
  if (!existsSync(file)) {
    const text = 'the drawings are not made yet; `npm run media:illustrations` makes them';
    throw new ContentError([{ file: illustrationsFolder, path: '', text }]);
  }
  const list = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Omit<Drawing, 'name'>>;
  return new Map(
    Object.entries(list).map(([name, drawing]) => [name, { ...drawing, name: `illustrations/${name}` }]),
  );
}

export const loadDrawnLogos = (root: string): Map<string, Logo> =>
  new Map(
    (JSON.parse(readFileSync(join(root, 'packages/media/brand/logos.json'), 'utf8')) as Logo[]).map(
      (logo) => [logo.id, logo],
    ),
  );
