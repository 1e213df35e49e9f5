/** Copies the embedded database while a server works on it, and puts a copy in its place. */
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, backup } from 'node:sqlite';
import { giveName } from '../../../../files/give-name.ts';
import { makePrivateFolder, privateModes } from '../../../../files/private-files.ts';
import { StoreError, type Verdict } from '../../store.ts';
import { prepareDatabase } from '../schema.ts';
import { faultCode } from '../sqlite-faults.ts';
import { createOperations } from '../sqlite-operations.ts';
import { databasePath, lockDataDir } from '../sqlite-store.ts';
import { verifyDatabase } from './verify.ts';

/** Where the copies lie that nobody gave a place of their own, in a data folder. */
const backupFolder = (dataDir: string): string => join(dataDir, 'backups');

function flush(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** More than a database can have, and the most that fits. */
const allPages = 2 ** 31 - 1;

/** Copies all pages in one step, which are those of one moment: page by page a busy server would start it over. */
async function copyPages(source: string, target: string): Promise<void> {
  const from = new DatabaseSync(source, { readOnly: true });
  try {
    await backup(from, target, { rate: allPages });
  } finally {
    from.close();
  }
}

/** Looks through a copy, and makes it one file: the original has a log beside it. */
function verifyCopy(path: string): Verdict {
  const copy = new DatabaseSync(path);
  try {
    copy.exec('PRAGMA journal_mode = DELETE');
    return verifyDatabase(copy);
  } finally {
    copy.close();
  }
}

/** A file gets its name once it is whole and on the disk; `EEXIST` where there is one. Resolves with what is wrong. */
async function copyInto(source: string, target: string): Promise<Verdict> {
  if (existsSync(target)) throw Object.assign(new Error(`There is ${target}.`), { code: 'EEXIST' });
  const part = `${target}.${randomBytes(4).toString('hex')}.part`;
  closeSync(openSync(part, 'wx', privateModes.file));
  try {
    await copyPages(source, part);
    const verdict = verifyCopy(part);
    flush(part);
    giveName(part, target);
    flush(dirname(target));
    return verdict;
  } finally {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(part + end, { force: true });
  }
}

/**
 * Copies the database of a data folder into a new file, also under a running server: into one named after the time
 * in the folder `backups` where no other is given. Resolves with its path and what is wrong with what was copied.
 */
export async function backUpDatabase(
  dataDir: string,
  file?: string,
): Promise<{ path: string; verdict: Verdict }> {
  const folder = backupFolder(dataDir);
  if (file === undefined) makePrivateFolder(folder);
  const time = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '');
  const path = file ?? join(folder, `${time}.db`);
  return { path, verdict: await copyInto(databasePath(dataDir), path) };
}

/** What would mix with a restored database: another one, or the log of one. */
const remains = (dataDir: string): string | undefined =>
  ['', '-wal', '-shm', '-journal'].map((end) => databasePath(dataDir) + end).find((path) => existsSync(path));

/**
 * Puts a copy into a data folder that has no database. Resolves with what is wrong with it. Rejects with a
 * {@link StoreError} where there is a database or a server already, or the file is no copy.
 */
export async function restoreDatabase(file: string, dataDir: string): Promise<Verdict> {
  const there = remains(dataDir);
  if (there !== undefined)
    throw new StoreError(`There is ${there} already: restore goes into a data folder without submissions.`);
  if (!existsSync(file)) throw new StoreError(`There is no file ${file}.`);
  const unlock = lockDataDir(dataDir);
  if (!unlock) throw new StoreError(`A server is using ${dataDir}: stop it first.`);
  try {
    return await copyInto(file, databasePath(dataDir));
  } catch (error) {
    const isSqlite = error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
    throw isSqlite ? new StoreError(`${file} is no copy of submissions: ${error.message}.`) : error;
  } finally {
    unlock();
  }
}

/** What a copy leaves that is ended in the middle; one under way would hold what was just erased, and fails. */
const isUnfinished = (name: string): boolean => /\.db\.[0-9a-f]{8}\.part/.test(name);

/** Erases in the copies of a data folder too, and removes those that came to no end. Resolves with the paths of those that held something. */
export function eraseInBackups(dataDir: string, ids: readonly string[]): string[] {
  const folder = backupFolder(dataDir);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter(isUnfinished)) rmSync(join(folder, name));
  const copies = names.filter((name) => name.endsWith('.db')).map((name) => join(folder, name));
  return copies.filter((path) => eraseInCopy(path, ids) > 0);
}

/** So many ids in one statement; see `Selection`. */
const chunk = 1000;

function eraseInCopy(path: string, ids: readonly string[]): number {
  const copy = new DatabaseSync(path);
  try {
    prepareDatabase(copy, { allowed: true });
    const operations = createOperations(copy);
    let count = 0;
    for (let at = 0; at < ids.length; at += chunk) {
      const selection = { ids: ids.slice(at, at + chunk) };
      for (let portion = operations.eraseSome(selection); ; portion = operations.eraseSome(selection)) {
        count += portion.count;
        if (portion.isLast) break;
      }
    }
    copy.exec('PRAGMA journal_mode = DELETE');
    return count;
  } catch (error) {
    throw new StoreError(
      `${path}: ${error instanceof Error ? error.message : String(error)}`,
      faultCode(error),
    );
  } finally {
    copy.close();
  }
}
