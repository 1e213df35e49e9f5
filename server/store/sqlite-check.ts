/** Finds damage in a database file, and says which data of a damaged file can still be read. */
import { DatabaseSync } from 'node:sqlite';
import { Worker, parentPort, workerData } from 'node:worker_threads';
import type { Verdict } from './submission.ts';

/** Returns whether a message of SQLite means that the file is damaged, and not only busy or missing. */
export const isDamage = (message: string): boolean => /malformed|not a database/i.test(message);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the first fault; undefined if there is none. */
function firstFault(path: string): string | undefined {
  try {
    using db = new DatabaseSync(path, { readOnly: true });
    const result = String(db.prepare('PRAGMA quick_check(1)').get()?.quick_check);
    return result === 'ok' ? undefined : result;
  } catch (error) {
    const message = messageOf(error);
    if (isDamage(message)) return message;
    throw error;
  }
}

type ThreadData = { checkedPath: string };

/** Checks the structure of a file in a separate thread, so that no visitor waits. Resolves with the first fault. */
export function quickCheck(path: string): Promise<string | undefined> {
  const checked = Promise.withResolvers<string | undefined>();
  const data: ThreadData = { checkedPath: path };
  const thread = new Worker(new URL(import.meta.url), { workerData: data });
  thread.once('message', ([fault]: [string | undefined]) => checked.resolve(fault));
  thread.once('error', checked.reject);
  return checked.promise;
}

/** Counts the rows of a table that can be read, from its beginning to the first damaged page. */
function readableRows(db: DatabaseSync, table: string, column: string): number {
  let count = 0;
  try {
    for (const _ of db.prepare(`SELECT ${column} FROM ${table} ORDER BY rowid`).iterate()) count += 1;
  } catch {
    // The rest of the table cannot be read in this way.
  }
  return count;
}

/** Returns a verdict on a damaged file: which data can be read, and what to do. `message` is the error of SQLite. */
export function describeDamage(path: string, message: string): Verdict {
  using db = new DatabaseSync(path, { readOnly: true });
  const submissions = readableRows(db, 'submissions', 'fields');
  const files = readableRows(db, 'attachments', 'bytes');
  return {
    submissions,
    files,
    faults: [
      `the database is damaged (${message}); the counts above are of what can be read in order`,
      `what to do: stop the server, copy ${path} and the files beside it to a safe place, and save what can be read: sqlite3 ${path} .recover | sqlite3 recovered.db`,
      'then move the damaged files away and put back recovered.db, or the last backup, with: inbox restore FILE',
    ],
  };
}

const isThread = (data: unknown): data is ThreadData =>
  typeof data === 'object' && data !== null && 'checkedPath' in data;
if (parentPort && isThread(workerData)) parentPort.postMessage([firstFault(workerData.checkedPath)]);
