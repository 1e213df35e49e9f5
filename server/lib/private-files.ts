/** Folders and files that other users of the machine cannot read: they hold people's words and resumes. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Rights of their owner and of nobody else. */
export const privateModes = { folder: 0o700, file: 0o600 } as const;

const forOthers = 0o077;
const sticky = 0o1000;

/** Takes rights away from everybody but the owner, where the system lets us: some disks know no rights. */
function tighten(path: string, mode: number): void {
  try {
    if ((statSync(path).mode & forOthers) !== 0) chmodSync(path, mode);
  } catch {
    // Another user's file, or a disk without rights: who set it up that way decides who may read.
  }
}

/**
 * Makes a folder and those it lies in, for their owner alone; false when it was there. One by one: Node's own
 * recursive way never ends where a parent refuses (`/proc`).
 */
function makeFolders(folder: string): boolean {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return false;
  const parent = dirname(folder);
  if (parent !== folder) makeFolders(parent);
  mkdirSync(folder, { mode: privateModes.folder });
  return true;
}

/**
 * Makes a folder for its owner alone. One that is there already is tightened when it is empty or holds `ours`;
 * a folder of other things, or one in which everybody may write, was not made for us and stays as it is.
 */
export function makePrivateFolder(folder: string, ours?: string): void {
  if (makeFolders(folder)) return;
  if ((statSync(folder).mode & sticky) !== 0) return;
  const isOurs = ours === undefined || existsSync(join(folder, ours)) || readdirSync(folder).length === 0;
  if (isOurs) tighten(folder, privateModes.folder);
}

/**
 * Makes an empty file for its owner alone, or tightens the one that is there. That one is never opened: to
 * close a file takes away the locks that SQLite holds on it elsewhere in this process.
 */
export function makePrivateFile(path: string): void {
  if (existsSync(path)) tighten(path, privateModes.file);
  else closeSync(openSync(path, 'a', privateModes.file));
}
