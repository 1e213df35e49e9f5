/** Makes the delivery channels of a server from its settings and adapters, and starts them. */
import { allAddresses } from '../../contracts/built-site.ts';
import { day } from '../../contracts/limits.ts';
import { type Clock, repeat } from '../lib/clock.ts';
import { type DeliveryChannel, startChannels } from '../delivery/channels.ts';
import { bouncePlaceOf, startBounces } from '../delivery/bounces.ts';
import { type Notifier, mailNotifier, startDigest, webhookNotifier } from '../delivery/digest.ts';
import { type Draft, type Sent, writeAcknowledgement, writeMail } from '../delivery/mail.ts';
import { type MailSender, signing } from '../delivery/mail-ids.ts';
import { startNotices } from '../delivery/notices.ts';
import { type SendReport, createReportSender } from '../delivery/operator-mail.ts';
import { PartlyDeferredError, RefusedError } from '../delivery/errors.ts';
import { writeWebhook } from '../delivery/webhook.ts';
import { startWeeklyReport } from '../delivery/weekly-report.ts';
import type { Channel, Delivery, Recipients } from '../store/submission.ts';
import type { DeliveryWorker } from '../delivery/worker.ts';
import { createResumeAttacher } from '../resumes/intake.ts';
import type { ServerDependencies } from './request-handler.ts';
import { chooseWorkerId } from './adapters.ts';
import { startDailyCheck } from './database-watch.ts';

/** Values that tests replace. Times are in milliseconds. */
export type DeliveryOverrides = {
  retryDelay?: (attempt: number) => number;
  clock?: Clock;
};

/**
 * Sends the mail of a delivery. If the mail server accepts the mail for some recipients only, throws a {@link
 * PartlyDeferredError}; the next attempt is for the other recipients. If these refuse the mail, it still counts as
 * delivered.
 */
export async function sendToRecipients(
  mailer: MailSender,
  mail: Draft,
  { pendingRecipients }: Pick<Delivery, 'pendingRecipients'>,
  abort: AbortSignal,
): Promise<Recipients> {
  const recipients = pendingRecipients ?? [...mail.to, ...mail.cc];
  let sent: Sent | void;
  try {
    sent = await mailer.send({ ...mail, onlyFor: pendingRecipients }, abort);
  } catch (error) {
    if (!pendingRecipients || !(error instanceof RefusedError)) throw error;
    return { accepted: [], refused: recipients.map((address) => ({ address, reply: error.message })) };
  }
  const { refused = [], deferred = [] } = sent ?? {};
  const others = new Set([...refused, ...deferred].map(({ address }) => address));
  const result = { accepted: recipients.filter((address) => !others.has(address)), refused, deferred };
  if (deferred.length > 0) throw new PartlyDeferredError(result);
  return result;
}

function channelTable(dependencies: ServerDependencies, signed: MailSender): DeliveryChannel[] {
  const { config, log, store, scan, mailer, webhook, siteUrl, links } = dependencies;
  const { mail, acknowledgements } = dependencies.built;
  const attach = createResumeAttacher(store, scan);
  const channels: DeliveryChannel[] = [
    {
      channel: 'mail',
      async send(delivery, abort) {
        const written = { ...writeMail(delivery, mail), attachments: await attach(delivery) };
        const recipients = await sendToRecipients(signed, written, delivery, abort);
        const { length: count } = recipients.refused;
        if (count > 0) log('warn', 'mail.partly-refused', { id: delivery.id, count });
        return recipients;
      },
      concurrency: mailer.concurrency,
      maxSendTime: mailer.maxSendTime,
    },
  ];
  if (config.acknowledge !== 'off' && acknowledgements)
    channels.push({
      channel: 'acknowledgement',
      send: async (delivery, abort) => {
        const link = siteUrl + links.pathOf(delivery.id);
        await signed.send(writeAcknowledgement(delivery, mail, acknowledgements, link), abort);
      },
      // Acknowledgements use one connection. Mails to the company use the other connections.
      concurrency: 1,
      maxSendTime: mailer.maxSendTime,
    });
  const { webhook: content } = config;
  if (webhook && content)
    channels.push({
      channel: 'webhook',
      send: (delivery, abort) => webhook.send(writeWebhook(delivery, content), abort),
      concurrency: webhook.concurrency,
      maxSendTime: webhook.maxSendTime,
    });
  return channels;
}

function notifiersOf({ config, webhook }: ServerDependencies, send: SendReport): Notifier[] {
  const byMail = mailNotifier(send);
  return webhook && config.webhook ? [byMail, webhookNotifier(webhook, config.webhook.format)] : [byMail];
}

/** Warns every day that mails are only written to files. The operator may forget it. */
const remindOfFiles = ({ mailer, clock, log }: ServerDependencies) =>
  repeat(clock, day, async () => {
    if (!mailer.isReal) log('warn', 'mail.only-files');
    return day;
  });

/** Starts to read bounces, if a mail server puts them into a folder or a file. */
function startReadingBounces(
  { config, metrics, built, mailIds }: ServerDependencies,
  shared: Omit<Parameters<typeof startBounces>[0], 'place' | 'mailIds' | 'addresses' | 'onBounce'>,
) {
  const { bounces } = config;
  if (bounces === undefined) return async () => undefined;
  const { info, careers } = built.mail;
  const addresses = [info, careers].flatMap(allAddresses);
  const onBounce = (channel: Channel) => metrics.count('site_bounces_total', { channel });
  return startBounces({ ...shared, place: bouncePlaceOf(bounces), mailIds, addresses, onBounce });
}

export function startDelivering(
  dependencies: ServerDependencies,
  { retryDelay }: DeliveryOverrides,
): DeliveryWorker {
  const { config, log, clock, store, metrics, siteUrl } = dependencies;
  const { alerts, info, careers, from } = dependencies.built.mail;
  const mailer = signing(dependencies.mailer, dependencies.mailIds);
  const send = createReportSender(mailer, [alerts, ...info.to, ...careers.to], from);
  const shared = { store, log, clock, workerId: chooseWorkerId(config) };
  const channels = startChannels(channelTable(dependencies, mailer), {
    ...shared,
    lifetime: config.mailLifetimeDays * day,
    onDelivery: (channel, outcome) => metrics.count('site_deliveries_total', { channel, outcome }),
    retryDelay,
  });
  const maxSilence = config.silenceDays === 0 ? undefined : config.silenceDays * day;
  // The server backs up and checks only an embedded store. PostgreSQL checks its pages itself.
  const hasBackups = config.database === undefined;
  const stops = [
    () => channels.stop(),
    startDigest({ ...shared, maxSilence, notifiers: notifiersOf(dependencies, send) }),
    startWeeklyReport({ ...shared, send, siteUrl, hasBackups }),
    startNotices({ ...shared, send, mailer, from }),
    ...(hasBackups ? [startDailyCheck({ ...shared, send, metrics })] : []),
    startReadingBounces(dependencies, { ...shared, send }),
    remindOfFiles(dependencies),
  ];
  return {
    notify: () => channels.notify(),
    stop: async () => void (await Promise.all(stops.map((stop) => stop()))),
  };
}
