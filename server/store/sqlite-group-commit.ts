/** Runs whatever waits together in one transaction: many submissions, one flush to disk. */
import type { DatabaseSync } from 'node:sqlite';
import { faultCode } from './sqlite-faults.ts';
import type { Operations } from './sqlite-operations.ts';

/** Start data of the writer thread: the database's path, and whether its tables may be upgraded. */
export type WriterData = { path: string; mayUpgrade: boolean };

/** A call of one operation, and what came of it. `id` pairs the two across the thread boundary. */
export type Call = { id: number; name: keyof Operations; args: unknown[] };
export type CallResult =
  | { id: number; value: unknown }
  | { id: number; error: string; code?: string | undefined };

/** Rolls a transaction back. If the disk fails, this may fail too: it is tried again before the next transaction. */
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

/** Runs `work` in a transaction of its own. Throws when the work or the commit fails, and keeps nothing then. */
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
 * failed commit refuses them all. Results are returned only after the commit, when they are safely on the disk.
 */
export function runBatch(db: DatabaseSync, operations: Operations, calls: readonly Call[]): CallResult[] {
  const refuseAll = (error: unknown): CallResult[] => calls.map(({ id }) => refusal(id, error));
  try {
    // A call rarely fails, and a savepoint for each makes SQLite write pages to an extra file: first try without.
    return inTransaction(db, () => runTogether(operations, calls));
  } catch (error) {
    if (!(error instanceof CallError)) return refuseAll(error);
    if (calls.length === 1) return refuseAll(error.cause);
  }
  try {
    // The transaction was rolled back, so every call is done again.
    return inTransaction(db, () => calls.map((call) => runApart(db, operations, call)));
  } catch (error) {
    return refuseAll(error);
  }
}
