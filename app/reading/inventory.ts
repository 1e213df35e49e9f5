/** The pictures and drawings that exist, so that content cannot name others. */
import { globSync, existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError } from './faults.ts';
import type { Drawing } from '../schema/site.ts';

/** Names as used in content. */
export interface Inventory {
  /** Sets of files in `public/media/banners`. */
  banners: ReadonlySet<string>;
  /** Sets of files in `public/media/hero`. */
  heroes: ReadonlySet<string>;
  /** Sets of files in `public/media/films`. */
  films: ReadonlySet<string>;
  /** Pictures inside pages, such as `banners/azure` or `close-ups/workbench`. */
  pictures: ReadonlySet<string>;
  /** Drawings such as `azure/scalable`. */
  illustrations: ReadonlySet<string>;
}

/** The widest file of a set stands for the set. */
const sets = (folder: string): Set<string> =>
  new Set(globSync('*-1920.avif', { cwd: folder }).map((file) => basename(file, '-1920.avif')));

/** @param root the project's folder */
export function readInventory(root: string): Inventory {
  const media = join(root, 'public/media');
  const banners = sets(join(media, 'banners'));
  const pictures = new Set([
    ...[...banners].map((set) => `banners/${set}`),
    ...[...sets(join(media, 'close-ups'))].map((set) => `close-ups/${set}`),
  ]);
  return {
    banners,
    pictures,
    heroes: sets(join(media, 'hero')),
    films: new Set(
      globSync('*-wide.av1.mp4', { cwd: join(media, 'films') }).map((file) =>
        basename(file, '-wide.av1.mp4'),
      ),
    ),
    illustrations: new Set(loadDrawings(root).keys()),
  };
}

const illustrationsFolder = 'public/media/illustrations';

/** An entry of `drawings.json`. */
interface Listed {
  description: string;
  compactHeight: number;
}

/**
 * Every drawing by its name.
 * @param root the project's folder
 * @throws ContentError while none are made
 */
export function loadDrawings(root: string): Map<string, Drawing> {
  const file = join(root, illustrationsFolder, 'drawings.json');
  if (!existsSync(file)) {
    const text = 'the drawings are not made yet; `npm run media:illustrations` makes them';
    throw new ContentError([{ file: illustrationsFolder, path: '', text }]);
  }
  const list = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Listed>;
  return new Map(
    Object.entries(list).map(([name, { description, compactHeight }]) => [
      name,
      { name: `illustrations/${name}`, alt: description, compactHeight },
    ]),
  );
}
