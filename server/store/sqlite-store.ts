/** The embedded store: SQLite in one file, with a writer thread and group commit. */
import { makePrivateFile, makePrivateFolder, codeOf } from '../lib/files.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { type Operations, createStore } from './operations.ts';
import { type Call, type CallResult, type WriterData, about, transferables, verifyFile } from './sqlite.ts';
import { type Store, StoreError } from './store.ts';

export type SqliteStore = Store & {
  /** Transactions committed so far. */
  commits: () => number;
};

const databaseName = 'submissions.db';

export function databasePath(dataDir: string): string {
  return join(dataDir, databaseName);
}

/** Makes the database and the log files of a crash readable only for their owner. */
function protectDatabase(dataDir: string): void {
  makePrivateFolder(dataDir, databaseName);
  const path = databasePath(dataDir);
  makePrivateFile(path);
  // SQLite gives new log files the permissions of the database.
  for (const file of [`${path}-wal`, `${path}-shm`]) if (existsSync(file)) makePrivateFile(file);
}

/** Message of the writer thread: the results of a batch. The first message is empty: the database is open. */
type BatchResult = { results: CallResult[]; commits: number };
// Under `node --watch` the thread also reports loaded modules on this port.
const isBatchResult = (message: object): message is BatchResult => 'results' in message;

type Caller = PromiseWithResolvers<unknown>;

/** The running writer. */
type Writer = {
  /** Runs an operation by its name. Rejects with a {@link StoreError}. */
  call: (name: keyof Operations, args: readonly unknown[]) => Promise<unknown>;
  /** Transactions committed so far. */
  commits: () => number;
  /** Ends the thread after it has answered all earlier calls. */
  close: () => Promise<void>;
};

/**
 * Starts the thread and resolves when the database is open. Rejects with a {@link StoreError} if it cannot be used. If
 * the thread dies later, `onFailure` is called and every further call rejects.
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
 * Milliseconds between two batches of a deletion. In a pause other programs can write: SQLite's busy handler retries
 * every tenth of a second. Calls of this store run between batches anyway.
 */
export const batchPause = 120;
const letOthersWrite = (): Promise<void> => pause(batchPause);

/**
 * Opens the database in a folder, and creates a missing one. Rejects with a {@link StoreError} if it cannot be used. If
 * the writer dies later, `onFailure` is called and every further call rejects. `mayUpgrade`: whether to upgrade the
 * tables of an earlier version.
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
    // A separate connection, so that no visitor waits.
    verify: async () => about(path, () => verifyFile(path)),
    commits,
    close,
  };
}

/**
 * Locks a data folder for one server: two servers would deliver the same mail twice. The operating system releases the
 * lock of a killed server. Returns how to unlock, or undefined if another server has the lock. Throws a
 * {@link StoreError} if the folder cannot be used.
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
