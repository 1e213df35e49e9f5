/**
 * The states of deliveries and channels, and every transition between them. docs/operating.md contains the same table;
 * `states.test.ts` compares the two. All times are milliseconds.
 */
import type { Delivery, Settlement } from '../store/store.ts';
import { DownError, RefusedError, UndeliverableError } from './errors.ts';

/** How an attempt ended, as the metrics count it. `held`: no fault of the delivery. */
export type Outcome = 'delivered' | 'failed' | 'held' | 'dead';

type DeliveryState = 'waiting' | 'sending' | 'delivered' | 'dead';
type ChannelState = 'open' | 'paused';

/** A transition. `when` and `effect` are words for the operator. */
type Transition<State> = { from: readonly State[]; to: State; when: string; effect: string };

/** The end of an attempt. `settlement` is what the store is told. */
type AttemptEnd = Transition<DeliveryState> & { settlement: Settlement['state']; outcome: Outcome };

const retried = { from: ['sending'], to: 'waiting', settlement: 'retry', outcome: 'failed' } as const;
const returned = { from: ['sending'], to: 'waiting', settlement: 'returned', outcome: 'held' } as const;
const givenUp = { from: ['sending'], to: 'dead', settlement: 'dead', outcome: 'dead' } as const;

/** Every way in which an attempt ends. */
export const attemptEnds = {
  sent: {
    from: ['sending'],
    to: 'delivered',
    settlement: 'delivered',
    outcome: 'delivered',
    when: 'the other side takes it',
    effect: 'the channel opens if it was paused',
  },
  failed: {
    ...retried,
    when: 'it is put off, is interrupted, or fails for an unknown reason',
    effect: 'tried again after 5 s, doubling up to 2 h',
  },
  refused: {
    ...retried,
    when: 'the other side refuses it for good, at the first attempt',
    effect: 'tried once more after 10 minutes',
  },
  paused: {
    ...returned,
    when: 'every delivery of its channel would fail now',
    effect: 'no attempt used; the channel pauses',
  },
  stopped: {
    ...returned,
    when: 'the server stops during the attempt',
    effect: 'no attempt used; tried again at the next start',
  },
  refusedAgain: { ...givenUp, when: 'the other side refuses it for good again', effect: 'the digest tells' },
  expired: {
    ...givenUp,
    when: 'it has failed by itself for `MAIL_LIFETIME_DAYS`, without the time of pauses',
    effect: 'the digest tells',
  },
  undeliverable: {
    ...givenUp,
    when: 'it must not be sent: the virus scanner found something, or the resume is gone',
    effect: 'the digest tells',
  },
} as const satisfies Record<string, AttemptEnd>;

/** Transitions of a delivery outside of an attempt. */
export const otherTransitions = {
  started: {
    from: ['waiting'],
    to: 'sending',
    when: 'it is due, its channel is open, and a slot is free',
    effect: 'leased for twice the time that an attempt may take',
  },
  leaseExpired: {
    from: ['sending'],
    to: 'sending',
    when: 'its lease runs out, because its server was killed',
    effect: 'any server of the store tries it at once',
  },
  abandoned: {
    from: ['waiting', 'sending'],
    to: 'dead',
    when: 'no server has had settings for its channel for an hour',
    effect: 'the digest tells',
  },
  requeued: {
    from: ['delivered', 'dead'],
    to: 'waiting',
    when: 'the operator requeues it',
    effect: 'tried at once, attempts counted anew',
  },
} as const satisfies Record<string, Transition<DeliveryState>>;

/** Transitions of a channel. */
export const channelTransitions = {
  down: {
    from: ['open'],
    to: 'paused',
    when: 'an attempt shows that every delivery would fail: `connection`, `tls`, `authentication` or `configuration`',
    effect:
      'one trial delivery after 5 s, doubling up to a minute; after a refused password up to 10 minutes',
  },
  mailboxRefused: {
    from: ['open'],
    to: 'paused',
    when: 'one of our mailboxes refuses three different submissions in a row: `recipient`',
    effect: 'the same',
  },
  answered: {
    from: ['paused'],
    to: 'open',
    when: 'the other side takes a delivery, or refuses it or puts it off by itself',
    effect: 'what waited goes out within a minute',
  },
  channelAbandoned: {
    from: ['paused'],
    to: 'open',
    when: 'no server has had settings for the channel for an hour',
    effect: 'what waited is `dead`',
  },
} as const satisfies Record<string, Transition<ChannelState>>;

/** An attempt that did not deliver. */
export type FailedEnd = Exclude<keyof typeof attemptEnds, 'sent'>;

/** Attempts after which a delivery that is refused for good is given up. */
const maxRefusals = 2;

/**
 * Says how a failed attempt ends.
 * @param lifetime time after which a delivery that fails by itself is given up
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

/** No retry waits longer. */
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
