/** The embedded store: SQLite in one file. Only the thread of `sqlite-worker.ts` has a connection that writes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { codeOf, makePrivateFile, makePrivateFolder } from '../lib/files.ts';
import { type Result, type Script, type Statement, startTransaction, noResult, sqlite } from './dialect.ts';
import { type Call, createStore } from './operations.ts';
import { text } from './rows.ts';
import { describeDamage, isDamage, quickCheck } from './sqlite-check.ts';
import { enableWriteAheadLog } from './sqlite-journal.ts';
import { earlierVersion, schemaSteps } from './schema.ts';
import { type Store, StoreError } from './store.ts';
import type { NewSubmission, Verdict } from './submission.ts';
import { upkeepOperations } from './upkeep-operations.ts';

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
 * finished its transaction.
 */
export const busyTimeout = 5000;

/** Prepares a connection for durable writes, and upgrades the tables. `user_version` counts the finished steps. */
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
    const taken = Number(db.prepare('PRAGMA user_version').get()?.user_version);
    if (taken > steps.length)
      throw new Error(
        `The database was written by a newer version (${taken}); this one knows ${steps.length}.`,
      );
    if (taken < steps.length && !mayUpgrade) throw new Error(earlierVersion);
    for (const step of steps.slice(taken)) db.exec(step);
    // Writing an unchanged number would flush the disk at every start.
    if (taken < steps.length) db.exec(`PRAGMA user_version = ${steps.length}`);
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

export function verifyFile(path: string): Verdict {
  using db = new DatabaseSync(path, { readOnly: true });
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
}

function verifyOrDescribe(path: string): Verdict {
  try {
    return verifyFile(path);
  } catch (error) {
    if (!(error instanceof Error && isDamage(error.message))) throw error;
    return describeDamage(path, error.message);
  }
}

export type WriterData = { path: string; mayUpgrade: boolean };

/** A message to the writer thread. The result of a call has the same `id`. */
export type WriterCall = Call & { id: number };
export type CallResult =
  | { id: number; value: unknown }
  | { id: number; error: string; code?: string | undefined };

/**
 * Returns the buffers that `postMessage` transfers to the other thread. After that, the sender cannot read these
 * buffers. Shared buffers are copied instead.
 */
export const transferables = (values: readonly unknown[]): ArrayBuffer[] =>
  values.flatMap((value) => {
    const bytes = (value as Partial<NewSubmission> | undefined)?.attachment?.bytes ?? value;
    if (!(bytes instanceof Uint8Array && bytes.buffer instanceof ArrayBuffer)) return [];
    return bytes.buffer.byteLength === bytes.byteLength ? [bytes.buffer] : [];
  });

async function startWriter(data: WriterData, onFailure: (error: Error) => void) {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: data });
  const callers = new Map<number, PromiseWithResolvers<unknown>>();
  const opened = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let lastId = 0;
  let isClosing = false;
  let gone: StoreError | undefined;

  function stop(error: StoreError): void {
    gone ??= error;
    for (const { reject } of [opened, ...callers.values()]) reject(gone);
    callers.clear();
    ended.resolve();
  }
  worker.on('message', (results: unknown) => {
    // Under `node --watch`, Node also reports loaded modules on this port. Such a message is not an array.
    if (!Array.isArray(results)) return;
    opened.resolve();
    for (const result of results as CallResult[]) {
      const caller = callers.get(result.id);
      callers.delete(result.id);
      if ('error' in result) caller?.reject(new StoreError(`${data.path}: ${result.error}`, result.code));
      else caller?.resolve(result.value);
    }
  });
  worker.on('error', (error: Error) => {
    stop(new StoreError(error.message));
    onFailure(error);
  });
  worker.on('exit', () => stop(new StoreError('The store is closed.')));
  await opened.promise;

  return {
    async run({ name, args }: Call): Promise<unknown> {
      if (gone || isClosing) throw gone ?? new StoreError('The store is closing.');
      const caller = Promise.withResolvers<unknown>();
      lastId += 1;
      callers.set(lastId, caller);
      worker.postMessage({ id: lastId, name, args } satisfies WriterCall, transferables(args));
      return caller.promise;
    },
    close(): Promise<void> {
      if (!isClosing && !gone) worker.postMessage('close');
      isClosing = true;
      return ended.promise;
    },
  };
}

const databaseName = 'submissions.db';

export const databasePath = (dataDir: string): string => join(dataDir, databaseName);

/** Milliseconds between two batches of a deletion. During this time, other programs can write to the database. */
export const batchPause = 120;

/**
 * Opens the database in a folder, and makes a missing database. Rejects with a {@link StoreError} if the database
 * cannot be used. If the writer thread ends later, calls `onFailure`, and rejects every further call.
 */
export async function openSqliteStore(
  dataDir: string,
  onFailure: (error: Error) => void,
  mayUpgrade = true,
): Promise<Store> {
  const path = databasePath(dataDir);
  makePrivateFolder(dataDir, databaseName);
  makePrivateFile(path);
  // The files may exist after a crash. SQLite gives new log files the permissions of the database.
  for (const file of [`${path}-wal`, `${path}-shm`]) if (existsSync(file)) makePrivateFile(file);
  const writer = await startWriter({ path, mayUpgrade }, onFailure);
  return {
    ...createStore(
      (call) => writer.run(call),
      () => pause(batchPause),
    ),
    // The check uses a separate connection, so that no visitor waits.
    verify: async () => about(path, () => verifyOrDescribe(path)),
    quickCheck: () => quickCheck(path),
    close: () => writer.close(),
  };
}

/**
 * Locks a data folder, because two servers would deliver the same mail twice. If a server is killed, the operating
 * system releases the lock. Returns a function that unlocks the folder; undefined if another server has the lock.
 */
export function lockDataDir(dataDir: string): (() => void) | undefined {
  makePrivateFolder(dataDir, databaseName);
  const path = join(dataDir, 'server.lock');
  makePrivateFile(path);
  const lock = about(path, () => new DatabaseSync(path));
  try {
    about(path, () => lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE'));
  } catch (error) {
    lock.close();
    if (codeOf(error) === 'BUSY') return undefined;
    throw error;
  }
  return () => lock.close();
}
