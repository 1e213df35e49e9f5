/** The thread with the only writing connection, so that a disk flush does not block requests. */
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { codeOf } from '../lib/files.ts';
import { scriptOf } from './operations.ts';
import {
  type CallResult,
  type Runner,
  type WriterCall,
  type WriterData,
  createRunner,
  faultCode,
  prepareDatabase,
  transferables,
} from './sqlite-store.ts';
import type { Batch } from './upkeep-operations.ts';

/** Rolls a transaction back. This may fail on a broken disk; it is repeated before the next transaction. */
function undo(db: DatabaseSync): void {
  try {
    if (db.isTransaction) db.exec('ROLLBACK');
  } catch {
    // The caller reports the first error.
  }
}

/**
 * Group commit: runs calls in order and flushes them to disk with one commit. If a call fails, each call runs in a
 * transaction of its own, so that only the failed call is undone. A failed commit refuses all calls.
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
    // An error loses its extra properties between threads.
    return calls.map(({ id }) => ({ id, error: message, code: faultCode(error) }));
  }
}

/**
 * Returns the system's code if a file of the database is missing or replaced: SQLite goes on writing to a file that was
 * moved or deleted, and the next start would lose that data.
 */
function watchFiles(path: string): () => string | undefined {
  // The log exists once a connection has read.
  const files = [path, `${path}-wal`].map((file) => ({ file, inode: statSync(file).ino }));
  return () => {
    try {
      return files.every(({ file, inode }) => statSync(file).ino === inode) ? undefined : 'ENOENT';
    } catch (error) {
      return codeOf(error);
    }
  };
}

/** Removes deleted text from the write-ahead log. */
function emptyLog(db: DatabaseSync): void {
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // Another connection is reading the file; a later checkpoint empties the log.
  }
}

function serve(port: MessagePort, { path, mayUpgrade }: WriterData): void {
  const db = new DatabaseSync(path);
  prepareDatabase(db, mayUpgrade);
  const run = createRunner(db);
  const absence = watchFiles(path);

  /** Refuses every call until the files are back; closing copies the log into the database. */
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
}

// Tests import this file without a thread.
if (parentPort) serve(parentPort, workerData as WriterData);
