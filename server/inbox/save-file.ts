/** Saves what the operator asked for beside what is there already. */
import { open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { explainSystemError } from '../files/system-error.ts';

/** The system does not let a file or folder be used; the message says which and why. */
export class FileError extends Error {
  override name = 'FileError';
}

/**
 * Writes a new file that only its owner can read, into `folder`, and resolves with its path; undefined when
 * there is one of that name. Rejects with a {@link FileError}; a file that could not be completed is removed.
 */
export async function saveFile(folder: string, name: string, bytes: Uint8Array): Promise<string | undefined> {
  const path = resolve(folder, name);
  const fail = (error: unknown): never => {
    const reason = explainSystemError(error);
    throw reason === undefined ? error : new FileError(`The file cannot be saved in ${folder}: ${reason}.`);
  };
  const file = await open(path, 'wx', 0o600).catch((error: unknown) =>
    error instanceof Error && 'code' in error && error.code === 'EEXIST' ? undefined : fail(error),
  );
  if (!file) return undefined;
  try {
    await file.writeFile(bytes);
  } catch (error) {
    await rm(path, { force: true });
    return fail(error);
  } finally {
    await file.close();
  }
  return path;
}
