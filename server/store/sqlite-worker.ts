/**
 * The thread of the embedded store, the only one with a connection that writes. Because of this thread, a disk flush does
 * not block requests.
 */
import { statSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import type { DatabaseSync } from 'node:sqlite';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { codeOf } from '../lib/files.ts';
import { scriptOf } from './operations.ts';
import {
  type Runner,
  busyTimeout,
  createRunner,
  faultCode,
  prepareDatabase,
  transferables,
} from './sqlite-database.ts';
import { openDatabase } from './sqlite-library.ts';
import type { CallResult, ThreadData, WriterCall } from './sqlite-store.ts';
import type { Batch } from './upkeep-operations.ts';

/** Rolls a transaction back. If that fails on a broken disk, the next batch rolls back again before its own. */
function undo(db: DatabaseSync): void {
  try {
    if (db.isTransaction) db.exec('ROLLBACK');
  } catch {
    // If the rollback fails too, the caller still reports the first error.
  }
}

/**
 * Runs calls in order, and flushes all of them to disk with one commit. If a call fails, each call runs in its own
 * transaction, so that only the failed call is undone. If the commit fails, all calls are refused.
 */
export function runBatch(db: DatabaseSync, run: Runner, calls: readonly WriterCall[]): CallResult[] {
  let isCall = false;
  undo(db);
  try {
    db.exec('BEGIN IMMEDIATE');
    isCall = true;
    const results = calls.map((call) => ({ id: call.id, value: run(scriptOf(call)) }));
    isCall = false;
    db.exec('COMMIT');
    return results;
  } catch (error) {
    undo(db);
    if (isCall && calls.length > 1) return calls.flatMap((call) => runBatch(db, run, [call]));
    const message = error instanceof Error ? error.message : String(error);
    // An error loses its own properties when it is sent to another thread, so the code is a separate value.
    return calls.map(({ id }) => ({ id, error: message, code: faultCode(error) }));
  }
}

/**
 * Makes a function that checks the files of the database. If a file is missing or replaced, the function returns the
 * system's error code. SQLite would continue to write to a moved or deleted file, and the next start would lose the
 * written data.
 */
function watchFiles(path: string): () => string | undefined {
  // SQLite makes the log file at the first read of a connection, so the file exists at this point.
  const files = [path, `${path}-wal`].map((file) => ({ file, inode: statSync(file).ino }));
  return () => {
    try {
      return files.every(({ file, inode }) => statSync(file).ino === inode) ? undefined : 'ENOENT';
    } catch (error) {
      return codeOf(error);
    }
  };
}

/**
 * Removes deleted text from the write-ahead log. If another connection is reading the file, a later checkpoint empties
 * the log. This one does not wait for the reader, because visitors' messages would wait too. The same holds if the
 * checkpoint fails: a fault of the disk also fails the next commit, which tells of it.
 */
function emptyLog(db: DatabaseSync): void {
  db.exec('PRAGMA busy_timeout = 0');
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // See above.
  }
  db.exec(`PRAGMA busy_timeout = ${busyTimeout}`);
}

function write(port: MessagePort, path: string, mayUpgrade: boolean): void {
  const db = openDatabase(path);
  prepareDatabase(db, mayUpgrade);
  const run = createRunner(db);
  const absence = watchFiles(path);

  /** Runs the calls. If a file of the database is missing or replaced, refuses the calls until the file is back. */
  function runOnFiles(calls: readonly WriterCall[]): CallResult[] {
    const code = absence();
    if (code === undefined) return runBatch(db, run, calls);
    return calls.map(({ id }) => ({ id, error: 'The database is not where it was.', code }));
  }
  port.on('message', (first: WriterCall | 'close') => {
    // Calls that arrived during the last flush share this commit.
    const calls: WriterCall[] = [];
    let message: WriterCall | 'close' | undefined = first;
    while (message !== undefined && message !== 'close') {
      calls.push(message);
      message = receiveMessageOnPort(port)?.message;
    }
    if (calls.length > 0) {
      const results = runOnFiles(calls);
      const values = results.map((result) => ('value' in result ? result.value : undefined));
      if (values.some((value) => (value as Partial<Batch> | undefined)?.isLast === true)) emptyLog(db);
      port.postMessage(results, transferables(values));
    }
    if (message === 'close') {
      db.close();
      port.close();
    }
  });
  port.postMessage([]);
  // The cache of this thread's code is written now. A server that is killed later would not write it.
  flushCompileCache();
}

// Tests import this file outside of a thread, so `parentPort` may be missing.
if (parentPort) {
  const data = workerData as ThreadData;
  write(parentPort, data.path, data.mayUpgrade);
}
