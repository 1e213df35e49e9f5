/** The embedded store: SQLite in one file. Only the thread of `sqlite-worker.ts` has a connection that writes. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { codeOf, makePrivateFile, makePrivateFolder } from '../lib/files.ts';
import { type Call, createStore } from './operations.ts';
import { about, databaseName, databasePath, transferables, verifyFile } from './sqlite-database.ts';
import { judgeLibrary } from './sqlite-library.ts';
import { type Store, StoreError } from './store.ts';

/** The database on which the thread of `sqlite-worker.ts` works. */
export type ThreadData = { path: string; mayUpgrade: boolean };

/** A message to the writer thread. The result of a call has the same `id`. */
export type WriterCall = Call & { id: number };
export type CallResult =
  | { id: number; value: unknown }
  | { id: number; error: string; code?: string | undefined };

async function startWriter(path: string, mayUpgrade: boolean, onFailure: (error: Error) => void) {
  const workerData: ThreadData = { path, mayUpgrade };
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData });
  const callers = new Map<number, PromiseWithResolvers<unknown>>();
  const opened = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let lastId = 0;
  let isOpen = false;
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
      if ('error' in result) caller?.reject(new StoreError(`${path}: ${result.error}`, result.code));
      else caller?.resolve(result.value);
    }
  });
  worker.on('error', (error: Error) => {
    stop(new StoreError(error.message));
    if (isOpen) onFailure(error);
  });
  worker.on('exit', () => stop(new StoreError('The store is closed.')));
  await opened.promise;
  isOpen = true;

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

const checkProgram = fileURLToPath(new URL('sqlite-check.ts', import.meta.url));

/** Checks the structure of a file in a process of its own, which ends on `abort`. Resolves with the first fault. */
async function quickCheck(path: string, abort: AbortSignal): Promise<string | undefined> {
  const options = { signal: abort, killSignal: 'SIGKILL' } as const;
  const { stdout } = await promisify(execFile)(process.execPath, [checkProgram, path], options);
  return stdout === '' ? undefined : stdout;
}

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
  judgeLibrary();
  const path = databasePath(dataDir);
  makePrivateFolder(dataDir, databaseName);
  makePrivateFile(path);
  // The files may exist after a crash. SQLite gives new log files the permissions of the database.
  for (const file of [`${path}-wal`, `${path}-shm`]) if (existsSync(file)) makePrivateFile(file);
  const writer = await startWriter(path, mayUpgrade, onFailure);
  return {
    ...createStore(
      (call) => writer.run(call),
      () => pause(batchPause),
    ),
    // The check uses a separate connection, so that no visitor waits.
    verify: async () => about(path, () => verifyFile(path)),
    quickCheck: (abort) => quickCheck(path, abort),
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
