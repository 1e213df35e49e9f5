/** The embedded store: SQLite in one file. Only the thread of `sqlite-worker.ts` has a connection that writes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { codeOf, makePrivateFile, makePrivateFolder } from '../lib/files.ts';
import { type Call, createStore } from './operations.ts';
import { about, databaseName, databasePath, transferables, verifyFile } from './sqlite-database.ts';
import { type Store, StoreError } from './store.ts';

/** The work of a thread of `sqlite-worker.ts` on a database. */
export type ThreadData = { path: string } & ({ work: 'write'; mayUpgrade: boolean } | { work: 'check' });

const startThread = (workerData: ThreadData): Worker =>
  new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData });

/** A message to the writer thread. The result of a call has the same `id`. */
export type WriterCall = Call & { id: number };
export type CallResult =
  | { id: number; value: unknown }
  | { id: number; error: string; code?: string | undefined };

async function startWriter(path: string, mayUpgrade: boolean, onFailure: (error: Error) => void) {
  const worker = startThread({ path, work: 'write', mayUpgrade });
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
      if ('error' in result) caller?.reject(new StoreError(`${path}: ${result.error}`, result.code));
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

/** Checks the structure of a file in a separate thread, so that no visitor waits. Resolves with the first fault. */
function quickCheck(path: string): Promise<string | undefined> {
  const checked = Promise.withResolvers<string | undefined>();
  const thread = startThread({ path, work: 'check' });
  thread.on('message', (result: unknown) => {
    // See `startWriter`: other messages are no arrays.
    if (Array.isArray(result)) checked.resolve(result[0] as string | undefined);
  });
  thread.once('error', checked.reject);
  return checked.promise;
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
