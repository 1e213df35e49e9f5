/** Runs whatever waits together in one transaction: many submissions, one flush to disk. */
import type { DatabaseSync } from 'node:sqlite';
import type { Operations } from '../sqlite-operations.ts';

/** What the writer thread starts with: the database's path, and whether its tables may be brought up to date. */
export type WriterData = { path: string; mayUpgrade: boolean };

/** A call of one operation, and what came of it. `id` pairs the two across the thread boundary. */
export type Call = { id: number; name: keyof Operations; args: unknown[] };
export type CallResult = { id: number; value: unknown } | { id: number; error: string };

/** Takes a transaction back. On a disk that fails even this may fail: then it is tried again before the next one. */
function undo(db: DatabaseSync): void {
  try {
    if (db.isTransaction) db.exec('ROLLBACK');
  } catch {
    // The error that led here is the one to tell.
  }
}

/**
 * Runs calls in order and commits them together. A call that fails is undone alone and the others stay; a
 * commit that fails fails them all. Results are given only after the commit, so that a result is a promise kept.
 */
export function runBatch(db: DatabaseSync, operations: Operations, calls: readonly Call[]): CallResult[] {
  const results: CallResult[] = [];
  const refusal = (id: number, error: unknown): CallResult => ({
    id,
    error: error instanceof Error ? error.message : String(error),
  });
  undo(db);
  try {
    db.exec('BEGIN IMMEDIATE');
    for (const { id, name, args } of calls) {
      db.exec('SAVEPOINT one');
      try {
        const operation = operations[name] as (...values: unknown[]) => unknown;
        results.push({ id, value: operation(...args) });
      } catch (error) {
        db.exec('ROLLBACK TO one');
        results.push(refusal(id, error));
      }
      db.exec('RELEASE one');
    }
    db.exec('COMMIT');
    return results;
  } catch (error) {
    undo(db);
    return calls.map(({ id }) => refusal(id, error));
  }
}
