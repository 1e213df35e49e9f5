/** The table of channels of a server, made from its settings and adapters, and what is started from the table. */
import { type Clock, systemClock } from '../lib/clock.ts';
import { type DeliveryChannel, defineChannel, startChannels } from '../delivery/channels.ts';
import { type Notifier, mailNotifier, startDigest, webhookNotifier } from '../delivery/digest.ts';
import { createAcknowledgementWriter, createMailWriter } from '../delivery/mail-writer.ts';
import type { Mailer } from '../delivery/mail.ts';
import { type Webhook, writeWebhook } from '../delivery/webhook.ts';
import type { DeliveryWorker } from '../delivery/worker.ts';
import { composeMail } from '../delivery/form-composer.ts';
import { createResumeAttacher } from '../resumes/intake.ts';
import type { ServerParts } from './request-handler.ts';
import { chooseWorkerId } from './store-adapters.ts';

/** The adapters of the channels; `webhook` is undefined where none is configured. */
export type DeliveryAdapters = { mailer: Mailer; webhook: Webhook | undefined };

/** Replacements that tests use. Times are milliseconds. */
export type DeliveryOverrides = {
  /** The delay after a failed delivery and before a probe. */
  retryDelay?: (attempt: number) => number;
  clock?: Clock;
};

const day = 24 * 60 * 60 * 1000;

/** The channels of this server: how each one is written, and the adapter that sends it. */
function channelTable(
  { config, built, store, scan }: ServerParts,
  { mailer, webhook }: DeliveryAdapters,
): DeliveryChannel[] {
  const { mail, acknowledgements } = built;
  const writeMail = createMailWriter(mail, composeMail);
  const attach = createResumeAttacher(store, scan);
  const channels = [
    defineChannel(
      'mail',
      async (delivery) => ({ ...writeMail(delivery), attachments: await attach(delivery) }),
      mailer,
    ),
  ];
  if (config.acknowledge !== 'off' && acknowledgements) {
    const write = createAcknowledgementWriter({ ...mail.replies, from: mail.from }, acknowledgements);
    // One at a time, so that acknowledgements leave the other connections to the company's own mail.
    channels.push(defineChannel('acknowledgement', write, { ...mailer, concurrency: 1 }));
  }
  const { webhook: content } = config;
  if (webhook && content)
    channels.push(defineChannel('webhook', (delivery) => writeWebhook(delivery, content), webhook));
  return channels;
}

/** Who tells the operator of deliveries that failed. */
function notifiersOf({ config, built }: ServerParts, { mailer, webhook }: DeliveryAdapters): Notifier[] {
  const { alerts, info, careers, from } = built.mail;
  const byMail = mailNotifier(mailer, [alerts, ...info.to, ...careers.to], from);
  return webhook && config.webhook ? [byMail, webhookNotifier(webhook, config.webhook.format)] : [byMail];
}

/** Starts delivering on all channels, and the digest. */
export function startDelivering(
  parts: ServerParts,
  adapters: DeliveryAdapters,
  { retryDelay, clock = systemClock }: DeliveryOverrides,
): DeliveryWorker {
  const { config, log, store, metrics } = parts;
  const shared = { store, log, clock, workerId: chooseWorkerId(config) };
  const channels = startChannels(channelTable(parts, adapters), {
    ...shared,
    lifetime: config.mailLifetimeDays * day,
    onDelivery: (channel, outcome) => metrics.count('site_deliveries_total', { channel, outcome }),
    retryDelay,
  });
  const stopDigest = startDigest({ ...shared, notifiers: notifiersOf(parts, adapters) });
  return {
    notify: () => channels.notify(),
    stop: async () => void (await Promise.all([channels.stop(), stopDigest()])),
  };
}
