/** Copies the embedded database while a server works on it, and puts a copy in its place. */
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { giveName, makePrivateFolder, privateModes } from '../lib/files.ts';
import { StoreError, type Verdict } from './store.ts';
import { prepareDatabase } from './sqlite-schema.ts';
import { about } from './sqlite-faults.ts';
import { createOperations } from './sqlite-operations.ts';
import { databasePath, lockDataDir } from './sqlite-store.ts';
import { verifyFile } from './sqlite-verify.ts';

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

/** Copies what there is at one moment, without the room that was left by what is deleted. */
function copyDatabase(source: string, target: string): void {
  const from = new DatabaseSync(source, { readOnly: true });
  try {
    from.prepare('VACUUM INTO ?').run(target);
  } finally {
    from.close();
  }
}

/** A file gets its name once it is whole and on the disk; `EEXIST` where there is one. Returns what is wrong. */
function copyInto(source: string, target: string): Verdict {
  if (existsSync(target)) throw Object.assign(new Error(`There is ${target}.`), { code: 'EEXIST' });
  const part = `${target}.${randomBytes(4).toString('hex')}.part`;
  closeSync(openSync(part, 'wx', privateModes.file));
  try {
    copyDatabase(source, part);
    const verdict = verifyFile(part);
    flush(part);
    giveName(part, target);
    flush(dirname(target));
    return verdict;
  } finally {
    for (const end of ['', '-journal']) rmSync(part + end, { force: true });
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
  const source = databasePath(dataDir);
  return { path, verdict: about(`${source} cannot be copied to ${path}`, () => copyInto(source, path)) };
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
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new StoreError(`There is no file ${file}.`);
  const unlock = lockDataDir(dataDir);
  if (!unlock) throw new StoreError(`A server is using ${dataDir}: stop it first.`);
  try {
    return about(`${file} cannot be restored as submissions`, () => copyInto(file, databasePath(dataDir)));
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
  return copies.filter((path) => about(path, () => eraseInCopy(path, ids)) > 0);
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
  } finally {
    copy.close();
  }
}
