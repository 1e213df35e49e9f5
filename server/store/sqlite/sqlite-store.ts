/** The embedded store: SQLite in one file, written by a thread of its own with group commit. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { transferables } from './transfer.ts';
import type { Call, CallResult } from './group-commit.ts';
import { makePrivateFile, makePrivateFolder } from '../../files/private-files.ts';
import type { Operations } from './sqlite-operations.ts';
import { type Store, StoreError } from '../store.ts';

/** The store with what tests and metrics look at. */
export type SqliteStore = Store & {
  /** Transactions committed so far. */
  commits(): number;
};

type BatchResult = { replies: CallResult[]; commits: number };
const isBatchResult = (message: object): message is BatchResult => 'replies' in message;

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void };

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

/**
 * Opens (and creates) the database in a folder. Rejects with a {@link StoreError} when it cannot be used.
 * `onFailure` hears of a writer that died later; every call rejects from then on.
 */
export async function openSqliteStore(
  dataDir: string,
  onFailure: (error: Error) => void,
): Promise<SqliteStore> {
  protectDatabase(dataDir);
  const worker = new Worker(new URL('sqlite-worker.ts', import.meta.url), {
    workerData: databasePath(dataDir),
  });
  const waiting = new Map<number, Waiting>();
  const opened = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let commits = 0;
  let lastId = 0;
  let gone: StoreError | undefined;
  let isClosing = false;

  worker.on('message', (message: object) => {
    // Under `node --watch` the thread also reports, on the same port, the modules it loads.
    if (!isBatchResult(message)) return;
    opened.resolve();
    commits = message.commits;
    for (const reply of message.replies) {
      const caller = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('error' in reply) caller?.reject(new StoreError(reply.error));
      else caller?.resolve(reply.value);
    }
  });
  const stop = (error: StoreError) => {
    gone ??= error;
    opened.reject(gone);
    for (const caller of waiting.values()) caller.reject(gone);
    waiting.clear();
    ended.resolve();
  };
  worker.on('error', (error: Error) => {
    stop(new StoreError(error.message));
    onFailure(error);
  });
  worker.on('exit', () => stop(new StoreError('The store is closed.')));
  await opened.promise;

  function call<Name extends keyof Operations>(name: Name) {
    return (...args: Parameters<Operations[Name]>): Promise<ReturnType<Operations[Name]>> =>
      new Promise((resolve, reject) => {
        if (gone || isClosing) return reject(gone ?? new StoreError('The store is closing.'));
        lastId += 1;
        waiting.set(lastId, { resolve: resolve as (value: unknown) => void, reject });
        worker.postMessage({ id: lastId, name, args } satisfies Call, transferables(args));
      });
  }

  return {
    accept: call('accept'),
    findAcceptance: call('findAcceptance'),
    secret: call('secret'),
    claim: call('claim'),
    settle: call('settle'),
    nextDue: call('nextDue'),
    releaseLeases: call('releaseLeases'),
    attachmentBytes: call('attachmentBytes'),
    clearAttachment: call('clearAttachment'),
    list: call('list'),
    show: call('show'),
    requeue: call('requeue'),
    stats: call('stats'),
    purge: call('purge'),
    erase: call('erase'),
    tidy: call('tidy'),
    probe: call('probe'),
    commits: () => commits,
    close() {
      // What was asked before is answered first: messages arrive in order.
      if (!isClosing && !gone) worker.postMessage('close');
      isClosing = true;
      return ended.promise;
    },
  };
}

/**
 * Makes sure that one server alone works on a data folder: two would deliver the same mail twice. The lock
 * is the system's own on a file beside the database, so that a killed server leaves none behind. Returns
 * how to give it back, or undefined when another server holds it.
 */
export function lockDataDir(dataDir: string): (() => void) | undefined {
  makePrivateFolder(dataDir, databaseName);
  const path = join(dataDir, 'server.lock');
  makePrivateFile(path);
  const lock = new DatabaseSync(path);
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    return undefined;
  }
  return () => lock.close();
}
