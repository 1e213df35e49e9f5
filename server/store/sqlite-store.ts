/** The embedded store: SQLite in one file, written by a thread of its own with group commit. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { codeOf, makePrivateFile, makePrivateFolder } from '../lib/files.ts';
import { inPortions } from './in-portions.ts';
import type { Store } from './store.ts';
import { verifyFile } from './sqlite-verify.ts';
import { about } from './sqlite-faults.ts';
import { startWriter } from './sqlite-writer.ts';

/** The store with what tests and metrics look at. */
export type SqliteStore = Store & {
  /** Transactions committed so far. */
  commits(): number;
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

/**
 * Calls of this store find their turn between two portions by themselves. Another program, such as a server beside the
 * operator's command, looks every tenth of a second (SQLite's busy handler) whether it may write.
 */
const letOthersWrite = (): Promise<void> => pause(120);

/**
 * Opens (and creates) the database in a folder. Rejects with a {@link StoreError} when it cannot be used.
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
  const writer = await startWriter({ path, mayUpgrade }, onFailure);
  const [purgeSome, eraseSome] = [writer.call('purgeSome'), writer.call('eraseSome')];
  const tidySome = writer.call('tidySome');
  return {
    accept: writer.call('accept'),
    findAcceptance: writer.call('findAcceptance'),
    secret: writer.call('secret'),
    claim: writer.call('claim'),
    settle: writer.call('settle'),
    noteRefusal: writer.call('noteRefusal'),
    nextDue: writer.call('nextDue'),
    pullIn: writer.call('pullIn'),
    releaseLeases: writer.call('releaseLeases'),
    abandon: writer.call('abandon'),
    hold: writer.call('hold'),
    currentHold: writer.call('currentHold'),
    release: writer.call('release'),
    untold: writer.call('untold'),
    markTold: writer.call('markTold'),
    takeTask: writer.call('takeTask'),
    attachmentBytes: writer.call('attachmentBytes'),
    clearAttachment: writer.call('clearAttachment'),
    list: writer.call('list'),
    count: writer.call('count'),
    show: writer.call('show'),
    requeue: writer.call('requeue'),
    stats: writer.call('stats'),
    lag: writer.call('lag'),
    markSpam: writer.call('markSpam'),
    unmarkSpam: writer.call('unmarkSpam'),
    purge: (before) => inPortions(() => purgeSome(before), letOthersWrite),
    countPurgeable: writer.call('countPurgeable'),
    erase: (selection) => inPortions(() => eraseSome(selection), letOthersWrite),
    tidy: async (...times) => void (await inPortions(() => tidySome(...times), letOthersWrite)),
    lastTime: writer.call('lastTime'),
    noteTime: writer.call('noteTime'),
    verify: async () => about(path, () => verifyFile(path)),
    probe: writer.call('probe'),
    commits: () => writer.commits(),
    close: () => writer.close(),
  };
}

/**
 * Makes sure that one server alone works on a data folder: two would deliver the same mail twice. The lock
 * is the system's own on a file beside the database, so that a killed server leaves none behind. Returns
 * how to give it back, or undefined when another server holds it. Throws a {@link StoreError} for a folder that
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
