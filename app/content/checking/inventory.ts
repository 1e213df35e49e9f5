/** The pictures and drawings that exist, so that content cannot name others. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadDrawings } from '../drawings.ts';

/** Names as content says them. */
export interface Inventory {
  /** Sets of files in `public/media/banners`. */
  banners: ReadonlySet<string>;
  /** Sets of files in `public/media/hero`. */
  heroes: ReadonlySet<string>;
  /** Drawings such as `azure/scalable`. */
  illustrations: ReadonlySet<string>;
}

/** The widest file of a set stands for the set. */
const sets = (folder: string): Set<string> =>
  new Set(globSync('*-1920.avif', { cwd: folder }).map((file) => basename(file, '-1920.avif')));

/** @param root the project's folder */
export function readInventory(root: string): Inventory {
  const media = join(root, 'public/media');
  return {
    banners: sets(join(media, 'banners')),
    heroes: sets(join(media, 'hero')),
    illustrations: new Set(loadDrawings(root).keys()),
  };
}
