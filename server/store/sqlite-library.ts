/** Opens databases of submissions, unless the loaded SQLite may damage them. */
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';
import { StoreError } from './store.ts';

/** The first sound patch of each line of releases that was repaired: https://sqlite.org/wal.html#walresetbug */
const repaired: Readonly<Record<number, number>> = { 44: 6, 50: 7, 51: 3 };

/**
 * Returns whether a version of SQLite may damage a database when two programs write to it: a commit at the same moment
 * as the end of a checkpoint may be lost. The server and the operator's command are two programs.
 */
export function mayDamage(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (major !== 3 || minor < 7 || minor > 51) return false;
  const sound = repaired[minor];
  return sound === undefined || patch < sound;
}

let isJudged = false;

/** Throws a {@link StoreError} if the loaded library is faulty. It may be another one than Node was built with. */
export function judgeLibrary(): void {
  if (isJudged) return;
  using db = new DatabaseSync(':memory:');
  const version = String(db.prepare('SELECT sqlite_version() AS version').get()?.version);
  if (mayDamage(version))
    throw new StoreError(
      `This Node (${process.versions.node}) has SQLite ${version}, which may damage the database when the server and an inbox command write at the same time (the WAL-reset bug of SQLite 3.7.0 to 3.51.2). Use Node 26, or Node 24 from 24.15 on, with SQLite 3.51.3 or newer.`,
    );
  isJudged = true;
}

export function openDatabase(path: string, options: DatabaseSyncOptions = {}): DatabaseSync {
  judgeLibrary();
  return new DatabaseSync(path, options);
}
