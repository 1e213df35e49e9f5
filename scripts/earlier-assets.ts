/**
 * A page may stay open while the site below it is replaced. What it then asks for by a name with a hash (the script
 * that wakes it, the country list, a picture further down) is kept for a while beside the new build.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { earlierFolder } from '../settings/build-record.ts';

const day = 24 * 60 * 60 * 1000;
/** How long a tab is left open and still used, amply: after that a page is loaded anew. */
export const keptFor = 7 * day;

/** Paths of the hashed files of a build: of its own pages, and of pages before them. */
const assetsOf = (build: string) => ({
  current: join(build, 'site/assets'),
  earlier: join(build, earlierFolder, 'assets'),
});

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * Copies into a new build the hashed files of the build before that the new one does not have, and those which that
 * one had kept in turn. The time of a copy says since when no page of a build names it: after a week it is left out.
 * @param previousBuild the folder of the build before; nothing is kept where there is none
 * @param newBuild the folder of the new build
 * @param now milliseconds since 1970
 */
export function keepEarlierAssets(previousBuild: string, newBuild: string, now: number): void {
  const [from, to] = [assetsOf(previousBuild), assetsOf(newBuild)];
  const present = new Set(namesIn(to.current));
  const keep = (folder: string, name: string, since: number): void => {
    if (present.has(name) || now - since > keptFor) return;
    present.add(name);
    mkdirSync(to.earlier, { recursive: true });
    copyFileSync(join(folder, name), join(to.earlier, name));
    utimesSync(join(to.earlier, name), since / 1000, since / 1000);
  };
  for (const name of namesIn(from.current)) keep(from.current, name, now);
  for (const name of namesIn(from.earlier)) {
    keep(from.earlier, name, statSync(join(from.earlier, name)).mtimeMs);
  }
}
