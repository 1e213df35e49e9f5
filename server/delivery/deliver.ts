/** Hands one delivery over and settles it by what came of it. */
import { DeferredError, InterruptedError, DownError, RefusedError, UndeliverableError } from './handover.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import type { Channel, Delivery, OutboxStore, Settlement, WorkerId } from '../store/store.ts';
import { refusedDelay, retryDelay } from './backoff.ts';
import type { Clock } from '../lib/clock.ts';
import type { Gate } from './gate.ts';

/** How an attempt ended. `held`: not delivered because the whole queue has stopped. */
export type Outcome = 'delivered' | 'failed' | 'held' | 'dead';

/** Dependencies of a delivery. Times are milliseconds. */
export type DeliveryOptions = {
  store: Pick<OutboxStore, 'settle'>;
  /** The one channel that is delivered here; the other channels have workers of their own. */
  channel: Channel;
  /** Owner of the leases: no other worker of the same store may have this id. */
  workerId: WorkerId;
  /**
   * Hands one delivery over, or rejects with what its failure means: a `HandoverError`, or an
   * {@link UndeliverableError}, after which nothing is tried again. The signal ends the attempt.
   */
  carry: (delivery: Delivery, stop: AbortSignal) => Promise<void>;
  log: Log;
  clock: Clock;
  /** Milliseconds after which a delivery that keeps failing for its own reasons is given up. */
  lifetime: number;
  /** Time to wait after an attempt, see {@link retryDelay}. */
  delayAfter?: (attempt: number) => number;
  onDelivery?: (outcome: Outcome) => void;
};

/** Attempts after which a delivery that is refused for good is given up. */
const refusals = 2;

const defaultDelay = (attempt: number): number => retryDelay(attempt, Math.random());

/** A reason an operator can act on, short enough to list. */
function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300);
}

type Failure = Exclude<Settlement, { state: 'delivered' }>;

/** Says what becomes of a delivery that failed; `held` is the part of its time that does not count. */
function judge(options: DeliveryOptions, delivery: Delivery, error: unknown, held: number): Failure {
  const { clock, lifetime, delayAfter = defaultDelay } = options;
  const { id, attempt, failingSince } = delivery;
  const at = clock.now();
  const reason = reasonOf(error);
  if (error instanceof DownError) return { id, state: 'returned', dueAt: at, reason };
  const isRefused = error instanceof RefusedError;
  const isOver = isRefused ? attempt >= refusals : at - held - (failingSince ?? at) >= lifetime;
  if (error instanceof UndeliverableError || isOver) return { id, state: 'dead', reason };
  return { id, state: 'retry', at, dueAt: at + (isRefused ? refusedDelay : delayAfter(attempt)), reason };
}

const outcomes = { retry: 'failed', returned: 'held', dead: 'dead' } as const;

/** Records a failed delivery: it is tried again later, or left to the operator. */
async function settleFailure(
  options: DeliveryOptions,
  delivery: Delivery,
  error: unknown,
  settlement: Failure,
): Promise<void> {
  const { store, channel, workerId, log, onDelivery } = options;
  const { id, attempt } = delivery;
  const facts = { id, channel, attempt, ...errorFacts(error) };
  // The lease ran out and another worker has the delivery now, or the submission was erased.
  if (!(await store.settle(channel, workerId, settlement))) return log('warn', 'delivery.overtaken', facts);
  // A fault that holds the queue is logged once by the gate. A wrong address typed by a visitor is no error of ours.
  if (settlement.state === 'dead')
    log(channel === 'acknowledgement' ? 'info' : 'error', 'delivery.dead', facts);
  if (settlement.state === 'retry') log('warn', 'delivery.failed', facts);
  onDelivery?.(outcomes[settlement.state]);
}

/** What the gate makes of a failure: the error to judge it by, and the length of a hold that the answer ended. */
type Reckoned = { error: unknown; held: number };

/** Tells the gate what a failure says of the other side. */
async function tellGate(gate: Gate, delivery: Delivery, thrown: unknown): Promise<Reckoned> {
  const error = await gate.reconsider(delivery, thrown);
  if (error instanceof DownError) await gate.nothingGoes(error);
  if (error instanceof InterruptedError) gate.serverFellSilent(delivery.id);
  const isAnswer = error instanceof RefusedError || error instanceof DeferredError;
  return { error, held: isAnswer ? await gate.serverAnswered() : 0 };
}

/** Asks the gate. A fault of the gate is logged and must not keep a delivery from being settled. */
async function askGate<T>(
  { log, channel }: DeliveryOptions,
  ask: () => Promise<T>,
  otherwise: T,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    log('error', 'outbox.gate-failed', { channel, ...errorFacts(error) });
    return otherwise;
  }
}

/**
 * Hands one delivery over and settles it. Rejects when the store does not take the outcome. `stop` ends the
 * attempt for no fault of its own.
 */
export async function deliver(
  options: DeliveryOptions,
  delivery: Delivery,
  gate: Gate,
  stop: AbortSignal,
): Promise<void> {
  const { store, channel, workerId, carry, log, clock, onDelivery } = options;
  const { id, attempt } = delivery;
  try {
    await carry(delivery, stop);
  } catch (thrown) {
    if (stop.aborted) {
      const reason = 'The server was stopped before there was an answer.';
      await settleFailure(options, delivery, thrown, { id, state: 'returned', dueAt: clock.now(), reason });
      return;
    }
    // Before it is settled: of a queue that is held nothing must be due, and the time of a hold counts for nobody.
    const { error, held } = await askGate(options, () => tellGate(gate, delivery, thrown), {
      error: thrown,
      held: 0,
    });
    await settleFailure(options, delivery, error, judge(options, delivery, error, held));
    return;
  }
  await store.settle(channel, workerId, { id, state: 'delivered', at: clock.now() });
  log('info', 'delivery.sent', { id, channel, attempt });
  onDelivery?.('delivered');
  await askGate(options, () => gate.serverAnswered(), 0);
}
