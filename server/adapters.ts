/** Chooses what stands behind each port: the only file that knows the adapters. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MailAddresses } from '../settings/build-record.ts';
import type { ServerSettings } from '../settings/server-settings.ts';
import type { BotCheck, ChallengeMaker } from './bot-check/bot-check.ts';
import { createProofOfWork } from './bot-check/proof-of-work/proof-of-work.ts';
import { createRecaptcha } from './bot-check/recaptcha/recaptcha.ts';
import { longestRequest } from './http/http-server.ts';
import { createEmlMailer, emlFiles, mailFolder } from './mail/eml/eml-mailer.ts';
import type { Mailer } from './mail/mail.ts';
import { createSmtpMailer } from './mail/smtp/smtp-mailer.ts';
import { readSmtpServer } from './mail/smtp/smtp-server.ts';
import { createMemoryRateLimiter } from './rate-limit/memory/memory-rate-limiter.ts';
import type { RateLimits } from './rate-limit/rate-limit.ts';
import { databasePath, lockDataDir, openSqliteStore } from './store/sqlite/sqlite-store.ts';
import type { Store, WorkerId } from './store/store.ts';
import { createClamScan } from './virus-scan/clamav/clamav.ts';
import type { VirusScan } from './virus-scan/virus-scan.ts';
import { createHttpWebhook } from './webhook/http/http-webhook.ts';
import type { Webhook } from './webhook/webhook.ts';

/**
 * Opens the store that the settings name, and makes it when it is not there. Rejects with a `StoreError`.
 * `onFailure` hears of a store that fails later.
 */
export const openStore = ({ dataDir }: ServerSettings, onFailure: (error: Error) => void): Promise<Store> =>
  openSqliteStore(dataDir, onFailure);

/**
 * The same for the operator's command, which may run beside a server: the store has to be of this version
 * already, because a server of an earlier one could not go on with another.
 */
export const openStoreBeside = (
  { dataDir }: ServerSettings,
  onFailure: (error: Error) => void,
): Promise<Store> => openSqliteStore(dataDir, onFailure, false);

/** Whether there is a store to open already. */
export const hasStore = ({ dataDir }: ServerSettings): boolean => existsSync(databasePath(dataDir));

/** Keeps a second server off the same store. Returns how to let go, or undefined when one is there already. */
export const lockStore = ({ dataDir }: ServerSettings): (() => void) | undefined => lockDataDir(dataDir);

/**
 * Under which id this server takes deliveries on. An embedded store has one server at a time, so the id is
 * the same at every start, and leases that a killed server left are taken back at once.
 */
export const workerId: WorkerId = 'server';

/** Where submissions are kept, for the operator. */
export const storePlace = ({ dataDir }: ServerSettings): string => databasePath(dataDir);

/** Makes the mailer; `connections` mails are handed over at once at most. */
export const chooseMailer = ({ smtpUrl, smtpTls, dataDir }: ServerSettings, connections: number): Mailer =>
  smtpUrl === undefined
    ? createEmlMailer(mailFolder(dataDir))
    : createSmtpMailer(readSmtpServer(smtpUrl, smtpTls), connections);

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
    : `${new URL(smtpUrl).host}, to ${mail.info} and ${mail.careers}`;

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

/** Makes rate limits. One process works on an embedded store, so they are its own and in its memory. */
export const chooseRateLimits = (): RateLimits => (_name, limit, windowSeconds) =>
  createMemoryRateLimiter(limit, windowSeconds);
