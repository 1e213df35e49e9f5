/**
 * The states of deliveries and channels, and every transition between the states. docs/operating.md contains the same
 * table, and `states.test.ts` compares both tables. All times are in milliseconds.
 */
import { minute, second } from '../../contracts/limits.ts';
import type { Delivery, Settlement } from '../store/submission.ts';
import { DownError, RefusedError, UndeliverableError } from './errors.ts';

/** How an attempt ended, for the metrics. `returned` means that the attempt failed, but not because of the delivery. */
export type Outcome = 'delivered' | 'failed' | 'returned' | 'dead';

/** Makes a transition. `when` and `effect` are texts for the operator. */
const transition = (from: string, to: string, when: string, effect: string) => ({ from, to, when, effect });

/** Describes one way in which an attempt can end. The returned function adds the texts for the operator. */
const endOf =
  <State extends Settlement['state']>(settlement: State, to: string, outcome: Outcome) =>
  (when: string, effect: string) => ({ ...transition('sending', to, when, effect), settlement, outcome });

const delivered = endOf('delivered', 'delivered', 'delivered');
const retry = endOf('retry', 'waiting', 'failed');
const returned = endOf('returned', 'waiting', 'returned');
const dead = endOf('dead', 'dead', 'dead');

export const attemptEnds = {
  sent: delivered('the other side takes it', 'the channel opens if it was paused'),
  failed: retry(
    'it is put off, is interrupted, or fails for an unknown reason',
    'tried again after 5 s, doubling up to 2 h',
  ),
  refused: retry(
    'the other side refuses it for good, at the first attempt',
    'tried once more after 10 minutes',
  ),
  paused: returned('every delivery of its channel would fail now', 'no attempt used; the channel pauses'),
  stopped: returned('the server stops during the attempt', 'no attempt used; tried again at the next start'),
  refusedAgain: dead('the other side refuses it for good, at a later attempt', 'the digest tells'),
  expired: dead(
    'it has failed by itself for `MAIL_LIFETIME_DAYS`, without the time of pauses',
    'the digest tells',
  ),
  undeliverable: dead(
    'it must not be sent: the virus scanner found something, or the file is gone',
    'the digest tells',
  ),
};

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
  bounced: transition(
    'delivered',
    'dead',
    'it comes back, and `MAIL_BOUNCES` has the bounce',
    'the digest tells; a requeue is for the recipients that the bounce names',
  ),
  requeued: transition(
    'delivered or dead',
    'waiting',
    'the operator requeues it',
    'tried at once, attempts counted anew',
  ),
};

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
  operatorPaused: transition(
    'open or paused',
    'paused',
    'the operator pauses it: `operator`',
    'nothing is sent until the operator ends the pause',
  ),
  operatorResumed: transition(
    'paused',
    'open',
    'the operator ends the pause',
    'what waited goes out within a minute',
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

/** A delivery that is refused at this attempt or later is given up. */
const maxAttemptsOfRefused = 2;

/**
 * Returns how a failed attempt ends.
 * @param pausedFor the length of the pause that the same reply ended; this time does not count as lifetime
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
  if (error instanceof RefusedError) return attempt < maxAttemptsOfRefused ? 'refused' : 'refusedAgain';
  return now - pausedFor - (failingSince ?? now) < lifetime ? 'failed' : 'expired';
}

const firstDelay = 5 * second;

export const maxRetryDelay = 120 * minute;

/** Returns `first`, doubled for each failure after the first failure, but at most `max`. */
const doubled = (first: number, max: number, failures: number): number =>
  Math.min(max, first * 2 ** (failures - 1));

/**
 * Returns the delay after an attempt; the first attempt is 1. The function subtracts a random part of up to a half. So
 * deliveries that failed together are not all repeated at the same time. `random` is in [0, 1).
 */
export const retryDelay = (attempt: number, random = Math.random()): number =>
  Math.round(doubled(firstDelay, maxRetryDelay, attempt) * (1 - random / 2));

/** The delay before the second and last attempt at a delivery that was refused for good. */
export const refusedDelay = 10 * minute;

/**
 * Returns the delay before a probe, from the number of failures in a row. After a refused password the delay is longer,
 * because more attempts may lock the account.
 */
export const probeDelay = (failures: number, mayLockAccount: boolean): number =>
  mayLockAccount ? doubled(minute, 10 * minute, failures) : doubled(firstDelay, minute, failures);
