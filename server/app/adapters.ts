/**
 * Chooses the adapter of each port except the store. Only this file and `store-adapters.ts` import adapters. An adapter
 * that needs another package is loaded when it is chosen.
 */
import type { ServerSettings } from '../../settings/server-settings.ts';
import type { BotCheck, ChallengeMaker } from '../forms/bot-check.ts';
import { createProofOfWork } from '../forms/proof-of-work.ts';
import { createRecaptcha } from '../forms/recaptcha.ts';
import { maxRequestTime } from '../http/http-server.ts';
import { createEmlMailer, emlFiles, mailFolder } from '../delivery/eml-mailer.ts';
import type { Mailer } from '../delivery/mail.ts';
import type { SmtpServer } from '../../settings/addresses.ts';
import type { Log } from '../lib/log.ts';
import type { Store } from '../store/store.ts';
import { type VirusScan, createClamScan } from '../resumes/virus-scan.ts';
import { type Webhook, createHttpWebhook } from '../delivery/webhook.ts';

/** Makes a mailer if its settings are set. */
export type MailAdapter = (settings: ServerSettings, log: Log) => Mailer | Promise<Mailer> | undefined;

async function smtpMailer(server: SmtpServer, log: Log): Promise<Mailer> {
  const { createSmtpMailer } = await import('../delivery/smtp-mailer.ts');
  return createSmtpMailer(server, {
    onPartlyRefused: (id, count) => log('warn', 'mail.partly-refused', { id, count }),
  });
}

/** The adapters of mail. Another provider needs one more entry (docs/adding-a-mail-provider.md). */
export const mailAdapters: readonly MailAdapter[] = [({ smtp }, log) => smtp && smtpMailer(smtp, log)];

/** Makes the mailer of the first adapter whose settings are set. If there is none, mails are written to files. */
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

/** Paths of mails about these submissions that were written to files while no mail server was set. */
export const mailFiles = (dataDir: string, ids: readonly string[]): Promise<string[]> =>
  emlFiles(mailFolder(dataDir), ids);

export const chooseWebhook = (webhook: ServerSettings['webhook']): Webhook | undefined =>
  webhook && createHttpWebhook(webhook);

/** The bot check that judges tokens. Only the embedded check has challenges. */
export type ChosenBotCheck = { botCheck: BotCheck; challenges: ChallengeMaker | undefined };

/** Makes reCAPTCHA if its keys are set, otherwise the embedded bot check. `verifyUrl` is for tests. */
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

/** Makes the virus scanner, if one is set. `pause` in milliseconds: see {@link createClamScan}. */
export const chooseVirusScan = (clamav: ServerSettings['clamav'], pause?: number): VirusScan | undefined =>
  clamav && createClamScan(clamav, pause);
