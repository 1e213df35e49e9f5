/** A connection to the embedded database: how it is prepared, runs operations, and finds damage in the file. */
import { join } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Result, type Script, type Statement, startTransaction, noResult, sqlite } from './dialect.ts';
import { text } from './rows.ts';
import { earlierVersion, fingerprintOf, laterVersion, schemaSteps, testVersion } from './schema.ts';
import { openDatabase } from './sqlite-library.ts';
import { StoreError } from './store.ts';
import type { NewSubmission, Verdict } from './submission.ts';
import { upkeepOperations } from './upkeep-operations.ts';

export const databaseName = 'submissions.db';

export const databasePath = (dataDir: string): string => join(dataDir, databaseName);

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

export function faultCode(error: unknown): string | undefined {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined;
  // The low byte is the primary code; the higher bytes add details.
  return faultNames[error.errcode & 0xff] ?? String(error.errcode);
}

/** Runs `step`. Turns an error of SQLite into a {@link StoreError} that begins with `subject`, such as the path. */
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
 * The operator's command and the server open the same file. Each waits this long, in milliseconds, until the other has
 * finished its transaction, or has opened a new file.
 */
export const busyTimeout = 5000;

/**
 * Turns on the write-ahead log. If two programs open a new file at the same time, SQLite refuses the second program and
 * ignores `busy_timeout`, so this function waits instead.
 */
export function enableWriteAheadLog(db: Pick<DatabaseSync, 'exec'>): void {
  const end = Date.now() + busyTimeout;
  for (;;) {
    try {
      db.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (faultCode(error) !== 'BUSY' || Date.now() >= end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

/** The number that SQLite keeps for the program which owns a file: the beginning of a fingerprint. */
const applicationId = (steps: readonly string[]): number =>
  Number.parseInt(fingerprintOf(steps).slice(0, 8), 16) | 0;

const pragma = (db: DatabaseSync, name: string): number => Number(db.prepare(`PRAGMA ${name}`).get()?.[name]);

/**
 * Prepares a connection for durable writes, and upgrades the tables. `user_version` counts the finished steps, and
 * `application_id` identifies them. Throws a {@link StoreError} for tables that this version does not know.
 */
export function prepareDatabase(db: DatabaseSync, mayUpgrade: boolean, steps = allSteps): void {
  db.exec(`PRAGMA busy_timeout = ${busyTimeout}`);
  // FULL means that a commit returns after the log is flushed to disk. So no accepted message is lost.
  enableWriteAheadLog(db);
  db.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  // The default is 1,000 pages: nearly every uploaded file would then make SQLite copy the log into the database.
  // `secure_delete` overwrites deleted text in free pages.
  db.exec('PRAGMA wal_autocheckpoint = 8000; PRAGMA secure_delete = ON');
  db.exec('BEGIN IMMEDIATE');
  try {
    const taken = pragma(db, 'user_version');
    if (taken > steps.length) throw new StoreError(laterVersion);
    if (taken > 0 && pragma(db, 'application_id') !== applicationId(steps.slice(0, taken)))
      throw new StoreError(testVersion);
    if (taken < steps.length && !mayUpgrade) throw new StoreError(earlierVersion);
    for (const step of steps.slice(taken)) db.exec(step);
    // Writing unchanged numbers would flush the disk at every start.
    if (taken < steps.length)
      db.exec(`PRAGMA user_version = ${steps.length}; PRAGMA application_id = ${applicationId(steps)}`);
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

export type Runner = <T>(script: Script<T>) => T;

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
    while (!step.done) step = script.next(step.value === startTransaction ? noResult : execute(step.value));
    return step.value;
  };
}

/** The buffers that `postMessage` transfers, after which the sender cannot read them. Shared ones are copied. */
export const transferables = (values: readonly unknown[]): ArrayBuffer[] =>
  values.flatMap((value) => {
    const bytes = (value as Partial<NewSubmission> | undefined)?.attachment?.bytes ?? value;
    if (!(bytes instanceof Uint8Array && bytes.buffer instanceof ArrayBuffer)) return [];
    return bytes.buffer.byteLength === bytes.byteLength ? [bytes.buffer] : [];
  });

/** Returns whether an error of SQLite means that the file is damaged, and not only busy or missing. */
const isDamage = (error: unknown): error is Error =>
  error instanceof Error && /malformed|not a database/i.test(error.message);

/** Returns the first fault in the structure of a file; undefined if there is none. */
export function firstFault(path: string): string | undefined {
  try {
    using db = openDatabase(path, { readOnly: true });
    const result = String(db.prepare('PRAGMA quick_check(1)').get()?.quick_check);
    return result === 'ok' ? undefined : result;
  } catch (error) {
    if (isDamage(error)) return error.message;
    throw error;
  }
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
function describeDamage(path: string, message: string): Verdict {
  using db = openDatabase(path, { readOnly: true });
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

/** Checks the whole file. If it is damaged, the faults say which data can be read. */
export function verifyFile(path: string): Verdict {
  try {
    using db = openDatabase(path, { readOnly: true });
    // In this transaction, all checks read the same snapshot.
    db.exec('BEGIN');
    const checks = db.prepare('PRAGMA integrity_check').all();
    const damages = checks.map((row) => text(row, 'integrity_check')).filter((result) => result !== 'ok');
    const orphans = db.prepare('PRAGMA foreign_key_check').all();
    const { faults, ...counts } = createRunner(db)(upkeepOperations.verify());
    const ofOrphans = orphans.map(
      (row) => `a row of ${text(row, 'table')} belongs to none of ${text(row, 'parent')}`,
    );
    return { ...counts, faults: [...damages, ...ofOrphans, ...faults] };
  } catch (error) {
    if (!isDamage(error)) throw error;
    return describeDamage(path, error.message);
  }
}
