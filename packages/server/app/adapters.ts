/** Chooses the adapter of each port. npm packages are loaded only for the chosen adapters. */
import type { Verdict, WorkerId } from '../store/submission.ts';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import os from 'node:os';
import type { DatabaseAddress, SmtpServer } from '../settings/addresses.ts';
import type { ServerSettings } from '../settings/server-settings.ts';
import { createEmlMailer, emlFiles, mailFolder } from '../delivery/eml-mailer.ts';
import type { Mailer } from '../delivery/mail.ts';
import { type Webhook, createHttpWebhook } from '../delivery/webhook.ts';
import type { BotCheck, ChallengeMaker } from '../forms/bot-check.ts';
import { createProofOfWork } from '../forms/proof-of-work.ts';
import { type RateLimits, createMemoryRateLimiter, createSharedRateLimits } from '../forms/rate-limit.ts';
import { createRecaptcha } from '../forms/recaptcha.ts';
import { maxRequestTime } from '../http/http-server.ts';
import type { Log } from '../lib/log.ts';
import { type VirusScan, createClamScan } from '../resumes/virus-scan.ts';
import type { Query } from '../store/database.ts';
import type { CopyCounts } from '../store/postgres-copy.ts';
import { backUpDatabase, restoreDatabase } from '../store/sqlite-copies.ts';
import { databasePath } from '../store/sqlite-database.ts';
import { lockDataDir, openSqliteStore } from '../store/sqlite-store.ts';
import { type Store, StoreError } from '../store/store.ts';

type StoreSettings = Pick<ServerSettings, 'dataDir' | 'database'>;

/** `query` runs a statement in the database that several servers share; undefined if the store is a file. */
export type SharedParts = { store: Store; rateLimits: RateLimits; query: Query | undefined };

const memoryRateLimits: RateLimits = (_name, limit, windowSeconds) =>
  createMemoryRateLimiter(limit, windowSeconds);

async function openPostgres(address: NonNullable<ServerSettings['database']>, mayUpgrade: boolean) {
  const [{ connectDatabase }, { openPostgresStore }] = await Promise.all([
    import('../store/database.ts'),
    import('../store/postgres-store.ts'),
  ]);
  const database = connectDatabase(address);
  return { database, store: await openPostgresStore(database, mayUpgrade) };
}

/**
 * Opens the store that the settings name, or makes it. Calls `onFailure` if the store fails later. A PostgreSQL store
 * also counts requests for the rate limits, because several servers may share the store.
 */
export async function openStore(
  { dataDir, database: address }: StoreSettings,
  onFailure: (error: Error) => void,
): Promise<SharedParts> {
  if (address === undefined)
    return {
      store: await openSqliteStore(dataDir, onFailure),
      rateLimits: memoryRateLimits,
      query: undefined,
    };
  const { database, store } = await openPostgres(address, true);
  const secret = await store.secret('rate-limits');
  const { query } = database;
  return { store, rateLimits: createSharedRateLimits({ query, secret, fallback: memoryRateLimits }), query };
}

/**
 * Opens the store for the operator's command. Rejects if the tables have another version. The command must not upgrade
 * the tables, because a running server of an earlier version could not use the new tables.
 */
export async function openStoreForCommand(
  { dataDir, database }: StoreSettings,
  onFailure: (error: Error) => void,
): Promise<Store> {
  if (database === undefined) return openSqliteStore(dataDir, onFailure, false);
  return (await openPostgres(database, false)).store;
}

export const hasStore = ({ dataDir, database }: StoreSettings): boolean =>
  database !== undefined || existsSync(databasePath(dataDir));

const databaseTools =
  'The submissions are in the database of DATABASE_URL: save them with pg_dump, and put them back with pg_restore.';

export async function backUpStore(
  { dataDir, database }: StoreSettings,
  file: string | undefined,
): Promise<{ path: string; verdict: Verdict }> {
  if (database !== undefined) throw new StoreError(databaseTools);
  return backUpDatabase(dataDir, file);
}

export async function restoreStore({ dataDir, database }: StoreSettings, file: string): Promise<Verdict> {
  if (database !== undefined) throw new StoreError(databaseTools);
  return restoreDatabase(file, dataDir);
}

/** Copies the embedded store into an empty database. `counts` are the copied rows by table. */
export async function migrateStore(
  dataDir: string,
  to: DatabaseAddress,
): Promise<{ address: string; from: string; counts: CopyCounts }> {
  const from = databasePath(dataDir);
  if (!existsSync(from)) throw new StoreError(`There is no ${from}: set DATA_DIR if it is elsewhere.`);
  const unlock = lockDataDir(dataDir);
  if (!unlock) throw new StoreError(`A server is using ${dataDir}: stop it first.`);
  const { connectDatabase } = await import('../store/database.ts');
  const { copyStore, createPostgresCopy, openSqliteCopy } = await import('../store/postgres-copy.ts');
  const target = createPostgresCopy(connectDatabase({ ...to, connections: 2 }));
  try {
    // Opening the store upgrades the tables of an earlier version.
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
 * Chooses the id under which this server leases deliveries. The server of an embedded store always has the same id, so
 * that it can continue its own leases after a crash. Servers that share a store get a new id at every start.
 */
export const chooseWorkerId = ({ database }: Pick<ServerSettings, 'database'>): WorkerId =>
  database === undefined ? 'server' : `${os.hostname()} ${randomUUID()}`;

export const storeLocation = ({ dataDir, database }: StoreSettings): string =>
  database === undefined ? databasePath(dataDir) : database.address;

export type MailAdapter = (settings: ServerSettings, log: Log) => Mailer | Promise<Mailer> | undefined;

async function smtpMailer(server: SmtpServer): Promise<Mailer> {
  const { createSmtpMailer } = await import('../delivery/smtp-mailer.ts');
  return createSmtpMailer(server);
}

/** The mail adapters. docs/adding-a-mail-provider.md explains how to add another provider. */
export const mailAdapters: readonly MailAdapter[] = [({ smtp }) => smtp && smtpMailer(smtp)];

export async function chooseMailer(
  settings: ServerSettings,
  log: Log,
  adapters: readonly MailAdapter[] = mailAdapters,
): Promise<Mailer> {
  for (const adapter of adapters) {
    const mailer = adapter(settings, log);
    if (mailer) return mailer;
  }
  return createEmlMailer(mailFolder(settings.dataDir));
}

export const mailFiles = (dataDir: string, ids: readonly string[]): Promise<string[]> =>
  emlFiles(mailFolder(dataDir), ids);

export const chooseWebhook = (webhook: ServerSettings['webhook']): Webhook | undefined =>
  webhook && createHttpWebhook(webhook);

export type ChosenBotCheck = { botCheck: BotCheck; challenges: ChallengeMaker | undefined };

export async function chooseBotCheck(
  { recaptcha, botCheckSecret }: Pick<ServerSettings, 'recaptcha' | 'botCheckSecret'>,
  store: Store,
  hostname: string,
  verifyUrl?: string,
): Promise<ChosenBotCheck> {
  if (recaptcha) {
    const options = { ...recaptcha, hostname, ...(verifyUrl !== undefined && { verifyUrl }) };
    return { botCheck: createRecaptcha(options), challenges: undefined };
  }
  const secret = botCheckSecret ?? (await store.secret('bot-check'));
  const proofOfWork = createProofOfWork(secret, maxRequestTime);
  return { botCheck: proofOfWork, challenges: proofOfWork };
}

export const chooseVirusScan = (clamav: ServerSettings['clamav'], pause?: number): VirusScan | undefined =>
  clamav && createClamScan(clamav, pause);
