/** The embedded store: SQLite in one file, written by a thread of its own with group commit. */
import { makePrivateFile, makePrivateFolder, codeOf } from '../lib/files.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { type Operations, createStore } from './operations.ts';
import { type Call, type CallResult, type WriterData, about, transferables, verifyFile } from './sqlite.ts';
import { type Store, StoreError } from './store.ts';

/** The store with what tests and metrics look at. */
export type SqliteStore = Store & {
  /** Transactions committed so far. */
  commits: () => number;
};

const databaseName = 'submissions.db';

/** Where the embedded database lies in a data folder. */
export function databasePath(dataDir: string): string {
  return join(dataDir, databaseName);
}

/** Makes the database's files, and those beside it that a crash has left, readable for their owner alone. */
function protectDatabase(dataDir: string): void {
  makePrivateFolder(dataDir, databaseName);
  const path = databasePath(dataDir);
  makePrivateFile(path);
  // SQLite gives new ones the rights of the database.
  for (const file of [`${path}-wal`, `${path}-shm`]) if (existsSync(file)) makePrivateFile(file);
}

/** Messages of the writer thread: that it is open, and later the results of a batch. */
type BatchResult = { results: CallResult[]; commits: number };
// Under `node --watch` the thread also reports, on the same port, the modules it loads.
const isBatchResult = (message: object): message is BatchResult => 'results' in message;

type Caller = PromiseWithResolvers<unknown>;

/** The running writer. */
type Writer = {
  /** Runs an operation by its name, and rejects with a {@link StoreError}. */
  call: (name: keyof Operations, args: readonly unknown[]) => Promise<unknown>;
  /** Transactions committed so far. */
  commits: () => number;
  /** Ends the thread once it has answered what was asked before. */
  close: () => Promise<void>;
};

/**
 * Starts the thread and resolves once the database is open. Rejects with a {@link StoreError} when it cannot
 * be used. `onFailure` hears of a thread that died later; every call rejects from then on.
 */
async function startWriter(data: WriterData, onFailure: (error: Error) => void): Promise<Writer> {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: data });
  const callers = new Map<number, Caller>();
  const opened = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let [commits, lastId, isClosing] = [0, 0, false];
  let gone: StoreError | undefined;

  function settle(result: CallResult): void {
    const caller = callers.get(result.id);
    callers.delete(result.id);
    if ('error' in result) caller?.reject(new StoreError(`${data.path}: ${result.error}`, result.code));
    else caller?.resolve(result.value);
  }
  function stop(error: StoreError): void {
    gone ??= error;
    opened.reject(gone);
    for (const caller of callers.values()) caller.reject(gone);
    callers.clear();
    ended.resolve();
  }
  worker.on('message', (message: object) => {
    if (!isBatchResult(message)) return;
    opened.resolve();
    commits = message.commits;
    for (const result of message.results) settle(result);
  });
  worker.on('error', (error: Error) => {
    stop(new StoreError(error.message));
    onFailure(error);
  });
  worker.on('exit', () => stop(new StoreError('The store is closed.')));
  await opened.promise;

  return {
    async call(name, args) {
      if (gone || isClosing) throw gone ?? new StoreError('The store is closing.');
      const caller = Promise.withResolvers<unknown>();
      lastId += 1;
      callers.set(lastId, caller);
      worker.postMessage({ id: lastId, name, args } satisfies Call, transferables(args));
      return caller.promise;
    },
    commits: () => commits,
    close() {
      // Messages arrive in order.
      if (!isClosing && !gone) worker.postMessage('close');
      isClosing = true;
      return ended.promise;
    },
  };
}

/**
 * Calls of this store are run between two batches by themselves. Another program, such as a server beside the
 * operator's command, looks every tenth of a second (SQLite's busy handler) whether it may write.
 */
export const batchPause = 120;
const letOthersWrite = (): Promise<void> => pause(batchPause);

/**
 * Opens (and creates) the database in a folder. Rejects with a `StoreError` when it cannot be used.
 * `onFailure` hears of a writer that died later; every call rejects from then on. `mayUpgrade`: whether the
 * tables of an earlier version are brought up to date.
 */
export async function openSqliteStore(
  dataDir: string,
  onFailure: (error: Error) => void,
  mayUpgrade = true,
): Promise<SqliteStore> {
  protectDatabase(dataDir);
  const path = databasePath(dataDir);
  const { call, commits, close } = await startWriter({ path, mayUpgrade }, onFailure);
  return {
    ...createStore(call, letOthersWrite),
    // On a connection of its own, so that no visitor waits.
    verify: async () => about(path, () => verifyFile(path)),
    commits,
    close,
  };
}

/**
 * Makes sure that one server alone works on a data folder: two would deliver the same mail twice. The lock
 * is the system's own on a file beside the database, so that a killed server leaves none behind. Returns
 * how to give it back, or undefined when another server holds it. Throws a `StoreError` for a folder that
 * cannot be used.
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
