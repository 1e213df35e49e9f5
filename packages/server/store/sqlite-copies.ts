/** Backs up the embedded database while a server runs, restores a backup, and erases submissions in backups. */
import type { Verdict } from './submission.ts';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { giveName, giveToOwner, makePrivateFolder, privateModes } from '../lib/files.ts';
import { about, createRunner, databasePath, prepareDatabase, verifyFile } from './sqlite-database.ts';
import { openDatabase } from './sqlite-library.ts';
import { lockDataDir } from './sqlite-store.ts';
import { StoreError } from './store.ts';
import { upkeepOperations } from './upkeep-operations.ts';

const backupFolder = (dataDir: string): string => join(dataDir, 'backups');

function flush(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Copies a database. The new file gets its name when it is flushed. Throws `EEXIST` if `target` exists. */
function copyInto(source: string, target: string): Verdict {
  if (existsSync(target)) throw Object.assign(new Error(`There is ${target}.`), { code: 'EEXIST' });
  const part = `${target}.${randomBytes(4).toString('hex')}.part`;
  closeSync(openSync(part, 'wx', privateModes.file));
  giveToOwner(part);
  try {
    using database = openDatabase(source, { readOnly: true });
    // This statement copies a snapshot of the database without free pages. So the copy contains no deleted rows.
    database.prepare('VACUUM INTO ?').run(part);
    const verdict = verifyFile(part);
    flush(part);
    giveName(part, target);
    flush(dirname(target));
    return verdict;
  } finally {
    for (const end of ['', '-journal']) rmSync(part + end, { force: true });
  }
}

/** Copies the database into `file`, or into the folder `backups` with the time as its name. */
export async function backUpDatabase(
  dataDir: string,
  file?: string,
): Promise<{ path: string; verdict: Verdict }> {
  const folder = backupFolder(dataDir);
  if (file === undefined) makePrivateFolder(folder);
  const time = new Date().toISOString().replaceAll(/:|\.\d+/g, '');
  const path = file ?? join(folder, `${time}.db`);
  const source = databasePath(dataDir);
  return { path, verdict: about(`${source} cannot be copied to ${path}`, () => copyInto(source, path)) };
}

/** Restores a copy into a data folder that has no database and no server. Resolves with the faults of the data. */
export async function restoreDatabase(file: string, dataDir: string): Promise<Verdict> {
  const target = databasePath(dataDir);
  // If files of an earlier database remained, SQLite would mix their log with the restored database.
  const remaining = ['', '-wal', '-shm', '-journal'].map((end) => target + end).find(existsSync);
  if (remaining !== undefined)
    throw new StoreError(
      `There is ${remaining} already: restore goes into a data folder without submissions.`,
    );
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new StoreError(`There is no file ${file}.`);
  const unlock = lockDataDir(dataDir);
  if (!unlock) throw new StoreError(`A server is using ${dataDir}: stop it first.`);
  try {
    return about(`${file} cannot be restored as submissions`, () => copyInto(file, target));
  } finally {
    unlock();
  }
}

const backupName = /^\d{4}-\d{2}-\d{2}T\d{6}Z\.db$/;

/** Deletes all backups in the folder but the newest `keep`. Returns the number of deleted backups. */
export function pruneBackups(dataDir: string, keep: number): number {
  const folder = backupFolder(dataDir);
  // Names are times, so the order of the names is the order of the backups. Files with other names are no backups.
  const names = readdirSync(folder).filter((name) => backupName.test(name));
  const old = names.toSorted().slice(0, -keep);
  for (const name of old) rmSync(join(folder, name));
  return old.length;
}

const unfinished = /\.db\.[0-9a-f]{8}\.part/;

/** Erases submissions in the backups, and removes unfinished copies. Returns the paths of the changed backups. */
export function eraseInBackups(dataDir: string, ids: readonly string[]): string[] {
  const folder = backupFolder(dataDir);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  // If a backup is running at this moment, it fails because its file is removed.
  for (const name of names) if (unfinished.test(name)) rmSync(join(folder, name));
  const copies = names.filter((name) => name.endsWith('.db')).map((name) => join(folder, name));
  return copies.filter((path) => about(path, () => eraseInCopy(path, ids)) > 0);
}

function eraseInCopy(path: string, ids: readonly string[]): number {
  using copy = openDatabase(path);
  prepareDatabase(copy, true);
  const run = createRunner(copy);
  let count = 0;
  let batch;
  do {
    batch = run(upkeepOperations.eraseSome({ ids }));
    count += batch.count;
  } while (!batch.isLast);
  copy.exec('PRAGMA journal_mode = DELETE');
  return count;
}
