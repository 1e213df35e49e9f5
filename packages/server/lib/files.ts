/** Writes files that only their owner can read. After a power cut, no written file is lost or incomplete. */
import fs from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you are not allowed to',
  EPERM: 'you are not allowed to',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  ENOENT: 'there is no such folder',
  ENOTDIR: 'that is not a folder',
  EEXIST: 'that is not a folder',
  ENAMETOOLONG: 'the name is too long',
};

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Explains a failed call to the system, such as `the disk is full (ENOSPC)`. Returns undefined for other errors. */
export function explainSystemError(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined;
  const code = String(error.code);
  // The parent exists, or it would have been made first. So its file system takes no folders, as `/proc` does.
  if (code === 'ENOENT' && error.syscall === 'mkdir') return `no folder can be made there (${code})`;
  return reasons[code] === undefined ? code : `${reasons[code]} (${code})`;
}

export const privateModes = { folder: 0o700, file: 0o600 } as const;

const forOthers = 0o077;
const sticky = 0o1000;

/** Removes the rights of other users on a path, if the file system has rights and this user owns the path. */
function tighten(path: string, mode: number): void {
  try {
    if ((fs.statSync(path).mode & forOthers) !== 0) fs.chmodSync(path, mode);
  } catch {
    // Another user owns the path, or the file system has no rights.
  }
}

/** Gives a new file of root to the owner of its folder. The server's own user could not use a file of root. */
export function giveToOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = fs.statSync(dirname(path));
  fs.chownSync(path, uid, gid);
}

/** Makes each missing folder. Node's `recursive` option would never end if a parent refuses the call (`/proc`). */
function makeFolders(folder: string): boolean {
  if (fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return false;
  const parent = dirname(folder);
  if (parent !== folder) makeFolders(parent);
  fs.mkdirSync(folder, { mode: privateModes.folder });
  giveToOwner(folder);
  return true;
}

/**
 * Makes a folder that only its owner can use. Removes the rights of other users on a folder that is empty or contains
 * `ours`. Leaves every other folder unchanged, and one with the sticky bit: it was not made for this server.
 */
export function makePrivateFolder(folder: string, ours?: string): void {
  if (makeFolders(folder)) return;
  if ((fs.statSync(folder).mode & sticky) !== 0) return;
  const isOurs =
    ours === undefined || fs.existsSync(join(folder, ours)) || fs.readdirSync(folder).length === 0;
  if (isOurs) tighten(folder, privateModes.folder);
}

/**
 * Makes an empty private file, or makes a file private without opening it: closing the file would release the locks of
 * SQLite in this process.
 */
export function makePrivateFile(path: string): void {
  if (fs.existsSync(path)) {
    tighten(path, privateModes.file);
    return;
  }
  fs.closeSync(fs.openSync(path, 'a', privateModes.file));
  giveToOwner(path);
}

/** Writes a private file and flushes it to the disk. With `wx`, rejects with `EEXIST` if the file exists. */
export async function writeWhole(
  path: string,
  content: Parameters<FileHandle['writeFile']>[0],
  flags: 'w' | 'wx',
): Promise<void> {
  const file = await open(path, flags, privateModes.file);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes the names in a folder to the disk, because a file without a name is lost. Windows cannot open folders. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Error codes of file systems without hard links, such as many memory sticks and network shares. */
const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** Gives a file its final name. Also after a crash, readers see the whole file or none. Throws `EEXIST`. */
export function giveName(part: string, path: string): void {
  try {
    fs.linkSync(part, path);
  } catch (error) {
    if (!withoutLinks.has(codeOf(error))) throw error;
    // If the file system has no hard links, a crash between these two lines leaves an empty file.
    fs.closeSync(fs.openSync(path, 'wx', privateModes.file));
    fs.renameSync(part, path);
    return;
  }
  fs.rmSync(part);
}
