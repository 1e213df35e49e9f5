/**
 * Tells the operator which deliveries were given up, and which channels are or were paused for long. After a digest is
 * sent, the store marks these events as reported, so a crash loses no report. Times are in milliseconds.
 */
import type { ChannelPause, GivenUp, Unreported, WorkerId } from '../store/submission.ts';
import { counted } from '../../contracts/messages.ts';
import { type Clock, repeat } from '../lib/clock.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import type { DigestStore, OutboxStore } from '../store/store.ts';
import { RefusedError } from './errors.ts';
import { type Mail, type Mailer, domainOf } from './mail.ts';
import { type Webhook, type WebhookMessage, chatLine } from './webhook.ts';

/** Sends a digest on one channel. If `notify` rejects, the digest is sent again later with the same id. */
export type Notifier = {
  channel: 'mail' | 'webhook';
  notify: (unreported: Unreported, now: number, abort: AbortSignal) => Promise<void>;
};

export type DigestOptions = {
  store: DigestStore & Pick<OutboxStore, 'currentPause'>;
  /** The notifiers. The digest is sent with each notifier whose channel is open. */
  notifiers: readonly Notifier[];
  log: Log;
  clock: Clock;
  /** The id of this server. Of all servers that share a store, only one sends the digest. */
  workerId: WorkerId;
};

const minute = 60_000;
const hour = 60 * minute;

/** The times between two checks of the store, between two digests, and after a failure. */
export const delays = { look: minute, digest: hour, afterFailure: 10 * minute };

const maxListed = 50;

const formatTime = (time: number): string =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function formatDuration(milliseconds: number): string {
  const minutes = Math.round(milliseconds / minute);
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.round(minutes / 60), 'hour');
}

function formatGivenUp({ id, channel, kind, mailbox, receivedAt, lastError }: GivenUp): string {
  const what = channel === 'mail' ? `${kind} to ${mailbox}` : `${channel} about a ${kind}`;
  return `${id}  ${what}, received ${formatTime(receivedAt)}\n    ${lastError ?? 'no reason known'}`;
}

const formatPause = ({ channel, since, cause, reason }: ChannelPause, end: number): string =>
  `${channel}: since ${formatTime(since)}, for ${formatDuration(end - since)} (${cause})\n    ${reason}`;

/** Returns a block of lines for the mail; empty if `lines` is empty. */
const block = (head: string, lines: readonly string[], ...end: string[]): string[] =>
  lines.length === 0 ? [] : [head, '', ...lines, ...end, ''];

function mailText(
  { givenUp, givenUpCount, holds, lasting, acknowledgements }: Unreported,
  now: number,
): string {
  const unlisted = givenUpCount - givenUp.length;
  const lines = [
    ...block(
      'Delivery has failed since the time below and still does. What comes in is kept and waits:',
      lasting.map((pause) => formatPause(pause, now)),
      '',
      "What to do: remove the cause; docs/operating.md explains each one under 'Mail that does not get through'. The server tries again by itself, and then sends everything that waits. 'npm run -s inbox -- stats' shows whether delivery still fails.",
    ),
    ...block(
      `${counted(givenUpCount, 'submission')} of the website could not be delivered everywhere. They are kept, and wait for you:`,
      givenUp.map(formatGivenUp),
      ...(unlisted > 0 ? [`and ${unlisted} more, listed in another mail`] : []),
      '',
      "What to do: 'npm run -s inbox -- show ID' shows one and why it failed; 'npm run -s inbox -- requeue ID' sends it again once the reason is gone.",
    ),
    ...block(
      'Delivery failed for a time and works again. Everything that waited is being sent; nothing was lost, and you need not do anything:',
      holds.map((pause) => formatPause(pause, pause.until)),
    ),
  ];
  if (acknowledgements > 0)
    lines.push(
      `Besides, ${counted(acknowledgements, 'acknowledgement')} could not be sent: mostly mistyped addresses.`,
      '',
    );
  return lines.join('\n');
}

function subjectOf({ givenUpCount, holds, lasting }: Unreported): string {
  const [first] = lasting;
  if (first) return `[website] Delivery by ${first.channel} has failed since ${formatTime(first.since)}`;
  if (givenUpCount > 0) return `[website] ${counted(givenUpCount, 'submission')} could not be delivered`;
  const [max] = holds.toSorted((a, b) => b.until - b.since - (a.until - a.since));
  return max
    ? `[website] Delivery by ${max.channel} works again, after ${formatDuration(max.until - max.since)}`
    : '[website] Report about deliveries';
}

/**
 * Returns the digest's id. A repeated digest keeps its id. If a delivery is given up for a second time, the digest gets
 * another id.
 */
function idOf({ givenUp, holds, lasting }: Unreported, now: number): string {
  const events = [
    ...givenUp.map(({ id, channel }) => `${id}-${channel}`),
    ...holds.map(({ id }) => `hold-${id}`),
    ...lasting.map(({ id }) => `lasting-${id}`),
  ];
  return `digest-${events[0] ?? ''}-${events.length}-${Math.floor(now / hour)}`;
}

/** Writes the digest as a mail. The mail quotes the error messages of mail servers, but no text that visitors wrote. */
function writeMail(unreported: Unreported, from: string, to: string, now: number): Mail {
  const id = idOf(unreported, now);
  return {
    id,
    messageId: `<${id}@${domainOf(from)}>`,
    from,
    to: [to],
    cc: [],
    automatic: 'generated',
    replyTo: { name: '', address: from },
    subject: subjectOf(unreported),
    text: mailText(unreported, now),
    date: new Date(now),
    attachments: [],
  };
}

const isoTime = (time: number): string => new Date(time).toISOString();

const pauseData = ({ channel, since, cause }: ChannelPause) => ({ channel, since: isoTime(since), cause });

/** Writes the digest as a webhook message. The message contains no text of visitors or mail servers. */
function writeMessage(unreported: Unreported, format: 'json' | 'text', now: number): WebhookMessage {
  const { givenUp, givenUpCount, acknowledgements, holds, lasting } = unreported;
  const causes = [...lasting, ...holds].map(({ channel, cause }) => `${channel}: ${cause}`);
  const ids = givenUp.map(({ id, channel }) => `${id} (${channel})`);
  const content =
    format === 'text'
      ? { text: chatLine([subjectOf(unreported), ...causes, ...ids].join(' | ')) }
      : {
          type: 'delivery.digest',
          timestamp: isoTime(now),
          data: {
            givenUp: givenUp.map(({ id, channel, kind }) => ({ id, channel, kind })),
            givenUpCount,
            acknowledgementsGivenUp: acknowledgements,
            holdsOver: holds.map((pause) => ({ ...pauseData(pause), until: isoTime(pause.until) })),
            holdsLasting: lasting.map(pauseData),
          },
        };
  return { id: idOf(unreported, now), body: JSON.stringify(content) };
}

/** Makes a notifier that sends the digest to the first recipient whose mailbox accepts the mail. */
export const mailNotifier = (
  mailer: Pick<Mailer, 'send'>,
  recipients: readonly string[],
  from: string,
): Notifier => ({
  channel: 'mail',
  async notify(unreported, now, abort) {
    let refusal: unknown;
    for (const to of new Set(recipients)) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- the next recipient is tried only after a refusal
        return await mailer.send(writeMail(unreported, from, to, now), abort);
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        refusal = error;
      }
    }
    throw refusal;
  },
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

/** Sends a digest if one is due. Resolves with the time until the next call. */
async function look(options: DigestOptions, abort: AbortSignal): Promise<number> {
  const { store, log, clock, workerId } = options;
  const take = (duration: number) =>
    store.acquireTask('digest', workerId, clock.now(), clock.now() + duration);
  try {
    if (!(await take(delays.afterFailure))) return delays.look;
    const all = await store.unreported(maxListed, clock.now());
    const [holds, lasting] = [all.holds.filter(isAlarming), all.lasting.filter(isAlarming)];
    const { givenUp, givenUpCount } = all;
    if (givenUpCount + holds.length + lasting.length === 0) return delays.look;
    // A paused channel cannot send the digest; the log and /readyz report the pause. If a refused mailbox caused the
    // pause, the channel can still send the digest to another mailbox.
    const pauses = await Promise.all(options.notifiers.map(({ channel }) => store.currentPause(channel)));
    const notifiers = options.notifiers.filter((_, at) => (pauses[at]?.cause ?? 'recipient') === 'recipient');
    if (notifiers.length === 0) return delays.look;
    await notifyAll(options, notifiers, { ...all, holds, lasting }, abort);
    const idsOf = (events: readonly { id: number }[]) => events.map(({ id }) => id);
    await store.recordReported(
      { deliveries: givenUp, holds: idsOf(all.holds), lasting: idsOf(lasting), acknowledgements: true },
      clock.now(),
    );
    log('info', 'digest.sent', { givenUp: givenUp.length, holds: holds.length, lasting: lasting.length });
    if (givenUpCount > givenUp.length) return delays.look;
    // No other server sends a digest before this time is over.
    await take(delays.digest);
    return delays.digest;
  } catch (error) {
    if (!abort.aborted) log('error', 'digest.failed', errorFacts(error));
    return delays.afterFailure;
  }
}

/** Starts to send digests. Returns a function that stops the digests. */
export const startDigest = (options: DigestOptions): (() => Promise<void>) =>
  repeat(options.clock, delays.look, (abort) => look(options, abort));
