/**
 * The states of deliveries and channels, and every transition between them. docs/operating.md contains the same table;
 * `states.test.ts` compares the two. All times are milliseconds.
 */
import type { Delivery, Settlement } from '../store/delivery.ts';
import { DownError, RefusedError, UndeliverableError } from './errors.ts';

/** How an attempt ended, as the metrics count it. `held`: no fault of the delivery. */
export type Outcome = 'delivered' | 'failed' | 'held' | 'dead';

/** End of an attempt: the settlement for the store, the next state, and the outcome for the metrics. */
const settlements = {
  delivered: { to: 'delivered', outcome: 'delivered' },
  retry: { to: 'waiting', outcome: 'failed' },
  returned: { to: 'waiting', outcome: 'held' },
  dead: { to: 'dead', outcome: 'dead' },
} as const satisfies Record<Settlement['state'], { to: string; outcome: Outcome }>;

/** A transition. `when` and `effect` are words for the operator. */
const transition = (from: string, to: string, when: string, effect: string) => ({ from, to, when, effect });

const attemptEnd = <State extends Settlement['state']>(settlement: State, when: string, effect: string) => ({
  ...transition('sending', settlements[settlement].to, when, effect),
  settlement,
  outcome: settlements[settlement].outcome,
});

/** Every way in which an attempt ends. */
export const attemptEnds = {
  sent: attemptEnd('delivered', 'the other side takes it', 'the channel opens if it was paused'),
  failed: attemptEnd(
    'retry',
    'it is put off, is interrupted, or fails for an unknown reason',
    'tried again after 5 s, doubling up to 2 h',
  ),
  refused: attemptEnd(
    'retry',
    'the other side refuses it for good, at the first attempt',
    'tried once more after 10 minutes',
  ),
  paused: attemptEnd(
    'returned',
    'every delivery of its channel would fail now',
    'no attempt used; the channel pauses',
  ),
  stopped: attemptEnd(
    'returned',
    'the server stops during the attempt',
    'no attempt used; tried again at the next start',
  ),
  refusedAgain: attemptEnd('dead', 'the other side refuses it for good again', 'the digest tells'),
  expired: attemptEnd(
    'dead',
    'it has failed by itself for `MAIL_LIFETIME_DAYS`, without the time of pauses',
    'the digest tells',
  ),
  undeliverable: attemptEnd(
    'dead',
    'it must not be sent: the virus scanner found something, or the resume is gone',
    'the digest tells',
  ),
};

/** Transitions of a delivery outside of an attempt. */
export const otherTransitions = {
  started: transition(
    'waiting',
    'sending',
    'it is due, its channel is open, and a slot is free',
    'leased for twice the time that an attempt may take',
  ),
  leaseExpired: transition(
    'sending',
    'sending',
    'its lease runs out, because its server was killed',
    'any server of the store tries it at once',
  ),
  abandoned: transition(
    'waiting or sending',
    'dead',
    'no server has had settings for its channel for an hour',
    'the digest tells',
  ),
  requeued: transition(
    'delivered or dead',
    'waiting',
    'the operator requeues it',
    'tried at once, attempts counted anew',
  ),
};

/** Transitions of a channel. */
export const channelTransitions = {
  down: transition(
    'open',
    'paused',
    'an attempt shows that every delivery would fail: `connection`, `tls`, `authentication` or `configuration`',
    'one trial delivery after 5 s, doubling up to a minute; after a refused password up to 10 minutes',
  ),
  mailboxRefused: transition(
    'open',
    'paused',
    'one of our mailboxes refuses three different submissions in a row: `recipient`',
    'the same',
  ),
  answered: transition(
    'paused',
    'open',
    'the other side takes a delivery, or refuses it or puts it off by itself',
    'what waited goes out within a minute',
  ),
  channelAbandoned: transition(
    'paused',
    'open',
    'no server has had settings for the channel for an hour',
    'what waited is `dead`',
  ),
};

export type FailedEnd = Exclude<keyof typeof attemptEnds, 'sent'>;

/** Attempts after which a delivery that is refused for good is given up. */
const maxRefusals = 2;

/**
 * Says how a failed attempt ends.
 * @param lifetime time after which a failing delivery is given up
 * @param pausedFor length of a pause of the channel that the same reply ended; it does not count for the lifetime
 */
export function judge(
  { attempt, failingSince }: Pick<Delivery, 'attempt' | 'failingSince'>,
  error: unknown,
  now: number,
  lifetime: number,
  pausedFor: number,
): FailedEnd {
  if (error instanceof DownError) return 'paused';
  if (error instanceof UndeliverableError) return 'undeliverable';
  if (error instanceof RefusedError) return attempt < maxRefusals ? 'refused' : 'refusedAgain';
  return now - pausedFor - (failingSince ?? now) < lifetime ? 'failed' : 'expired';
}

const second = 1000;
const minute = 60 * second;
const firstDelay = 5 * second;

/** Longest delay before a retry. */
export const maxRetryDelay = 120 * minute;

/** `first`, doubled with each further failure (counted from 1) up to `max`. */
const doubled = (first: number, max: number, failures: number): number =>
  Math.min(max, first * 2 ** (failures - 1));

/**
 * Delay after the given attempt (counted from 1): 5 s, doubling up to 2 h. A random part of up to a half is taken off,
 * so that deliveries which failed together do not come back together. `random` is in [0, 1).
 */
export function retryDelay(attempt: number, random: number): number {
  return Math.round(doubled(firstDelay, maxRetryDelay, attempt) * (1 - random / 2));
}

/** Delay before the second and last attempt at a delivery that was refused for good. */
export const refusedDelay = 10 * minute;

/**
 * Delay before the next probe of a channel that has failed this many times in a row (counted from 1). The delay is
 * longer after a refused password, because repeated attempts may lock the account.
 */
export function probeDelay(failures: number, mayLockAccount: boolean): number {
  return mayLockAccount ? doubled(minute, 10 * minute, failures) : doubled(firstDelay, minute, failures);
}
