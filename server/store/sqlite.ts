/** Prepares a SQLite connection for durable writes, and runs operations with group commit. */
import type { Verdict } from './delivery.ts';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Result, type Script, type Statement, begin, noResult, sqlite } from './dialect.ts';
import { type Operations, operations } from './operations.ts';
import { type Upgrade, earlierVersion, schemaSteps } from './schema.ts';
import { text } from './rows.ts';
import { StoreError } from './store.ts';

/** Names of SQLite's result codes that help an operator: https://www.sqlite.org/rescode.html */
const faultNames: Readonly<Record<number, string>> = {
  5: 'BUSY',
  7: 'NOMEM',
  8: 'READONLY',
  10: 'IOERR',
  11: 'CORRUPT',
  13: 'FULL',
  14: 'CANTOPEN',
  19: 'CONSTRAINT',
  26: 'NOTADB',
};

/** The name or number of a SQLite error; undefined for other errors. */
function faultCode(error: unknown): string | undefined {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined;
  // The low byte is the primary code; the higher bytes add details.
  return faultNames[error.errcode & 0xff] ?? String(error.errcode);
}

/**
 * Runs `step`. An error of SQLite becomes a {@link StoreError} that begins with `subject`, such as the path; other errors
 * are not changed.
 */
export function about<T>(subject: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    const code = faultCode(error);
    throw code === undefined ? error : new StoreError(`${subject}: ${(error as Error).message}`, code);
  }
}

const allSteps = schemaSteps(sqlite);

/**
 * Prepares a connection for durable writes and upgrades the tables; `user_version` counts the steps. Throws for a
 * database of a newer version, and for one of an earlier version if no upgrade is allowed.
 */
export function prepareDatabase(db: DatabaseSync, { allowed, steps = allSteps }: Upgrade): void {
  // The operator's command and the server open the same file, and wait for each other.
  db.exec('PRAGMA busy_timeout = 5000');
  // FULL: a commit returns after the log is flushed to disk, so that no accepted message is lost.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  // In pages. With the default of 4 MiB nearly every file would copy the log into the database.
  db.exec('PRAGMA wal_autocheckpoint = 8000');
  // Overwrites deleted text in free pages.
  db.exec('PRAGMA secure_delete = ON');
  db.exec('BEGIN IMMEDIATE');
  try {
    const taken = Number(db.prepare('PRAGMA user_version').get()?.user_version);
    if (taken > steps.length)
      throw new Error(
        `The database was written by a newer version (${taken}); this one knows ${steps.length}.`,
      );
    if (taken < steps.length && !allowed) throw new Error(earlierVersion);
    for (const step of steps.slice(taken)) db.exec(step);
    // Writing an unchanged number would flush the disk at every start.
    if (taken < steps.length) db.exec(`PRAGMA user_version = ${steps.length}`);
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

/** Runs scripts on a connection. The caller begins and commits the transaction. */
export type Runner = <T>(script: Script<T>) => T;

/** Makes a runner that prepares each statement once. */
export function createRunner(db: DatabaseSync): Runner {
  const prepared = new Map<string, { statement: StatementSync; hasRows: boolean }>();

  function prepare(query: string) {
    const statement = db.prepare(sqlite.translate(query));
    const entry = { statement, hasRows: statement.columns().length > 0 };
    prepared.set(query, entry);
    return entry;
  }
  function execute({ text: query, values }: Statement): Result {
    const { statement, hasRows } = prepared.get(query) ?? prepare(query);
    if (!hasRows) return { rows: [], count: Number(statement.run(...values).changes) };
    const rows = statement.all(...values);
    return { rows, count: rows.length };
  }
  return (script) => {
    let step = script.next();
    while (!step.done) step = script.next(step.value === begin ? noResult : execute(step.value));
    return step.value;
  };
}

/** Start data of the writer thread: the database's path, and whether its tables may be upgraded. */
export type WriterData = { path: string; mayUpgrade: boolean };

/** A call of an operation; its result has the same `id`. */
export type Call = { id: number; name: keyof Operations; args: readonly unknown[] };
export type CallResult =
  | { id: number; value: unknown }
  | { id: number; error: string; code?: string | undefined };

function filesIn(value: unknown): Uint8Array[] {
  if (value instanceof Uint8Array) return [value];
  const file =
    typeof value === 'object' && value !== null && 'attachment' in value ? value.attachment : undefined;
  const bytes = typeof file === 'object' && file !== null && 'bytes' in file ? file.bytes : undefined;
  return bytes instanceof Uint8Array ? [bytes] : [];
}

/**
 * Buffers of files among arguments or results, for `postMessage` to transfer instead of copy; the sender cannot read
 * them any more. A file that shares its buffer is copied.
 */
export function transferables(values: readonly unknown[]): ArrayBuffer[] {
  return values
    .flatMap(filesIn)
    .flatMap(({ buffer, byteLength }) =>
      buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
    );
}

const refusal = (id: number, error: unknown): CallResult => ({
  id,
  error: error instanceof Error ? error.message : String(error),
  // An error loses its extra properties between threads.
  code: faultCode(error),
});

function runCall(run: Runner, { id, name, args }: Call): CallResult {
  const operation = operations[name] as (...values: readonly unknown[]) => Script<unknown>;
  return { id, value: run(operation(...args)) };
}

/** Rolls a transaction back. This may fail on a broken disk; it is repeated before the next transaction. */
function undo(db: DatabaseSync): void {
  try {
    if (db.isTransaction) db.exec('ROLLBACK');
  } catch {
    // The caller reports the first error.
  }
}

/** Runs `work` in a transaction. If the work or the commit fails, rolls back and throws. */
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

/** A call of a batch failed; its `cause` says why. */
class CallError extends Error {}

/** Throws a {@link CallError} for the first call that fails. */
function runTogether(run: Runner, calls: readonly Call[]): CallResult[] {
  return calls.map((call) => {
    try {
      return runCall(run, call);
    } catch (cause) {
      throw new CallError('A call failed.', { cause });
    }
  });
}

/** Undoes only this call if it fails. Throws if SQLite rolled back the whole transaction, as on a full disk. */
function runSeparately(db: DatabaseSync, run: Runner, call: Call): CallResult {
  db.exec('SAVEPOINT one');
  let result: CallResult;
  try {
    result = runCall(run, call);
  } catch (error) {
    if (!db.isTransaction) throw error;
    db.exec('ROLLBACK TO one');
    result = refusal(call.id, error);
  }
  db.exec('RELEASE one');
  return result;
}

/**
 * Group commit: runs calls in order and flushes them to disk with one commit. Only a failed call is undone; a failed
 * commit refuses all calls. Returns after the commit.
 */
export function runBatch(db: DatabaseSync, run: Runner, calls: readonly Call[]): CallResult[] {
  const refuseAll = (error: unknown): CallResult[] => calls.map(({ id }) => refusal(id, error));
  try {
    // Savepoints make SQLite write an extra file and calls rarely fail, so the first try has no savepoints.
    return inTransaction(db, () => runTogether(run, calls));
  } catch (error) {
    if (!(error instanceof CallError)) return refuseAll(error);
    if (calls.length === 1) return refuseAll(error.cause);
  }
  try {
    // The transaction was rolled back, so every call runs again.
    return inTransaction(db, () => calls.map((call) => runSeparately(db, run, call)));
  } catch (error) {
    return refuseAll(error);
  }
}

/** Faults that SQLite finds: damaged pages, incomplete indexes, references to missing rows. */
function databaseFaults(db: DatabaseSync): string[] {
  const damages = db
    .prepare('PRAGMA integrity_check')
    .all()
    .map((row) => text(row, 'integrity_check'))
    .filter((result) => result !== 'ok');
  const broken = db.prepare('PRAGMA foreign_key_check').all();
  return [
    ...damages,
    ...broken.map((row) => `a row of ${text(row, 'table')} belongs to none of ${text(row, 'parent')}`),
  ];
}

/** Checks a database and reads every byte. Does not block writers. */
export function verifyFile(path: string): Verdict {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    // All checks read the same snapshot.
    db.exec('BEGIN');
    const ownFaults = databaseFaults(db);
    const { faults, ...counts } = createRunner(db)(operations.verify());
    return { ...counts, faults: [...ownFaults, ...faults] };
  } finally {
    db.close();
  }
}
