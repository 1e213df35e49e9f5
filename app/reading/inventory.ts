/** The pictures and drawings that exist, so that content cannot name others. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadDrawings } from '../pages/drawings.ts';

/** Names as content says them. */
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
