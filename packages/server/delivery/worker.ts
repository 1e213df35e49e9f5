/**
 * Delivers the submissions of one channel. A worker leases deliveries, sends them and settles them. A server may stop
 * after it has sent a mail and before it has settled the delivery. Then the lease ends, and the mail is sent again with
 * the same Message-ID.
 */
/* oxlint-disable no-await-in-loop -- the steps of a worker follow each other */
import type { Delivery } from '../store/submission.ts';
import { type Clock, createSignal } from '../lib/clock.ts';
import { errorFacts } from '../lib/log.ts';
import type { OutboxStore } from '../store/store.ts';
import { type AttemptOptions, attemptDelivery, maxRetryDelay } from './attempt.ts';
import { type CircuitBreaker, type CircuitBreakerOptions, createCircuitBreaker } from './circuit-breaker.ts';

export type WorkerOptions = AttemptOptions &
  CircuitBreakerOptions & {
    store: OutboxStore;
    /** The maximum number of deliveries in flight. At most half of them may be retries. */
    concurrency: number;
    /** The length of a lease. If an attempt takes longer than its lease, the mail is sent twice. */
    lease: number;
    /** The longest delay of a delivery. A due time after this delay and a lease comes from a wrong clock. */
    maxDelay?: number;
    /** The maximum time between two reads of the store, which also find what another process made due. */
    pollInterval: number;
  };

export type DeliveryWorker = {
  /** Tells the worker that a delivery is due. */
  notify(): void;
  /** Stops the worker. Resolves when all deliveries in flight are settled or aborted, after 8 s at most. */
  stop(): Promise<void>;
};

/** The milliseconds to wait after an error of the store. */
const storeFailureDelay = 5000;

/** The maximum milliseconds after a stop: `sending` for deliveries in flight, then `settling` for their results. */
export const drainTime = { sending: 7000, settling: 500 };

function createInFlight(options: WorkerOptions, breaker: CircuitBreaker, onFreeSlot: () => void) {
  const { concurrency, channel, log } = options;
  const attempts = new Map<Promise<void>, Delivery>();
  const aborting = new AbortController();
  const retrySlots = Math.max(1, Math.floor(concurrency / 2));
  return {
    freeSlots: () => concurrency - attempts.size,
    /** First attempts have half of all slots for themselves, because what hung once may hang again. */
    freeRetrySlots: () =>
      Math.max(0, retrySlots - [...attempts.values()].filter(({ attempt }) => attempt > 1).length),
    start(delivery: Delivery): void {
      const running = attemptDelivery(options, delivery, breaker, aborting.signal)
        // The delivery keeps its lease, and becomes due again when the lease ends.
        .catch((error: unknown) =>
          log('error', 'delivery.unsettled', { id: delivery.id, channel, ...errorFacts(error) }),
        )
        .finally(() => {
          attempts.delete(running);
          onFreeSlot();
        });
      attempts.set(running, delivery);
    },
    settled: () => Promise.all(attempts.keys()),
    abort: () => aborting.abort(new Error('The server is stopping.')),
  };
}

type InFlight = ReturnType<typeof createInFlight>;

/** Resolves when nothing is in flight. Aborts attempts that take too long; their leases end later. */
async function drain(inFlight: InFlight, clock: Clock): Promise<void> {
  const timeout = Promise.withResolvers<void>();
  const cancels = [
    clock.after(drainTime.sending, inFlight.abort),
    clock.after(drainTime.sending + drainTime.settling, () => timeout.resolve()),
  ];
  await Promise.race([inFlight.settled(), timeout.promise]);
  for (const cancel of cancels) cancel();
}

/** Makes the step that a worker repeats. The step starts due deliveries. If no delivery is due, the step waits. */
function createRound(
  options: WorkerOptions,
  breaker: CircuitBreaker,
  inFlight: InFlight,
  wait: (milliseconds: number) => Promise<void>,
): () => Promise<void> {
  const { store, channel, workerId, log, clock, lease, maxDelay = maxRetryDelay, pollInterval } = options;

  async function claim(now: number): Promise<Delivery[]> {
    const freeSlots = inFlight.freeSlots();
    // If no slot is free, no delivery can start, so the store is not read.
    if (freeSlots === 0) return [];
    const allowed = await breaker.allowed(freeSlots);
    if (allowed === 0) return [];
    return store.claim(channel, workerId, allowed, now, now + lease, inFlight.freeRetrySlots());
  }

  /** Corrects due times that are too late because the clock was set back. Resolves with their number. */
  async function pullInDueTimes(now: number): Promise<number> {
    const count = await store.pullIn(channel, now, now + lease, now + maxDelay + lease);
    if (count > 0) log('warn', 'store.clock-behind', { channel, count });
    return count;
  }

  return async () => {
    const now = clock.now();
    const claimed = await claim(now);
    for (const delivery of claimed) inFlight.start(delivery);
    if (inFlight.freeSlots() === 0) return wait(pollInterval);
    if (claimed.length > 0 || (await pullInDueTimes(now)) > 0) return undefined;
    const due = (await store.nextDue(channel)) ?? Number.POSITIVE_INFINITY;
    const next = Math.max(due, breaker.nextProbeAt());
    // A due retry that found no free slot starts when a slot is free.
    return wait(next > now ? Math.min(pollInterval, next - now) : pollInterval);
  };
}

/** Starts a worker. First ends the leases that an earlier process with the same id has left. */
export function startWorker(options: WorkerOptions): DeliveryWorker {
  const { store, channel, workerId, log, clock, pollInterval } = options;
  const workSignal = createSignal(clock);
  const breaker = createCircuitBreaker(options);
  const inFlight = createInFlight(options, breaker, workSignal.notify);
  const round = createRound(options, breaker, inFlight, (milliseconds) => workSignal.wait(milliseconds));
  const stopping = new AbortController();

  async function run(): Promise<void> {
    let step: () => Promise<unknown> = () => store.releaseLeases(channel, workerId, clock.now());
    while (!stopping.signal.aborted) {
      // The signal is reset before the store is read, so the worker cannot miss a row that becomes due during the read.
      workSignal.reset();
      try {
        await step();
        step = round;
      } catch (error) {
        // The worker tries again, because a busy or full store may recover.
        log('error', 'outbox.failed', { channel, ...errorFacts(error) });
        await workSignal.wait(Math.min(pollInterval, storeFailureDelay));
      }
    }
    await drain(inFlight, clock);
  }

  const done = run();
  return {
    notify: workSignal.notify,
    stop() {
      stopping.abort();
      workSignal.notify();
      return done;
    },
  };
}
