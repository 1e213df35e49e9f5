/**
 * A page may stay open while a new build replaces the site. The page may then request hashed files of the old build:
 * the hydration script, the country list, or pictures. The new build keeps these files for a while.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { earlierFolder } from '../settings/build-record.ts';

const day = 24 * 60 * 60 * 1000;
/** Milliseconds for which files are kept: longer than visitors usually keep a page open without a reload. */
export const keptFor = 7 * day;

/** Returns the folders with a build's hashed files: the files of its own pages, and the files of earlier pages. */
const assetsOf = (build: string) => ({
  current: join(build, 'site/assets'),
  earlier: join(build, earlierFolder, 'assets'),
});

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * Copies hashed files that the new build lacks from the previous build, also files that the previous build had copied.
 * A copy's modification time is the time when the last build with the file was replaced. A copy expires after a week.
 * @param previousBuild the folder of the previous build; if it is missing, nothing is copied
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
