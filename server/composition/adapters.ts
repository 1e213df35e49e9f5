/** Chooses what stands behind each port: the only file that knows the adapters. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import type { MailAddresses } from '../../settings/build-record.ts';
import type { ServerSettings } from '../../settings/server-settings.ts';
import type { BotCheck, ChallengeMaker } from '../ports/bot-check/bot-check.ts';
import { createProofOfWork } from '../ports/bot-check/proof-of-work/proof-of-work.ts';
import { createRecaptcha } from '../ports/bot-check/recaptcha/recaptcha.ts';
import { longestRequest } from '../http/http-server.ts';
import { createEmlMailer, emlFiles, mailFolder } from '../ports/mail/eml/eml-mailer.ts';
import type { Mailer } from '../ports/mail/mail.ts';
import { createSmtpMailer } from '../ports/mail/smtp/smtp-mailer.ts';
import { readSmtpServer } from '../ports/mail/smtp/smtp-server.ts';
import type { Log } from '../observe/log.ts';
import { createMemoryRateLimiter } from '../ports/rate-limit/memory/memory-rate-limiter.ts';
import { createSharedRateLimits } from '../ports/rate-limit/postgres/postgres-rate-limiter.ts';
import type { RateLimits } from '../ports/rate-limit/rate-limit.ts';
import { type CopyCounts, copyStore } from '../ports/store/copy-store.ts';
import { connectDatabase } from '../ports/store/postgres/connection/database.ts';
import { databaseAddress } from '../ports/store/postgres/connection/database-url.ts';
import { createPostgresCopy } from '../ports/store/postgres/postgres-copy.ts';
import { openPostgresStore } from '../ports/store/postgres/postgres-store.ts';
import {
  backUpDatabase,
  eraseInBackups as eraseInDatabases,
  restoreDatabase,
} from '../ports/store/sqlite/copies/copies.ts';
import { openSqliteCopy } from '../ports/store/sqlite/sqlite-copy.ts';
import { databasePath, lockDataDir, openSqliteStore } from '../ports/store/sqlite/sqlite-store.ts';
import { type Store, StoreError, type Verdict, type WorkerId } from '../ports/store/store.ts';
import { createClamScan } from '../ports/virus-scan/clamav/clamav.ts';
import type { VirusScan } from '../ports/virus-scan/virus-scan.ts';
import { createHttpWebhook } from '../ports/webhook/http/http-webhook.ts';
import type { Webhook } from '../ports/webhook/webhook.ts';

/** What servers share that work on one store. */
export type SharedParts = { store: Store; rateLimits: RateLimits };

/** Limits in the memory of this process. */
const ownRateLimits: RateLimits = (_name, limit, windowSeconds) =>
  createMemoryRateLimiter(limit, windowSeconds);

/**
 * Opens the store that the settings name, and makes it when it is not there. Rejects with a `StoreError`.
 * `onFailure` hears of a store that fails later. Several servers may work on a store in PostgreSQL, so they count
 * requests there; an embedded one has one server, which counts for itself.
 */
export async function openStore(
  { dataDir, database: place }: ServerSettings,
  onFailure: (error: Error) => void,
): Promise<SharedParts> {
  if (place === undefined)
    return { store: await openSqliteStore(dataDir, onFailure), rateLimits: ownRateLimits };
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
export const openStoreBeside = (
  { dataDir, database }: ServerSettings,
  onFailure: (error: Error) => void,
): Promise<Store> =>
  database === undefined
    ? openSqliteStore(dataDir, onFailure, false)
    : openPostgresStore(connectDatabase(database), { mayUpgrade: false });

/** Whether there is a store to open already. A database is asked when it is opened. */
export const hasStore = ({ dataDir, database }: ServerSettings): boolean =>
  database !== undefined || existsSync(databasePath(dataDir));

const databaseTools =
  'The submissions are in the database of DATABASE_URL: save them with pg_dump, and put them back with pg_restore.';

/**
 * Copies the store into a new file while servers work on it, and verifies the copy. Without a file it goes into the
 * folder of backups. Resolves with the copy's path and what is wrong with it.
 */
export async function backUpStore(
  { dataDir, database }: ServerSettings,
  file: string | undefined,
): Promise<{ path: string; verdict: Verdict }> {
  if (database !== undefined) throw new StoreError(databaseTools);
  return backUpDatabase(dataDir, file);
}

/** Puts a copy in the place of a store that is not there. Rejects with a `StoreError` where there is one. */
export async function restoreStore({ dataDir, database }: ServerSettings, file: string): Promise<Verdict> {
  if (database !== undefined) throw new StoreError(databaseTools);
  return restoreDatabase(file, dataDir);
}

/** Erases submissions in the folder of backups; resolves with the paths of those that held some. */
export const eraseInBackups = async (
  { dataDir }: ServerSettings,
  ids: readonly string[],
): Promise<string[]> => eraseInDatabases(dataDir, ids);

/**
 * Copies the embedded store into the empty database at `url`. Resolves with where it is and was, and rows by table.
 * Rejects with a `StoreError`, among others while a server works on the store.
 */
export async function migrateStore(
  { dataDir }: ServerSettings,
  url: string,
): Promise<{ address: string; from: string; counts: CopyCounts }> {
  const from = databasePath(dataDir);
  if (!existsSync(from)) throw new StoreError(`There is no ${from}: set DATA_DIR if it is elsewhere.`);
  const unlock = lockDataDir(dataDir);
  if (!unlock) throw new StoreError(`A server is using ${dataDir}: stop it first.`);
  const target = createPostgresCopy(connectDatabase({ url, connections: 2 }));
  try {
    // Brings the tables of an earlier version up to date.
    await (await openSqliteStore(dataDir, () => undefined)).close();
    const source = openSqliteCopy(from);
    const counts = await copyStore(source, target).finally(() => source.close());
    return { address: databaseAddress(url).address, from, counts };
  } finally {
    await target.close();
    unlock();
  }
}

/**
 * Keeps a second server off the same folder, and so off an embedded store. Returns how to let go, or undefined when one
 * is there already.
 */
export const lockStore = ({ dataDir }: ServerSettings): (() => void) | undefined => lockDataDir(dataDir);

/**
 * Makes the id under which a server takes deliveries on. An embedded store has one server at a time, so the id is
 * the same at every start, and leases that a killed server left are taken back at once. Servers that share a store have
 * one each, and a new one at every start: what a killed one left comes back when its leases run out.
 */
export const chooseWorkerId = ({ database }: ServerSettings): WorkerId =>
  database === undefined ? 'server' : `${os.hostname()} ${randomUUID()}`;

/** Where submissions are kept, for the operator: no password in it. */
export const storePlace = ({ dataDir, database }: ServerSettings): string =>
  database === undefined ? databasePath(dataDir) : databaseAddress(database.url).address;

/** Makes the mailer; `connections` mails are handed over at once at most. */
export const chooseMailer = (
  { smtpUrl, smtpTls, dataDir }: ServerSettings,
  connections: number,
  log: Log,
): Mailer =>
  smtpUrl === undefined
    ? createEmlMailer(mailFolder(dataDir))
    : createSmtpMailer(readSmtpServer(smtpUrl, smtpTls), connections, undefined, (id, count) =>
        log('warn', 'mail.partly-refused', { id, count }),
      );

/** Paths of the mails about these submissions that lie in files: also of a time when there was no mail server. */
export const mailFiles = ({ dataDir }: ServerSettings, ids: readonly string[]): Promise<string[]> =>
  emlFiles(mailFolder(dataDir), ids);

/** Makes what posts webhooks, where one is set. */
export const chooseWebhook = ({ webhook }: ServerSettings): Webhook | undefined =>
  webhook && createHttpWebhook(webhook);

/** Where mail goes, for the operator: no password in it. */
export const mailPlace = ({ smtpUrl, dataDir }: ServerSettings, mail: MailAddresses): string =>
  smtpUrl === undefined
    ? `${join(mailFolder(dataDir), '*.eml')} (set SMTP_URL to send it)`
    : `${new URL(smtpUrl).host}, to ${mail.info.to.join(', ')} and ${mail.careers.to.join(', ')}`;

/** The bot check that judges tokens, and what makes challenges for it where it is our own. */
export type ChosenBotCheck = { botCheck: BotCheck; challenges: ChallengeMaker | undefined };

/** Makes the bot check: Google's where its keys are set, else our own. `verifyUrl` is a stand-in of tests. */
export async function chooseBotCheck(
  { recaptcha, botCheckSecret }: ServerSettings,
  store: Store,
  hostname: string,
  verifyUrl?: string,
): Promise<ChosenBotCheck> {
  if (recaptcha) {
    const options = { ...recaptcha, hostname, ...(verifyUrl !== undefined && { verifyUrl }) };
    return { botCheck: createRecaptcha(options), challenges: undefined };
  }
  const secret = botCheckSecret ?? (await store.secret('bot-check'));
  const proofOfWork = createProofOfWork(secret, longestRequest);
  return { botCheck: proofOfWork, challenges: proofOfWork };
}

/** Makes the virus scanner, if there is one. `pause` in milliseconds: see {@link createClamScan}. */
export const chooseVirusScan = ({ clamav }: ServerSettings, pause?: number): VirusScan | undefined =>
  clamav && createClamScan(clamav, pause);
