/** Saves what the operator asked for beside what is there already. */
import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { giveName } from '../lib/give-name.ts';
import { privateModes } from '../lib/private-files.ts';
import { explainSystemError } from '../lib/system-error.ts';
import { flushFolder, writeWhole } from '../lib/write-whole.ts';
import { UsageError } from './command.ts';
import { printable } from './safe-text.ts';

/** The system does not let a file or folder be used; the message says which and why. */
export class FileError extends Error {
  override name = 'FileError';
}

/**
 * Error for the name of a new file that is taken: none is ever replaced.
 * @param path where the name leads
 */
export function alreadyThere(name: string, path = name): UsageError {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  return new UsageError(
    isFolder
      ? `${printable(name)} is a folder: name a new file in it.`
      : `There is a file ${printable(name)} already: move it away first, or take another name.`,
  );
}

export const isThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

const isNamed = (error: unknown): error is Error & { path: string } =>
  error instanceof Error && 'path' in error && typeof error.path === 'string';

/**
 * Explains an error of the system in words; other errors stay as they are.
 * @param path of the file, if the error names none, as that of a full disk
 */
export function refusal(error: unknown, path: string | undefined): unknown {
  const reason = explainSystemError(error);
  if (reason === undefined) return error;
  const file = isNamed(error) ? error.path : path;
  const place = file === undefined ? '' : ` in ${printable(dirname(file))}`;
  return new FileError(`The file cannot be saved${place}: ${reason}.`);
}

/** The same for copies in which something cannot be erased: they come first, so the store still has everything. */
export function notErased(error: unknown): unknown {
  const reason = explainSystemError(error);
  if (reason === undefined) return error;
  const place = isNamed(error) ? printable(error.path) : 'the backups';
  return new FileError(
    `Nothing was deleted in the database yet, because ${place} cannot be used: ${reason}.`,
  );
}

/** Makes a new folder that only its owner can read, and resolves with its path; undefined when there is one. */
export async function newFolder(parent: string, name: string): Promise<string | undefined> {
  const path = resolve(parent, name);
  try {
    await mkdir(path, { mode: privateModes.folder });
    return path;
  } catch (error) {
    if (isThere(error)) return undefined;
    throw refusal(error, path);
  }
}

/**
 * Writes a new file that only its owner can read, into `folder`, and resolves with its path; undefined when
 * there is one of that name. It gets its name once it is whole. Rejects with a {@link FileError}, and leaves nothing then.
 */
export async function saveFile(folder: string, name: string, bytes: Uint8Array): Promise<string | undefined> {
  const path = resolve(folder, name);
  if (existsSync(path)) return undefined;
  const part = join(dirname(path), `${randomBytes(4).toString('hex')}.part`);
  try {
    await writeWhole(part, bytes, 'wx');
    giveName(part, path);
    await flushFolder(dirname(path));
    return path;
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    if (isThere(error)) return undefined;
    throw refusal(error, path);
  }
}
