/** Runs whatever waits together in one transaction: many submissions, one flush to disk. */
import type { DatabaseSync } from 'node:sqlite';
import { faultCode } from '../sqlite-faults.ts';
import type { Operations } from '../sqlite-operations.ts';

/** What the writer thread starts with: the database's path, and whether its tables may be brought up to date. */
export type WriterData = { path: string; mayUpgrade: boolean };

/** A call of one operation, and what came of it. `id` pairs the two across the thread boundary. */
export type Call = { id: number; name: keyof Operations; args: unknown[] };
export type CallResult =
  | { id: number; value: unknown }
  | { id: number; error: string; code?: string | undefined };

/** Takes a transaction back. On a disk that fails even this may fail: then it is tried again before the next one. */
function undo(db: DatabaseSync): void {
  try {
    if (db.isTransaction) db.exec('ROLLBACK');
  } catch {
    // The error that led here is the one to tell.
  }
}

const refusal = (id: number, error: unknown): CallResult => ({
  id,
  error: error instanceof Error ? error.message : String(error),
  // An error loses what it has of its own between threads.
  code: faultCode(error),
});

/** A call of a batch failed; its `cause` says why. */
class CallError extends Error {}

function run(operations: Operations, { id, name, args }: Call): CallResult {
  const operation = operations[name] as (...values: unknown[]) => unknown;
  return { id, value: operation(...args) };
}

/** Throws a {@link CallError} for the first one that fails. */
function runTogether(operations: Operations, calls: readonly Call[]): CallResult[] {
  return calls.map((call) => {
    try {
      return run(operations, call);
    } catch (cause) {
      throw new CallError('A call failed.', { cause });
    }
  });
}

/** Does a piece of work in a transaction of its own. Throws when it fails, or its commit; nothing of it is kept then. */
function inTransaction(db: DatabaseSync, work: () => CallResult[]): CallResult[] {
  undo(db);
  try {
    db.exec('BEGIN IMMEDIATE');
    const results = work();
    db.exec('COMMIT');
    return results;
  } catch (error) {
    undo(db);
    throw error;
  }
}

/** A call that fails is undone alone and the others stay. Throws where SQLite took all of them back, as on a full disk. */
function runApart(db: DatabaseSync, operations: Operations, call: Call): CallResult {
  db.exec('SAVEPOINT one');
  let result: CallResult;
  try {
    result = run(operations, call);
  } catch (error) {
    if (!db.isTransaction) throw error;
    db.exec('ROLLBACK TO one');
    result = refusal(call.id, error);
  }
  db.exec('RELEASE one');
  return result;
}

/**
 * Runs calls in order and commits them together. A call that fails is undone alone and the others stay; a
 * commit that fails fails them all. Results are given only after the commit, so that a result is a promise kept.
 */
export function runBatch(db: DatabaseSync, operations: Operations, calls: readonly Call[]): CallResult[] {
  const refuseAll = (error: unknown): CallResult[] => calls.map(({ id }) => refusal(id, error));
  try {
    // Hardly ever does one fail, and to be ready to undo each alone has SQLite write pages to another file as well.
    return inTransaction(db, () => runTogether(operations, calls));
  } catch (error) {
    if (!(error instanceof CallError)) return refuseAll(error);
    if (calls.length === 1) return refuseAll(error.cause);
  }
  try {
    // Nothing of it was kept, so all of it is done again.
    return inTransaction(db, () => calls.map((call) => runApart(db, operations, call)));
  } catch (error) {
    return refuseAll(error);
  }
}
