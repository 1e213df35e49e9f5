/** The thread with the only writing connection, so that a disk flush does not block requests. */
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

/** Message that asks the thread to close its connection and end. */
const closing = 'close';
let commits = 0;

/** The database and its log with their inodes. The log exists once a connection has read. */
const files = [path, `${path}-wal`].map((file) => ({ file, inode: statSync(file).ino }));

/** The system's code if one of the files is missing or replaced. */
function absence(): string | undefined {
  try {
    return files.every(({ file, inode }) => statSync(file).ino === inode) ? undefined : 'ENOENT';
  } catch (error) {
    return codeOf(error);
  }
}

/**
 * SQLite goes on writing to a database or log that was moved or deleted, and the next start or a crash would lose that
 * data. So every call is refused until both files are back or the server is restarted; closing copies the log into the
 * database.
 */
function runOnFiles(batch: readonly Call[]): CallResult[] {
  const code = absence();
  if (code === undefined) return runBatch(db, run, batch);
  return batch.map(({ id }) => ({ id, error: 'The database is not where it was.', code }));
}

/** Whether a result is that of the last batch of a deletion. */
const endsDeletion = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'isLast' in value && value.isLast === true;

/** Removes deleted text from the write-ahead log. */
function emptyLog(): void {
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // Another connection is reading the file; a later checkpoint empties the log.
  }
}

port.on('message', (first: Call | typeof closing) => {
  // Calls that arrived during the last flush share this commit.
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
