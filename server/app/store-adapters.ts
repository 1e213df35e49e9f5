/**
 * Opens the store that the settings name, and chooses everything that depends on the kind of store. Only this file and
 * `adapters.ts` import adapters. The adapter of PostgreSQL is loaded when it is chosen.
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

type StoreSettings = Pick<ServerSettings, 'dataDir' | 'database'>;

/** Parts that servers with the same store share. */
export type SharedParts = { store: Store; rateLimits: RateLimits };

const memoryRateLimits: RateLimits = (_name, limit, windowSeconds) =>
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
 * Opens the store that the settings name, and makes a missing one. Rejects with a `StoreError`. `onFailure` is called
 * when the store fails later. Several servers may share a store in PostgreSQL, so they count requests there. An embedded
 * store has one server, which counts in its memory.
 */
export async function openStore(
  { dataDir, database: address }: StoreSettings,
  onFailure: (error: Error) => void,
): Promise<SharedParts> {
  if (address === undefined)
    return { store: await openSqliteStore(dataDir, onFailure), rateLimits: memoryRateLimits };
  const { connectDatabase, openPostgresStore } = await loadPostgres();
  const database = connectDatabase(address);
  const store = await openPostgresStore(database);
  const secret = await store.secret('rate-limits');
  const { query } = database;
  return { store, rateLimits: createSharedRateLimits({ query, secret, fallback: memoryRateLimits }) };
}

/**
 * Opens the store for the operator's command. The command may run beside a server of an earlier version, which could not
 * continue with upgraded tables: so the store must be of this version already.
 */
export async function openStoreForCommand(
  { dataDir, database }: StoreSettings,
  onFailure: (error: Error) => void,
): Promise<Store> {
  if (database === undefined) return openSqliteStore(dataDir, onFailure, false);
  const { connectDatabase, openPostgresStore } = await loadPostgres();
  return openPostgresStore(connectDatabase(database), { mayUpgrade: false });
}

/** Whether the store exists. For a database this is always true: opening it will tell. */
export const hasStore = ({ dataDir, database }: StoreSettings): boolean =>
  database !== undefined || existsSync(databasePath(dataDir));

const databaseTools =
  'The submissions are in the database of DATABASE_URL: save them with pg_dump, and put them back with pg_restore.';

/**
 * Copies the store into a new file while servers work on it, and verifies the copy. Without a file the copy goes into the
 * folder for backups. Resolves with the path and the faults of the copy.
 */
export async function backUpStore(
  { dataDir, database }: StoreSettings,
  file: string | undefined,
): Promise<{ path: string; verdict: Verdict }> {
  if (database !== undefined) throw new StoreError(databaseTools);
  return backUpDatabase(dataDir, file);
}

/** Restores a copy. Rejects with a `StoreError` if a store exists already. */
export async function restoreStore({ dataDir, database }: StoreSettings, file: string): Promise<Verdict> {
  if (database !== undefined) throw new StoreError(databaseTools);
  return restoreDatabase(file, dataDir);
}

/** Erases submissions from the backups; resolves with the paths of those that contained some. */
export const eraseInBackups = async (dataDir: string, ids: readonly string[]): Promise<string[]> =>
  eraseInDatabases(dataDir, ids);

/**
 * Copies the embedded store into an empty database. Resolves with the new and the old location, and rows by table.
 * Rejects with a `StoreError`, for example while a server uses the store.
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
 * Locks the data folder, so that a second server cannot use it. Returns the function that releases the lock; undefined
 * if another server has it.
 */
export const lockStore = (dataDir: string): (() => void) | undefined => lockDataDir(dataDir);

/**
 * Makes the id under which a server leases deliveries. An embedded store has one server at a time, so the id never
 * changes, and a new server takes over the leases of a killed one at once. Servers that share a store have a new id at
 * every start, so the leases of a killed server have to expire.
 */
export const chooseWorkerId = ({ database }: Pick<ServerSettings, 'database'>): WorkerId =>
  database === undefined ? 'server' : `${os.hostname()} ${randomUUID()}`;

/** The location of the store for the operator, without the password. */
export const storeLocation = ({ dataDir, database }: StoreSettings): string =>
  database === undefined ? databasePath(dataDir) : database.address;
