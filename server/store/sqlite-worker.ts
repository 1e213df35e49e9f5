/** The thread that owns the only writing connection, so that no request waits in line with a disk flush. */
import { codeOf } from '../lib/files.ts';
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import {
  type Call,
  type CallResult,
  type WriterData,
  createRunner,
  prepareDatabase,
  runBatch,
  transferables,
} from './sqlite.ts';

const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread.');
const { path, mayUpgrade } = workerData as WriterData;
const db = new DatabaseSync(path);
prepareDatabase(db, { allowed: mayUpgrade });
const run = createRunner(db);

/** Asks the thread to close its connection and end. */
const closing = 'close';
let commits = 0;

/** The database and its log, which is there as soon as a connection has read, with their inodes. */
const files = [path, `${path}-wal`].map((file) => ({ file, inode: statSync(file).ino }));

/** Why a file is not found where it was, by the system's code; undefined where both are. */
function absence(): string | undefined {
  try {
    return files.every(({ file, inode }) => statSync(file).ino === inode) ? undefined : 'ENOENT';
  } catch (error) {
    return codeOf(error);
  }
}

/**
 * SQLite goes on writing to a database that was moved away or deleted, where nobody would find it after the next start,
 * or to such a log, which a crash would take along. Then nothing is done until both are back, or the server is started
 * anew: closing brings what is in the log into the database.
 */
function runOnFiles(batch: readonly Call[]): CallResult[] {
  const code = absence();
  if (code === undefined) return runBatch(db, run, batch);
  return batch.map(({ id }) => ({ id, error: 'The database is not where it was.', code }));
}

/** Whether a result is that of the last batch of a deletion. */
const endsDeletion = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'isLast' in value && value.isLast === true;

/** Deleted words must not live on in the write-ahead log. */
function emptyLog(): void {
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // Another connection reads the file just now; the log is emptied by a later checkpoint.
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
    const results = runOnFiles(batch);
    const values = results.map((result) => ('value' in result ? result.value : undefined));
    if (values.some(endsDeletion)) emptyLog();
    port.postMessage({ results, commits }, transferables(values));
  }
  if (message === closing) {
    db.close();
    port.close();
  }
});
port.postMessage({ results: [], commits });
