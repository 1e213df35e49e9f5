/**
 * Opens the store that the settings name, and does what depends on which one it is. With `adapters.ts` the only file
 * that knows adapters; PostgreSQL's is loaded when it is chosen.
 */
import type { Verdict, WorkerId } from '../store/delivery.ts';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import os from 'node:os';
import type { DatabaseAddress } from '../../settings/addresses.ts';
import type { ServerSettings } from '../../settings/server-settings.ts';
import { type RateLimits, createMemoryRateLimiter, createSharedRateLimits } from '../forms/rate-limit.ts';
import type { CopyCounts } from '../store/postgres-copy.ts';
import {
  backUpDatabase,
  eraseInBackups as eraseInDatabases,
  openSqliteCopy,
  restoreDatabase,
} from '../store/sqlite-copies.ts';
import { databasePath, lockDataDir, openSqliteStore } from '../store/sqlite-store.ts';
import { type Store, StoreError } from '../store/store.ts';

/** What decides which store it is, and where. */
type StoreSettings = Pick<ServerSettings, 'dataDir' | 'database'>;

/** Parts that servers with the same store share. */
export type SharedParts = { store: Store; rateLimits: RateLimits };

/** Limits in the memory of this process. */
const ownRateLimits: RateLimits = (_name, limit, windowSeconds) =>
  createMemoryRateLimiter(limit, windowSeconds);

async function loadPostgres() {
  const [connection, store, copy] = await Promise.all([
    import('../store/database.ts'),
    import('../store/postgres-store.ts'),
    import('../store/postgres-copy.ts'),
  ]);
  return { ...connection, ...store, ...copy };
}

/**
 * Opens the store that the settings name, and makes it when it is not there. Rejects with a `StoreError`.
 * `onFailure` hears of a store that fails later. Several servers may work on a store in PostgreSQL, so they count
 * requests there; an embedded one has one server, which counts for itself.
 */
export async function openStore(
  { dataDir, database: place }: StoreSettings,
  onFailure: (error: Error) => void,
): Promise<SharedParts> {
  if (place === undefined)
    return { store: await openSqliteStore(dataDir, onFailure), rateLimits: ownRateLimits };
  const { connectDatabase, openPostgresStore } = await loadPostgres();
  const database = connectDatabase(place);
  const store = await openPostgresStore(database);
  const secret = await store.secret('rate-limits');
  const { query } = database;
  return { store, rateLimits: createSharedRateLimits({ query, secret, meanwhile: ownRateLimits }) };
}

/**
 * The same for the operator's command, which may run beside a server: the store has to be of this version
 * already, because a server of an earlier one could not go on with another.
 */
export async function openStoreBeside(
  { dataDir, database }: StoreSettings,
  onFailure: (error: Error) => void,
): Promise<Store> {
  if (database === undefined) return openSqliteStore(dataDir, onFailure, false);
  const { connectDatabase, openPostgresStore } = await loadPostgres();
  return openPostgresStore(connectDatabase(database), { mayUpgrade: false });
}

/** Whether there is a store to open already. A database is asked when it is opened. */
export const hasStore = ({ dataDir, database }: StoreSettings): boolean =>
  database !== undefined || existsSync(databasePath(dataDir));

const databaseTools =
  'The submissions are in the database of DATABASE_URL: save them with pg_dump, and put them back with pg_restore.';

/**
 * Copies the store into a new file while servers work on it, and verifies the copy. Without a file it goes into the
 * folder of backups. Resolves with the copy's path and what is wrong with it.
 */
export async function backUpStore(
  { dataDir, database }: StoreSettings,
  file: string | undefined,
): Promise<{ path: string; verdict: Verdict }> {
  if (database !== undefined) throw new StoreError(databaseTools);
  return backUpDatabase(dataDir, file);
}

/** Restores a copy where no store exists. Rejects with a `StoreError` if there is one. */
export async function restoreStore({ dataDir, database }: StoreSettings, file: string): Promise<Verdict> {
  if (database !== undefined) throw new StoreError(databaseTools);
  return restoreDatabase(file, dataDir);
}

/** Erases submissions from the backups; resolves with the paths of those that contained some. */
export const eraseInBackups = async (dataDir: string, ids: readonly string[]): Promise<string[]> =>
  eraseInDatabases(dataDir, ids);

/**
 * Copies the embedded store into an empty database. Resolves with where it is and was, and rows by table.
 * Rejects with a `StoreError`, among others while a server works on the store.
 */
export async function migrateStore(
  dataDir: string,
  to: DatabaseAddress,
): Promise<{ address: string; from: string; counts: CopyCounts }> {
  const from = databasePath(dataDir);
  if (!existsSync(from)) throw new StoreError(`There is no ${from}: set DATA_DIR if it is elsewhere.`);
  const unlock = lockDataDir(dataDir);
  if (!unlock) throw new StoreError(`A server is using ${dataDir}: stop it first.`);
  const { connectDatabase, copyStore, createPostgresCopy } = await loadPostgres();
  const target = createPostgresCopy(connectDatabase({ ...to, connections: 2 }));
  try {
    // Brings the tables of an earlier version up to date.
    await (await openSqliteStore(dataDir, () => undefined)).close();
    const source = openSqliteCopy(from);
    const counts = await copyStore(source, target).finally(() => source.close());
    return { address: to.address, from, counts };
  } finally {
    await target.close();
    unlock();
  }
}

/**
 * Keeps a second server off the same folder, and so off an embedded store. Returns how to let go, or undefined when one
 * is there already.
 */
export const lockStore = (dataDir: string): (() => void) | undefined => lockDataDir(dataDir);

/**
 * Makes the id under which a server takes deliveries on. An embedded store has one server at a time, so the id is
 * the same at every start, and leases that a killed server left are taken back at once. Servers that share a store have
 * one each, and a new one at every start: what a killed one left comes back when its leases run out.
 */
export const chooseWorkerId = ({ database }: Pick<ServerSettings, 'database'>): WorkerId =>
  database === undefined ? 'server' : `${os.hostname()} ${randomUUID()}`;

/** Names the place of the store for the operator, without the password. */
export const storeLocation = ({ dataDir, database }: StoreSettings): string =>
  database === undefined ? databasePath(dataDir) : database.address;
