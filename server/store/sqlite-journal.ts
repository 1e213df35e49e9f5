/** Turns on the write-ahead log of SQLite, also if two programs open a new file at the same time. */
import type { DatabaseSync } from 'node:sqlite';

/** The code of SQLite for a file that another connection has locked. */
const busyCode = 5;

/** The maximum milliseconds to wait until another program has opened the new file. */
const patience = 5000;

/**
 * Turns on the write-ahead log. If two programs open a new file at the same time, SQLite refuses the second program and
 * ignores `busy_timeout`, so this function waits instead.
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
