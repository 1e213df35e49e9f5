/** Turns on the write-ahead log of SQLite, also when two programs open a new file at once. */
import type { DatabaseSync } from 'node:sqlite';

/** The code of SQLite for a file that another connection has locked. */
const busyCode = 5;

/** Milliseconds for which a program waits until another one has opened a new file. */
const patience = 5000;

/**
 * Turns the write-ahead log on. If two programs open a new file at once, SQLite refuses the second one without the wait of
 * `busy_timeout`, so this function waits instead.
 */
export function enableWriteAheadLog(db: Pick<DatabaseSync, 'exec'>): void {
  const end = Date.now() + patience;
  for (;;) {
    try {
      db.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if ((error as { errcode?: unknown }).errcode !== busyCode || Date.now() >= end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}
