/** Puts together what brings submissions to the mailboxes, and what tells of those that did not get there. */
import { workerId } from './adapters.ts';
import { composeApplicationMail } from './applications/application-mail.ts';
import { createResumeAttacher } from './applications/attach-resume.ts';
import { composeContactMail } from './contact/contact-mail.ts';
import type { Mailer } from './mail/mail.ts';
import { type Clock, systemClock } from './outbox/timing/clock.ts';
import { startDigest } from './outbox/digest/digest.ts';
import { createMailWriter } from './outbox/mail-writer.ts';
import { type OutboxWorker, startOutbox } from './outbox/outbox-worker.ts';
import type { ServerParts } from './request-handler.ts';

/** Deliveries under way at once to a mail server, each with a connection of its own and a resume in memory. */
export const deliveries = 4;

/** What tests put in the place of the real thing. Times are milliseconds. */
export type DeliveryOverrides = {
  /** To wait after a failed delivery, and while the queue is held. */
  retryDelay?: (attempt: number) => number;
  clock?: Clock;
};

const day = 24 * 60 * 60 * 1000;

/** Starts delivering; returns how to say that there is something new, and how to stop. */
export function startDelivering(
  { config, built, log, store, metrics, scan }: ServerParts,
  mailer: Mailer,
  { retryDelay, clock = systemClock }: DeliveryOverrides,
): OutboxWorker {
  const { mail } = built;
  const composers = { message: composeContactMail, application: composeApplicationMail };
  const write = createMailWriter(mail, composers);
  const attach = createResumeAttacher(store, scan);
  const worker = startOutbox({
    store,
    channel: 'mail',
    workerId,
    mailer,
    log,
    clock,
    write: async (delivery) => ({ ...write(delivery), attachments: await attach(delivery) }),
    // A folder is no faster for several at once, and each would hold a resume in memory.
    concurrency: config.smtpUrl === undefined ? 1 : deliveries,
    lifetime: config.mailLifetimeDays * day,
    lease: 2 * mailer.longestSend,
    longestSleep: 30_000,
    ...(retryDelay && { delayAfter: retryDelay, probeAfter: retryDelay }),
    onDelivery: (outcome) => metrics.count('site_deliveries_total', { channel: 'mail', outcome }),
  });
  // One who is not told because the mailbox is gone is nobody; the other mailboxes are asked then.
  const recipients = [mail.alerts, mail.info, mail.careers];
  const endDigest = startDigest({ store, mailer, recipients, from: mail.from, log, clock });
  return {
    wake: () => worker.wake(),
    async stop() {
      await Promise.all([worker.stop(), endDigest()]);
    },
  };
}
