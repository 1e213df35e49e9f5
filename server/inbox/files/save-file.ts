/** Saves what the operator asked for beside what is there already. */
import { mkdir, open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { privateModes } from '../../files/private-files.ts';
import { explainSystemError } from '../../files/system-error.ts';
import { UsageError } from '../command.ts';
import { printable } from '../words/safe-text.ts';

/** The system does not let a file or folder be used; the message says which and why. */
export class FileError extends Error {
  override name = 'FileError';
}

/** Nothing is ever replaced. */
export const alreadyThere = (name: string): UsageError =>
  new UsageError(`There is a file ${printable(name)} already: move it away first, or take another name.`);

/** Undefined where something of that name is there; rejects with a {@link FileError} where the system refuses. */
async function unlessThere<T>(making: Promise<T>, folder: string): Promise<T | undefined> {
  try {
    return await making;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw refusal(error, folder);
  }
}

/** What the system said, in words; other errors stay as they are. */
export function refusal(error: unknown, folder: string): unknown {
  const reason = explainSystemError(error);
  return reason === undefined ? error : new FileError(`The file cannot be saved in ${folder}: ${reason}.`);
}

/** Makes a new folder that only its owner can read, and resolves with its path; undefined when there is one. */
export async function newFolder(parent: string, name: string): Promise<string | undefined> {
  const path = resolve(parent, name);
  const making = mkdir(path, { mode: privateModes.folder }).then(() => path);
  return unlessThere(making, parent);
}

/**
 * Writes a new file that only its owner can read, into `folder`, and resolves with its path; undefined when
 * there is one of that name. Rejects with a {@link FileError}; a file that could not be completed is removed.
 */
export async function saveFile(folder: string, name: string, bytes: Uint8Array): Promise<string | undefined> {
  const path = resolve(folder, name);
  const file = await unlessThere(open(path, 'wx', privateModes.file), folder);
  if (!file) return undefined;
  try {
    await file.writeFile(bytes);
  } catch (error) {
    await rm(path, { force: true });
    throw refusal(error, folder);
  } finally {
    await file.close();
  }
  return path;
}
