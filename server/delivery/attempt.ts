/** Sends one delivery and settles the result in the store. Times are in milliseconds. */
import type { Channel, Delivery, Recipients, Settlement, WorkerId } from '../store/submission.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import type { Clock } from '../lib/clock.ts';
import type { OutboxStore } from '../store/store.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { DeferredError, DownError, PartlyDeferredError, RefusedError } from './errors.ts';
import { type FailedEnd, type Outcome, attemptEnds, judge, refusedDelay, retryDelay } from './states.ts';

export type AttemptOptions = {
  store: Pick<OutboxStore, 'settle'>;
  channel: Channel;
  /** The owner of the leases. No other worker of the same store may have this id. */
  workerId: WorkerId;
  /**
   * Sends one delivery, or rejects with an error of `errors.ts`. `abort` ends the attempt. May resolve with the
   * recipients, so that the store counts refusals.
   */
  send: (delivery: Delivery, abort: AbortSignal) => Promise<Recipients | void>;
  log: Log;
  clock: Clock;
  /** The time after which a delivery that keeps failing is given up. Time in pauses of the channel does not count. */
  lifetime: number;
  delayAfter?: (attempt: number) => number;
  onDelivery: (outcome: Outcome) => void;
};

/** Returns the reason that `inbox list` shows: one line of at most 300 characters. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300);

function settlementOf(
  { clock, delayAfter = retryDelay }: AttemptOptions,
  { id, attempt }: Delivery,
  end: FailedEnd,
  error: unknown,
  reason: string,
): Settlement {
  const state = attemptEnds[end].settlement;
  const now = clock.now();
  const parts = error instanceof PartlyDeferredError ? { recipients: error.recipients } : {};
  if (state === 'dead') return { id, state, reason, ...parts };
  if (state === 'returned') return { id, state, dueAt: now, reason };
  const delay = end === 'refused' ? refusedDelay : delayAfter(attempt);
  return { id, state, at: now, dueAt: now + delay, reason, ...parts };
}

async function settleFailure(
  options: AttemptOptions,
  delivery: Delivery,
  error: unknown,
  end: FailedEnd,
  reason = reasonOf(error),
): Promise<void> {
  const { store, channel, workerId, log, onDelivery } = options;
  const { id, attempt } = delivery;
  const facts = { id, channel, attempt, ...errorFacts(error) };
  const settlement = settlementOf(options, delivery, end, error, reason);
  const isSettled = await store.settle(channel, workerId, settlement);
  // The lease ended, so another worker has the delivery now, or the operator erased the submission.
  if (!isSettled) return log('warn', 'delivery.lease-lost', facts);
  const { outcome } = attemptEnds[end];
  // Most acknowledgements fail because the visitor mistyped the address. Such a failure is no error of the server.
  if (outcome === 'dead') log(channel === 'acknowledgement' ? 'info' : 'error', 'delivery.dead', facts);
  // If the channel is paused, the circuit breaker writes the log line.
  if (outcome === 'failed') log('warn', 'delivery.failed', facts);
  onDelivery(outcome);
}

/**
 * Tells the circuit breaker about a failed attempt. Resolves with the error to judge, and with the milliseconds of a
 * pause that the attempt ended (0 if there was no pause).
 */
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
  const { store, channel, workerId, send, log, clock, lifetime, onDelivery } = options;
  const { id, attempt } = delivery;
  /**
   * Resolves with `fallback` if the circuit breaker itself fails, so that the delivery is still settled. Logs the
   * failure.
   */
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
      return settleFailure(options, delivery, thrown, 'stopped', reason);
    }
    // The breaker acts before the delivery is settled. A delivery must not become due during a pause, and the time of a
    // pause does not count as lifetime.
    const fallback = { error: thrown, pausedFor: 0 };
    const { error, pausedFor } = await orLog(informBreaker(breaker, delivery, thrown), fallback);
    const end = judge(delivery, error, clock.now(), lifetime, pausedFor);
    return settleFailure(options, delivery, error, end);
  }
  await store.settle(channel, workerId, {
    id,
    state: 'delivered',
    at: clock.now(),
    ...(recipients && { recipients }),
  });
  log('info', 'delivery.sent', { id, channel, attempt });
  onDelivery(attemptEnds.sent.outcome);
  await orLog(breaker.resume(), 0);
}
