/** The thread that owns the only writing connection, so that no request waits in line with a disk flush. */
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { codeOf } from '../lib/files.ts';
import { type Call, type CallResult, type WriterData, runBatch } from './sqlite-group-commit.ts';
import { transferables } from './transfer.ts';
import { prepareDatabase } from './sqlite-schema.ts';
import { endsDeletion } from './sqlite-deletion.ts';
import { createOperations } from './sqlite-operations.ts';

const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread.');
const { path, mayUpgrade } = workerData as WriterData;
const db = new DatabaseSync(path);
prepareDatabase(db, { allowed: mayUpgrade });
const operations = createOperations(db);

/** Asks the thread to close its connection and end. */
const closing = 'close';
let commits = 0;

/** The database and its log, which is there as soon as a connection has read, with what they are to the system. */
const places = [path, `${path}-wal`].map((file) => ({ file, inode: statSync(file).ino }));

/** Why one of them is not found where it was, by the system's code; undefined where both are. */
function absence(): string | undefined {
  try {
    return places.every(({ file, inode }) => statSync(file).ino === inode) ? undefined : 'ENOENT';
  } catch (error) {
    return codeOf(error);
  }
}

/**
 * SQLite goes on writing to a database that was moved away or deleted, where nobody would find it after the next start,
 * or to such a log, which a crash would take along. Then nothing is done until both are back, or the server is started
 * anew: closing brings what is in the log into the database.
 */
function runInPlace(batch: Call[]): CallResult[] {
  const code = absence();
  if (code === undefined) return runBatch(db, operations, batch);
  return batch.map(({ id }) => ({ id, error: 'The database is not where it was.', code }));
}

/** Deleted words must not live on in the write-ahead log. */
function emptyLog(): void {
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // Somebody reads the file just now; the log is emptied by a later checkpoint.
  }
}

port.on('message', (first: Call | typeof closing) => {
  // Everything that arrived while the last commit was being flushed joins this one.
  const batch: Call[] = [];
  let message: Call | typeof closing | undefined = first;
  while (message !== undefined && message !== closing) {
    batch.push(message);
    message = receiveMessageOnPort(port)?.message;
  }
  if (batch.length > 0) {
    commits += 1;
    const results = runInPlace(batch);
    const values = results.map((result) => ('value' in result ? result.value : undefined));
    if (values.some(endsDeletion)) emptyLog();
    const files = transferables(values);
    port.postMessage({ results, commits }, files);
  }
  if (message === closing) {
    db.close();
    port.close();
  }
});
port.postMessage({ results: [], commits });
