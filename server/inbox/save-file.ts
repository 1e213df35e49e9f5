/** Saves what the operator asked for beside what is there already. */
import { open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';

/** The system does not let a file or folder be used; the message says which and why. */
export class FileError extends Error {
  override name = 'FileError';
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you are not allowed to',
  EPERM: 'you are not allowed to',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  ENOENT: 'the folder is gone',
  ENOTDIR: 'that is not a folder',
  ENAMETOOLONG: 'the name is too long',
};

/** Words for a failed call to the system; undefined for anything else. */
export function explainSystemError(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined;
  const code = String(error.code);
  return reasons[code] === undefined ? code : `${reasons[code]} (${code})`;
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
