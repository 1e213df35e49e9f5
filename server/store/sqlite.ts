/** A connection to SQLite: prepared for durable writes, and running operations, many of them in one commit. */
import type { Verdict } from './delivery.ts';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Result, type Script, type Statement, begin, noResult, sqlite } from './dialect.ts';
import { type Operations, operations } from './operations.ts';
import { type Upgrade, earlierVersion, schemaSteps } from './schema.ts';
import { text } from './rows.ts';
import { StoreError } from './store.ts';

/** The names of SQLite's result codes that an operator can do something about: https://www.sqlite.org/rescode.html */
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

/** SQLite's name for an error, or its number; undefined for an error that is not its own. */
function faultCode(error: unknown): string | undefined {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined;
  // The low byte says what failed; those above it, where.
  return faultNames[error.errcode & 0xff] ?? String(error.errcode);
}

/**
 * Does something with a database. An error of SQLite becomes a {@link StoreError} that begins with `subject`, such as the
 * path; every other error stays as it is.
 */
export function about<T>(subject: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    const code = faultCode(error);
    throw code === undefined ? error : new StoreError(`${subject}: ${(error as Error).message}`, code);
  }
}

const steps = schemaSteps(sqlite);

/**
 * Sets a connection up for durable writes and brings the tables up to date; `user_version` counts the steps taken.
 * Throws for a database that a newer version of the server has changed, and for one of an earlier version when no
 * upgrade is allowed.
 */
export function prepareDatabase(db: DatabaseSync, { allowed, known = steps }: Upgrade): void {
  // The operator's command opens the same file beside the server; whoever comes second waits.
  db.exec('PRAGMA busy_timeout = 5000');
  // FULL: a commit returns only after the log is flushed to disk, so that no accepted message can be lost.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  // Files come by the megabyte: the default of 4 MiB would copy the log into the database at every one.
  db.exec('PRAGMA wal_autocheckpoint = 8000');
  // Erased words must not linger in free pages of the file.
  db.exec('PRAGMA secure_delete = ON');
  db.exec('BEGIN IMMEDIATE');
  try {
    const taken = Number(db.prepare('PRAGMA user_version').get()?.user_version);
    if (taken > known.length)
      throw new Error(
        `The database was written by a newer version (${taken}); this one knows ${known.length}.`,
      );
    if (taken < known.length && !allowed) throw new Error(earlierVersion);
    for (const step of known.slice(taken)) db.exec(step);
    // Writing the number again would flush the disk at every start of the operator's command.
    if (taken < known.length) db.exec(`PRAGMA user_version = ${known.length}`);
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

/** Runs scripts on a connection. Whoever calls it begins and commits the transaction. */
export type Runner = <T>(script: Script<T>) => T;

/** Makes a runner that prepares each statement once. */
export function createRunner(db: DatabaseSync): Runner {
  const prepared = new Map<string, { statement: StatementSync; hasRows: boolean }>();

  function prepare(query: string) {
    const statement = db.prepare(sqlite.translate(query));
    const known = { statement, hasRows: statement.columns().length > 0 };
    prepared.set(query, known);
    return known;
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

/** A call of one operation, and what came of it. `id` pairs the two across the thread boundary. */
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
 * The memory behind files that are arguments or results, as `postMessage` wants it: it is transferred instead of copied,
 * and the sender cannot read it any more. A file that shares its memory with something else is copied as usual.
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
  // An error loses what it has of its own between threads.
  code: faultCode(error),
});

function runCall(run: Runner, { id, name, args }: Call): CallResult {
  const operation = operations[name] as (...values: readonly unknown[]) => Script<unknown>;
  return { id, value: run(operation(...args)) };
}

/** Rolls a transaction back. If the disk fails, this may fail too: it is tried again before the next transaction. */
function undo(db: DatabaseSync): void {
  try {
    if (db.isTransaction) db.exec('ROLLBACK');
  } catch {
    // The error that led here is the one to tell.
  }
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

/** A call that fails is undone alone and the others stay. Throws where SQLite took all of them back, as on a full disk. */
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
 * Group commit: runs calls in order and commits them together, many submissions with one flush to disk. A call that
 * fails is undone alone and the others stay; a failed commit refuses them all. Results are returned only after the
 * commit, when they are safely on the disk.
 */
export function runBatch(db: DatabaseSync, run: Runner, calls: readonly Call[]): CallResult[] {
  const refuseAll = (error: unknown): CallResult[] => calls.map(({ id }) => refusal(id, error));
  try {
    // A call rarely fails, and a savepoint for each makes SQLite write pages to an extra file: first try without.
    return inTransaction(db, () => runTogether(run, calls));
  } catch (error) {
    if (!(error instanceof CallError)) return refuseAll(error);
    if (calls.length === 1) return refuseAll(error.cause);
  }
  try {
    // The transaction was rolled back, so every call is done again.
    return inTransaction(db, () => calls.map((call) => runSeparately(db, run, call)));
  } catch (error) {
    return refuseAll(error);
  }
}

/** Faults that SQLite itself finds: damaged pages, indexes without some rows, references to missing rows. */
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

/** Looks through a database and reads every byte. Others may be writing to it, and are not held up. */
export function verifyFile(path: string): Verdict {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    // One moment for all that is compared.
    db.exec('BEGIN');
    const found = databaseFaults(db);
    const { faults, ...counts } = createRunner(db)(operations.verify());
    return { ...counts, faults: [...found, ...faults] };
  } finally {
    db.close();
  }
}
