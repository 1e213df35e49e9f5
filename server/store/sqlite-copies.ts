/** Copies of the embedded database: backup beside a running server, restore, and the source of a move to PostgreSQL. */
import type { Verdict } from './delivery.ts';
import { giveName, makePrivateFolder, privateModes } from '../lib/files.ts';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { operations } from './operations.ts';
import type { Value } from './dialect.ts';
import type { CopyRow, CopySource, CopyTable } from './postgres-copy.ts';
import { about, createRunner, prepareDatabase, verifyFile } from './sqlite.ts';
import { databasePath, lockDataDir } from './sqlite-store.ts';
import { StoreError } from './store.ts';

/** The default folder of backups in a data folder. */
const backupFolder = (dataDir: string): string => join(dataDir, 'backups');

function flush(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Copies a snapshot, without free pages of deleted rows. */
function copyDatabase(source: string, target: string): void {
  const from = new DatabaseSync(source, { readOnly: true });
  try {
    from.prepare('VACUUM INTO ?').run(target);
  } finally {
    from.close();
  }
}

/** Copies into a file, which gets its name when it is complete and flushed. Throws `EEXIST` if the file exists. */
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
 * Copies the database of a data folder into a new file, also beside a running server. The default is a file in the
 * folder `backups`, named after the time. Resolves with the path and the faults of the copied data.
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

/** An existing database or log, which would mix with a restored database. */
const existingFile = (dataDir: string): string | undefined =>
  ['', '-wal', '-shm', '-journal'].map((end) => databasePath(dataDir) + end).find((path) => existsSync(path));

/**
 * Restores a copy into a data folder without a database. Resolves with the faults of the data. Rejects with a
 * {@link StoreError} if there is a database or a server, or if the file is no copy.
 */
export async function restoreDatabase(file: string, dataDir: string): Promise<Verdict> {
  const remaining = existingFile(dataDir);
  if (remaining !== undefined)
    throw new StoreError(
      `There is ${remaining} already: restore goes into a data folder without submissions.`,
    );
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new StoreError(`There is no file ${file}.`);
  const unlock = lockDataDir(dataDir);
  if (!unlock) throw new StoreError(`A server is using ${dataDir}: stop it first.`);
  try {
    return about(`${file} cannot be restored as submissions`, () => copyInto(file, databasePath(dataDir)));
  } finally {
    unlock();
  }
}

/** Whether a file is an unfinished copy. Removing the file of a running backup makes it fail. */
const isUnfinished = (name: string): boolean => /\.db\.[0-9a-f]{8}\.part/.test(name);

/**
 * Erases submissions from the backups of a data folder, and removes unfinished copies. Returns the paths of the backups
 * that contained any of them.
 */
export function eraseInBackups(dataDir: string, ids: readonly string[]): string[] {
  const folder = backupFolder(dataDir);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter(isUnfinished)) rmSync(join(folder, name));
  const copies = names.filter((name) => name.endsWith('.db')).map((name) => join(folder, name));
  return copies.filter((path) => about(path, () => eraseInCopy(path, ids)) > 0);
}

function eraseInCopy(path: string, ids: readonly string[]): number {
  const copy = new DatabaseSync(path);
  try {
    prepareDatabase(copy, { allowed: true });
    const run = createRunner(copy);
    const eraseSome = () => run(operations.eraseSome({ ids }));
    let count = 0;
    for (let batch = eraseSome(); ; batch = eraseSome()) {
      count += batch.count;
      if (batch.isLast) break;
    }
    copy.exec('PRAGMA journal_mode = DELETE');
    return count;
  } finally {
    copy.close();
  }
}

/** Rows per part. Rows with files are read one by one, because a file may have some megabytes. */
const rowsPerPart = 500;

function readTable(db: DatabaseSync, name: string): CopyTable {
  const columns = db.prepare('SELECT name, pk FROM pragma_table_info(?) ORDER BY cid').all(name);
  return {
    name,
    columns: columns.map((column) => String(column.name)),
    key: columns.filter(({ pk }) => pk !== 0).map((column) => String(column.name)),
  };
}

function* inParts(rows: Iterable<CopyRow>, size: number): Generator<CopyRow[]> {
  let part: CopyRow[] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < size) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** Opens the database at `path` to read all tables. No server may have it open. */
export function openSqliteCopy(path: string): CopySource {
  const db = new DatabaseSync(path, { readOnly: true });
  const names = db
    // The table of submissions comes first, because rows of other tables refer to its rows.
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name <> 'submissions', name")
    .all()
    .map(({ name }) => String(name));
  return {
    tables: names.map((name) => readTable(db, name)),
    parts({ name, columns }) {
      const rows = db.prepare(`SELECT ${columns.join(', ')} FROM ${name}`).iterate() as Iterable<
        Record<string, Value>
      >;
      return inParts(rows, columns.includes('bytes') ? 1 : rowsPerPart);
    },
    close: () => db.close(),
  };
}
