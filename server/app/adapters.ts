/**
 * Chooses what stands behind each port but the store. With `store-adapters.ts` the only file that knows adapters; those
 * with a package of their own are loaded when they are chosen.
 */
import { join } from 'node:path';
import type { MailAddresses } from '../../settings/build-record.ts';
import type { ServerSettings } from '../../settings/server-settings.ts';
import type { BotCheck, ChallengeMaker } from '../forms/bot-check.ts';
import { createProofOfWork } from '../forms/proof-of-work.ts';
import { createRecaptcha } from '../forms/recaptcha.ts';
import { longestRequest } from '../http/http-server.ts';
import { createEmlMailer, emlFiles, mailFolder } from '../delivery/eml-mailer.ts';
import type { Mailer } from '../delivery/mail.ts';
import { readSmtpServer } from '../delivery/smtp-server.ts';
import type { Log } from '../lib/log.ts';
import type { Store } from '../store/store.ts';
import { type VirusScan, createClamScan } from '../resumes/virus-scan.ts';
import { createHttpWebhook } from '../delivery/http-webhook.ts';
import type { Webhook } from '../delivery/webhook.ts';

/** Makes the mailer; `connections` mails are handed over at once at most. */
export async function chooseMailer(
  { smtpUrl, smtpTls, dataDir }: ServerSettings,
  connections: number,
  log: Log,
): Promise<Mailer> {
  if (smtpUrl === undefined) return createEmlMailer(mailFolder(dataDir));
  const { createSmtpMailer } = await import('../delivery/smtp-mailer.ts');
  return createSmtpMailer(readSmtpServer(smtpUrl, smtpTls), connections, undefined, (id, count) =>
    log('warn', 'mail.partly-refused', { id, count }),
  );
}

/** Paths of mails about these submissions that were written to files, perhaps before a mail server was set. */
export const mailFiles = ({ dataDir }: ServerSettings, ids: readonly string[]): Promise<string[]> =>
  emlFiles(mailFolder(dataDir), ids);

/** Makes the sender of webhooks, if one is set. */
export const chooseWebhook = ({ webhook }: ServerSettings): Webhook | undefined =>
  webhook && createHttpWebhook(webhook);

/** Names the destination of mail for the operator, without the password. */
export const mailPlace = ({ smtpUrl, dataDir }: ServerSettings, mail: MailAddresses): string =>
  smtpUrl === undefined
    ? `${join(mailFolder(dataDir), '*.eml')} (set SMTP_URL to send it)`
    : `${new URL(smtpUrl).host}, to ${mail.info.to.join(', ')} and ${mail.careers.to.join(', ')}`;

/** The bot check that judges tokens. Our own check also has a maker of challenges. */
export type ChosenBotCheck = { botCheck: BotCheck; challenges: ChallengeMaker | undefined };

/** Makes the bot check: Google's if its keys are set, otherwise our own. `verifyUrl` is for tests. */
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
