/**
 * Keeps files of earlier builds. A page may stay open while a new build replaces the site. The page may then request
 * hashed files of the old build: the hydration script, the country list, or pictures.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { day } from '@website/forms/limits';
import { earlierFolder } from '@website/forms/build-record';

/** Milliseconds for which files are kept. Visitors rarely keep a page open for longer without a reload. */
export const keptFor = 7 * day;

/**
 * Returns the folders with the hashed files of a build: the files of its own pages, and the files of pages of earlier
 * builds.
 */
const assetsOf = (build: string) => ({
  current: join(build, 'site/assets'),
  earlier: join(build, earlierFolder, 'assets'),
});

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * Copies hashed files that the new build lacks from the previous build. Also copies files that the previous build
 * itself had copied. The modification time of a copy is the time when a build without the file replaced the last build
 * with it. A copy expires after a week.
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
