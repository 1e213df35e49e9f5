/**
 * Tells the operator about problems: deliveries that were given up or take long, channels that are or were paused for
 * long, recipients that refuse mail, and a site that gets no submissions. After a digest is sent, the store marks these
 * events as reported, so a crash loses no report. Times are in milliseconds.
 */
import { hour, minute } from '@website/forms/limits';
import { errorFacts } from '../lib/log.ts';
import type { Reported, Unreported } from '../store/reports.ts';
import type { DigestStore, OutboxStore } from '../store/store.ts';
import { type ChannelPause, operatorCause } from '../store/submission.ts';
import { writeMessage, writeReport } from './digest-text.ts';
import { type ReporterOptions, type SendReport, mayReport, repeatLook } from './operator-mail.ts';
import type { Webhook } from './webhook.ts';

/** Sends a digest on one channel. If `notify` rejects, the digest is sent again later with the same id. */
export type Notifier = {
  channel: 'mail' | 'webhook';
  notify: (unreported: Unreported, now: number, abort: AbortSignal) => Promise<void>;
};

type DigestOptions = ReporterOptions & {
  store: DigestStore & Pick<OutboxStore, 'currentPause'>;
  /** The notifiers. The digest is sent with each notifier whose channel is open. */
  notifiers: readonly Notifier[];
  /** The milliseconds without a submission after which the operator is told; undefined means never. */
  maxSilence?: number | undefined;
};

/** The times between two checks of the store, between two digests, and after a failure. */
export const delays = { look: minute, digest: hour, afterFailure: 10 * minute };

const maxListed = 50;

/** Makes a notifier that sends the digest by mail. */
export const mailNotifier = (send: SendReport): Notifier => ({
  channel: 'mail',
  notify: (unreported, now, abort) => send(writeReport(unreported, now), now, abort),
});

export const webhookNotifier = (webhook: Pick<Webhook, 'send'>, format: 'json' | 'text'): Notifier => ({
  channel: 'webhook',
  notify: (unreported, now, abort) => webhook.send(writeMessage(unreported, format, now), abort),
});

/** Returns whether a pause must be reported. Acknowledgements are optional, so nobody needs reports about them. */
const isAlarming = ({ channel }: ChannelPause): boolean => channel !== 'acknowledgement';

/** Sends the digest with every notifier. If all notifiers fail, rejects with the first failure. */
async function notifyAll(
  { log, clock }: DigestOptions,
  notifiers: readonly Notifier[],
  unreported: Unreported,
  abort: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const results = await Promise.allSettled(notifiers.map(({ notify }) => notify(unreported, now, abort)));
  const failures = results.filter((result) => result.status === 'rejected');
  if (failures.length === results.length) throw failures[0]?.reason;
  for (const { reason } of failures) log('warn', 'digest.partly-failed', errorFacts(reason));
}

/** Sends a digest if one is due. Resolves with the time until the next look. */
async function look(options: DigestOptions, abort: AbortSignal): Promise<number> {
  const { store, log, clock, workerId } = options;
  const take = (duration: number) =>
    store.acquireTask('digest', workerId, clock.now(), clock.now() + duration);
  if (!(await take(delays.afterFailure))) return delays.look;
  const all = await store.unreported(maxListed, clock.now(), options.maxSilence);
  // A pause that the operator started needs no report.
  const pastPauses = all.pastPauses.filter((pause) => isAlarming(pause) && pause.cause !== operatorCause);
  const lasting = all.lasting.filter(isAlarming);
  const { givenUp, givenUpCount, late, recipients, silentSince } = all;
  const isSilent = silentSince !== undefined;
  const eventCount = [pastPauses, lasting, late, recipients].flat().length;
  if (givenUpCount + eventCount === 0 && !isSilent) return delays.look;
  // If no channel can send the digest, the log and /readyz report the pause.
  const pauses = await Promise.all(options.notifiers.map(({ channel }) => store.currentPause(channel)));
  const notifiers = options.notifiers.filter((_, at) => mayReport(pauses[at]));
  if (notifiers.length === 0) return delays.look;
  await notifyAll(options, notifiers, { ...all, pastPauses, lasting }, abort);
  const idsOf = (events: readonly { id: number }[]) => events.map(({ id }) => id);
  const reported: Reported = {
    deliveries: givenUp,
    pastPauses: idsOf(all.pastPauses),
    lasting: idsOf(lasting),
    acknowledgements: true,
    late: late.length > 0,
    recipients: recipients.map(({ address }) => address),
    silence: isSilent,
  };
  await store.recordReported(reported, clock.now());
  const counts = { holds: pastPauses.length, lasting: lasting.length, late: late.length };
  log('info', 'digest.sent', { givenUp: givenUp.length, ...counts, recipients: recipients.length });
  if (givenUpCount > givenUp.length) return delays.look;
  // No other server sends a digest before this time is over.
  await take(delays.digest);
  return delays.digest;
}

/** Starts to send digests. Returns a function that stops the digests. */
export const startDigest = (options: DigestOptions): (() => Promise<void>) =>
  repeatLook(options, 'digest.failed', { ...delays, first: delays.look }, (abort) => look(options, abort));
