/** Builds beside the folder in service and replaces it at the end, so that a failed build changes nothing. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folder in which builds are made. It is on the same disk as `dist`, so that a rename puts a build in place. */
const workshop = '.cache/builds';

/** Whether the program with this number still runs. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A folder of this process: the build it makes for a place such as `dist`, or the one it takes away from there. */
const nameOf = (kind: 'new' | 'old', target: string): string =>
  `${process.pid}-${kind}-${encodeURIComponent(target)}`;

/** Removes what killed builds have left, and puts a site back whose build was killed between two renames. */
function cleanUp(folder: string, root: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const [, pid, kind, place] = /^(\d+)-(new|old)-(.+)$/.exec(name) ?? [];
    if (pid !== undefined && Number(pid) !== process.pid && isRunning(Number(pid))) continue;
    const target = join(root, decodeURIComponent(place ?? ''));
    if (kind === 'old' && !existsSync(target)) renameSync(join(folder, name), target);
    else rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Puts a finished build in the place of the one in service. */
function takePlace(made: string, old: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  if (existsSync(target)) renameSync(target, old);
  try {
    renameSync(made, target);
  } catch (error) {
    // Another build was quicker between the two renames: the later one stays.
    if (!existsSync(target)) throw error;
    rmSync(target, { recursive: true });
    renameSync(made, target);
  }
  rmSync(old, { recursive: true, force: true });
}

/**
 * Runs a build.
 * @param root the project's folder
 * @param target where the build belongs, below `root`
 * @param build writes into the folder it is given; when it rejects, that folder goes and `target` stays
 */
export async function placeBuild(
  root: string,
  target: string,
  build: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = join(root, workshop);
  const [made, old] = [join(folder, nameOf('new', target)), join(folder, nameOf('old', target))];
  cleanUp(folder, root);
  try {
    await build(made);
    takePlace(made, old, join(root, target));
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
