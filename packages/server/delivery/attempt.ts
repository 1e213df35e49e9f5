/**
 * Sends one delivery, judges a failure, and settles the result in the store. docs/operating.md has the table of the
 * states of deliveries and channels. Times are in milliseconds.
 */
import { minute, second } from '@website/forms/limits';
import type { Channel, Delivery, Recipients, Settlement, WorkerId } from '../store/submission.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import type { Clock } from '../lib/clock.ts';
import type { OutboxStore } from '../store/store.ts';
import { type CircuitBreaker, doubled } from './circuit-breaker.ts';
import { DeferredError, DownError, PartlyDeferredError, RefusedError, UndeliverableError } from './errors.ts';

/** How an attempt ended, for the metrics. `returned` means that the attempt failed, but not because of the delivery. */
export type Outcome = 'delivered' | 'failed' | 'returned' | 'dead';

export type AttemptOptions = {
  store: Pick<OutboxStore, 'settle'>;
  channel: Channel;
  /** The owner of the leases. No other worker of the same store may have this id. */
  workerId: WorkerId;
  /** Rejects with an error of `errors.ts`. The store counts the refusals of the recipients that it resolves with. */
  send: (delivery: Delivery, abort: AbortSignal) => Promise<Recipients | void>;
  log: Log;
  clock: Clock;
  /** The time after which a delivery that keeps failing is given up. Time in pauses of the channel does not count. */
  lifetime: number;
  delayAfter?: (attempt: number) => number;
  onDelivery: (outcome: Outcome) => void;
};

/** A delivery that is refused at this attempt or later is given up. */
const maxAttemptsOfRefused = 2;

/** The delay before the second and last attempt at a delivery that was refused for good. */
export const refusedDelay = 10 * minute;

export const maxRetryDelay = 120 * minute;

/**
 * Returns the delay after an attempt; the first attempt is 1. The function subtracts a random part of up to a half. So
 * deliveries that failed together are not all repeated at the same time. `random` is in [0, 1).
 */
export const retryDelay = (attempt: number, random = Math.random()): number =>
  Math.round(doubled(5 * second, maxRetryDelay, attempt) * (1 - random / 2));

type FailedState = Exclude<Settlement['state'], 'delivered'>;

/**
 * Decides what becomes of a delivery after a failed attempt.
 * @param pausedFor the length of the pause that the same reply ended; this time does not count as lifetime
 */
function judge(
  { clock, lifetime }: AttemptOptions,
  { attempt, failingSince }: Delivery,
  error: unknown,
  pausedFor: number,
): FailedState {
  if (error instanceof DownError) return 'returned';
  if (error instanceof UndeliverableError) return 'dead';
  if (error instanceof RefusedError) return attempt < maxAttemptsOfRefused ? 'retry' : 'dead';
  const now = clock.now();
  return now - pausedFor - (failingSince ?? now) < lifetime ? 'retry' : 'dead';
}

/** Returns the reason that `inbox list` shows: one line of at most 300 characters. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300);

function settlementOf(
  { clock, delayAfter = retryDelay }: AttemptOptions,
  { id, attempt }: Delivery,
  state: FailedState,
  error: unknown,
  reason: string,
): Settlement {
  const now = clock.now();
  const parts = error instanceof PartlyDeferredError ? { recipients: error.recipients } : {};
  if (state === 'dead') return { id, state, reason, ...parts };
  if (state === 'returned') return { id, state, dueAt: now, reason };
  const delay = error instanceof RefusedError ? refusedDelay : delayAfter(attempt);
  return { id, state, at: now, dueAt: now + delay, reason, ...parts };
}

async function settleFailure(
  options: AttemptOptions,
  delivery: Delivery,
  error: unknown,
  state: FailedState,
  reason = reasonOf(error),
): Promise<void> {
  const { store, channel, workerId, log, onDelivery } = options;
  const { id, attempt } = delivery;
  const facts = { id, channel, attempt, ...errorFacts(error) };
  const settlement = settlementOf(options, delivery, state, error, reason);
  const isSettled = await store.settle(channel, workerId, settlement);
  // The lease ended, so another worker has the delivery now, or the operator erased the submission.
  if (!isSettled) return log('warn', 'delivery.lease-lost', facts);
  // Most acknowledgements fail because the visitor mistyped the address. Such a failure is no error of the server.
  if (state === 'dead') log(channel === 'acknowledgement' ? 'info' : 'error', 'delivery.dead', facts);
  // If the channel is paused, the circuit breaker writes the log line.
  if (state === 'retry') log('warn', 'delivery.failed', facts);
  onDelivery(state === 'retry' ? 'failed' : state);
}

/** Resolves with the error to judge, and with the milliseconds of a pause that the attempt ended, or 0. */
async function informBreaker(breaker: CircuitBreaker, delivery: Delivery, thrown: unknown) {
  const error = await breaker.classify(delivery, thrown);
  if (error instanceof DownError) await breaker.pause(error);
  const isAnswer = error instanceof RefusedError || error instanceof DeferredError;
  return { error, pausedFor: isAnswer ? await breaker.resume() : 0 };
}

/** Attempts one delivery. Rejects if the store fails to settle the delivery. An aborted attempt does not count. */
export async function attemptDelivery(
  options: AttemptOptions,
  delivery: Delivery,
  breaker: CircuitBreaker,
  abort: AbortSignal,
): Promise<void> {
  const { store, channel, workerId, send, log, clock, onDelivery } = options;
  const { id, attempt } = delivery;
  /** Resolves with `fallback` if the circuit breaker itself fails, so that the delivery is still settled. */
  const orLog = <T>(asked: Promise<T>, fallback: T): Promise<T> =>
    asked.catch((error: unknown) => {
      log('error', 'outbox.circuit-breaker-failed', { channel, ...errorFacts(error) });
      return fallback;
    });
  let recipients: Recipients | void;
  try {
    recipients = await send(delivery, abort);
  } catch (thrown) {
    if (abort.aborted) {
      const reason = 'The server was stopped before there was an answer.';
      return settleFailure(options, delivery, thrown, 'returned', reason);
    }
    // The breaker acts before the delivery is settled. A delivery must not become due during a pause, and the time of a
    // pause does not count as lifetime.
    const fallback = { error: thrown, pausedFor: 0 };
    const { error, pausedFor } = await orLog(informBreaker(breaker, delivery, thrown), fallback);
    return settleFailure(options, delivery, error, judge(options, delivery, error, pausedFor));
  }
  await store.settle(channel, workerId, {
    id,
    state: 'delivered',
    at: clock.now(),
    ...(recipients && { recipients }),
  });
  log('info', 'delivery.sent', { id, channel, attempt });
  onDelivery('delivered');
  await orLog(breaker.resume(), 0);
}
