/** Gives finished files their names. */
import { closeSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { privateModes } from './private-files.ts';
import { codeOf } from './system-error.ts';

/** Error codes of file systems without hard links, such as many memory sticks and network shares. */
const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/**
 * Gives a whole file its name, and takes the one away under which it was written. Whoever looks finds all of it or
 * nothing, whatever happens in between. Nothing is replaced: throws `EEXIST` where there is a file of that name.
 */
export function giveName(part: string, path: string): void {
  try {
    linkSync(part, path);
  } catch (error) {
    if (!withoutLinks.has(codeOf(error))) throw error;
    // Here a crash in between leaves an empty file.
    closeSync(openSync(path, 'wx', privateModes.file));
    renameSync(part, path);
    return;
  }
  rmSync(part);
}
