/** Writes files that outlive a power cut. Readers see the whole file or none once it is given its name after that. */
import { type FileHandle, open } from 'node:fs/promises';
import { privateModes } from './private-files.ts';

/**
 * Writes a file that only its owner can read, whole and to the disk.
 * @param flags `wx` rejects with `EEXIST` where there is one, `w` replaces it
 */
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

/** Brings the names in a folder to the disk: a file on it would be lost without its name. Windows opens no folders. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
