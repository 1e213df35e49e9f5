/** Builds in a separate folder, and then replaces the served folder. So a failed build changes nothing. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder for builds. It is on the same disk as `dist`, so that renaming a build moves it. */
const workFolder = '.cache/builds';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Removes the files of builds that were killed. If a build was killed between its two renames, restores the earlier
 * site.
 */
function cleanUp(folder: string, root: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const [, pid, kind, encoded] = /^(\d+)-(new|old)-(.+)$/.exec(name) ?? [];
    if (pid !== undefined && Number(pid) !== process.pid && isRunning(Number(pid))) continue;
    const target = join(root, decodeURIComponent(encoded ?? ''));
    if (kind === 'old' && !existsSync(target)) renameSync(join(folder, name), target);
    else rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function replaceBuild(made: string, old: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  if (existsSync(target)) renameSync(target, old);
  try {
    renameSync(made, target);
  } catch (error) {
    // Another build finished between the two renames. This build replaces the other build.
    if (!existsSync(target)) throw error;
    rmSync(target, { recursive: true });
    renameSync(made, target);
  }
  rmSync(old, { recursive: true, force: true });
}

/**
 * Runs a build.
 * @param target the path of the finished build, below `root`
 * @param build writes into the given folder; if it rejects, the folder is removed and `target` does not change
 */
export async function installBuild(
  root: string,
  target: string,
  build: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = join(root, workFolder);
  cleanUp(folder, root);
  const folderOf = (kind: 'new' | 'old'): string =>
    join(folder, `${process.pid}-${kind}-${encodeURIComponent(target)}`);
  const made = folderOf('new');
  try {
    await build(made);
    replaceBuild(made, folderOf('old'), join(root, target));
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
