/** Connects the delivery of submissions on their channels, and the digest about deliveries that failed. */
import { chooseWorkerId } from './store-adapters.ts';
import { composeApplicationMail } from '../forms/application-mail.ts';
import { createResumeAttacher } from '../forms/attach-resume.ts';
import { composeContactMail } from '../forms/contact-mail.ts';
import type { Mailer } from '../delivery/mail.ts';
import { type Clock, systemClock } from '../lib/clock.ts';
import { startDigest } from '../delivery/digest.ts';
import { type Teller, mailTeller, webhookTeller } from '../delivery/tellers.ts';
import { createAcknowledgementWriter } from '../delivery/acknowledgement-mail.ts';
import { createMailWriter } from '../delivery/mail-writer.ts';
import { type OutboxOptions, type OutboxWorker, startOutbox } from '../delivery/outbox-worker.ts';
import { attend, giveUpUnattended } from '../delivery/unattended.ts';
import { writeWebhook } from '../delivery/webhook-message.ts';
import type { ServerParts } from './request-handler.ts';
import { type WorkerId, sideChannels } from '../store/store.ts';
import type { Webhook } from '../delivery/webhook.ts';

/** Deliveries under way at once to a mail server, each with a connection of its own and a resume in memory. */
export const deliveries = 4;

/** Connections to a mail server that are used at once. */
export const connectionsFor = ({ acknowledge }: ServerParts['config']): number =>
  deliveries + (acknowledge === 'off' ? 0 : 1);

/** Destinations of submissions; `webhook` is undefined where none is configured. */
export type Recipients = { mailer: Mailer; webhook: Webhook | undefined };

/** Replacements that tests use. Times are milliseconds. */
export type DeliveryOverrides = {
  /** Pauses after a failed delivery and while a queue is held. */
  retryDelay?: (attempt: number) => number;
  clock?: Clock;
};

/** A delivery is leased for this many times the most that it can take. */
export const leaseFactor = 2;

/** Milliseconds after which a worker looks for rows that another process made due. */
export const longestSleep = 30_000;

const day = 24 * 60 * 60 * 1000;

/** Settings of one channel; `longest` is the most milliseconds that one delivery can take. */
type Way = Pick<OutboxOptions, 'channel' | 'carry' | 'concurrency'> & { longest: number };

/** The mail to the company. */
function mailWay({ config, built, store, scan }: ServerParts, { mailer }: Recipients): Way {
  const composers = { message: composeContactMail, application: composeApplicationMail };
  const write = createMailWriter(built.mail, composers);
  const attach = createResumeAttacher(store, scan);
  return {
    channel: 'mail',
    async carry(delivery, stop) {
      await mailer.send({ ...write(delivery), attachments: await attach(delivery) }, stop);
    },
    // A folder is no faster for several at once, and each would hold a resume in memory.
    concurrency: config.smtp === undefined ? 1 : deliveries,
    longest: mailer.longestSend,
  };
}

/** The mail to whoever wrote, where that is wished. */
function acknowledgementWay({ config, built }: ServerParts, { mailer }: Recipients): Way | undefined {
  if (config.acknowledge === 'off' || !built.acknowledgements) return undefined;
  const write = createAcknowledgementWriter(
    { ...built.mail.replies, from: built.mail.from },
    built.acknowledgements,
  );
  return {
    channel: 'acknowledgement',
    carry: (delivery, stop) => mailer.send(write(delivery), stop),
    // They may take one of the mail server's connections, and leave the others to the company's own mail.
    concurrency: 1,
    longest: mailer.longestSend,
  };
}

/** The webhook, where one is set. */
function webhookWay({ config }: ServerParts, { webhook }: Recipients): Way | undefined {
  const { webhook: settings } = config;
  if (!webhook || !settings) return undefined;
  return {
    channel: 'webhook',
    carry: (delivery, stop) => webhook.post(writeWebhook(delivery, settings), stop),
    concurrency: deliveries,
    longest: webhook.longestPost,
  };
}

/** Starts delivering on one channel. */
function startWay(
  { config, log, store, metrics }: ServerParts,
  { longest, ...way }: Way,
  { retryDelay, clock = systemClock }: DeliveryOverrides,
  workerId: WorkerId,
): OutboxWorker {
  return startOutbox({
    ...way,
    store,
    workerId,
    log,
    clock,
    lifetime: config.mailLifetimeDays * day,
    lease: leaseFactor * longest,
    longestSleep,
    ...(retryDelay && { delayAfter: retryDelay, probeAfter: retryDelay }),
    onDelivery: (outcome) => metrics.count('site_deliveries_total', { channel: way.channel, outcome }),
  });
}

/** Channels that tell the operator about deliveries which failed. */
function tellersOf({ config, built }: ServerParts, { mailer, webhook }: Recipients): Teller[] {
  const { alerts, info, careers, from } = built.mail;
  const byMail = mailTeller(mailer, [alerts, ...info.to, ...careers.to], from);
  return webhook && config.webhook ? [byMail, webhookTeller(webhook, config.webhook.format)] : [byMail];
}

/** Starts delivering. Returns functions to announce new submissions and to stop. */
export function startDelivering(
  parts: ServerParts,
  recipients: Recipients,
  overrides: DeliveryOverrides,
): OutboxWorker {
  const { config, log, store } = parts;
  const workerId = chooseWorkerId(config);
  const { clock = systemClock } = overrides;
  const sideWays = {
    acknowledgement: acknowledgementWay(parts, recipients),
    webhook: webhookWay(parts, recipients),
  };
  const workers = [mailWay(parts, recipients), ...Object.values(sideWays)]
    .filter((way) => way !== undefined)
    .map((way) => startWay(parts, way, overrides, workerId));
  const endings = sideChannels.map((channel) =>
    (sideWays[channel] ? attend : giveUpUnattended)({ store, channel, log, clock }),
  );
  endings.push(startDigest({ store, tellers: tellersOf(parts, recipients), log, clock, workerId }));
  return {
    wake() {
      for (const worker of workers) worker.wake();
    },
    async stop() {
      await Promise.all([...workers.map((worker) => worker.stop()), ...endings.map((end) => end())]);
    },
  };
}
