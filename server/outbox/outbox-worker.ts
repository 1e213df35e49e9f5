/**
 * Delivers what the store holds. A delivery is leased, sent, and settled; whoever dies between sending and
 * settling leaves a lease that is handed out again, so a crash costs at most one more copy of a mail, under
 * the same Message-ID, and never a mail.
 */
/* oxlint-disable no-await-in-loop -- a worker's loop takes one step after the other */
import { type Log, errorFacts } from '../observe/log.ts';
import { type Mail, type Mailer, UndeliverableError } from '../mail/mail.ts';
import type { Delivery, OutboxStore, WorkerId } from '../store/store.ts';
import { retryDelay } from './backoff.ts';

/** What the worker needs. Times are milliseconds. */
export type OutboxOptions = {
  store: OutboxStore;
  /** Owner of the leases: no other worker of the same store may have this id. */
  workerId: WorkerId;
  mailer: Pick<Mailer, 'send'>;
  /** May reject with an {@link UndeliverableError}, after which nothing is tried again. */
  write: (delivery: Delivery) => Mail | Promise<Mail>;
  log: Log;
  /** Deliveries under way at once. */
  concurrency: number;
  /** A delivery is marked dead after this many attempts. */
  maxAttempts: number;
  /** Longer than a mailer can take, or a slow mail would be sent twice. */
  lease: number;
  /** Longest sleep: rows that another process made due (the operator's requeue) are found by then. */
  longestSleep: number;
  /** Time to wait after an attempt, see {@link retryDelay}. */
  delayAfter?: (attempt: number) => number;
  onDelivery?: (outcome: 'delivered' | 'failed' | 'dead') => void;
};

/** The running worker. */
export type OutboxWorker = {
  /** Says that something became due. */
  wake(): void;
  /** Takes on nothing more and resolves once what is under way is settled. */
  stop(): Promise<void>;
};

/** How long to wait, in milliseconds, after the store itself failed. */
const troublePause = 5000;

const defaultDelay = (attempt: number): number => retryDelay(attempt, Math.random());

/** A reason an operator can act on, short enough to list. */
function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300);
}

/** Settles a delivery that did not work out, to be tried again or left to the operator. */
async function settleFailure(options: OutboxOptions, delivery: Delivery, error: unknown): Promise<void> {
  const { store, workerId, log, maxAttempts, delayAfter = defaultDelay, onDelivery } = options;
  const { id, attempt } = delivery;
  const isDead = error instanceof UndeliverableError || attempt >= maxAttempts;
  const reason = reasonOf(error);
  const counted = await store.settle(
    workerId,
    isDead
      ? { id, state: 'dead', reason }
      : { id, state: 'retry', dueAt: Date.now() + delayAfter(attempt), reason },
  );
  const facts = { id, attempt, ...errorFacts(error) };
  // The lease ran out meanwhile, and what becomes of it is another worker's to say; or it was erased.
  if (!counted) return log('warn', 'delivery.overtaken', facts);
  log(isDead ? 'error' : 'warn', isDead ? 'delivery.dead' : 'delivery.failed', facts);
  onDelivery?.(isDead ? 'dead' : 'failed');
}

/** Hands one mail over and settles its delivery. Rejects when the store does not take the outcome. */
async function deliver(options: OutboxOptions, delivery: Delivery): Promise<void> {
  const { store, workerId, mailer, log, onDelivery } = options;
  const { id, attempt } = delivery;
  try {
    await mailer.send(await options.write(delivery));
  } catch (error) {
    await settleFailure(options, delivery, error);
    return;
  }
  await store.settle(workerId, { id, state: 'delivered', at: Date.now() });
  log('info', 'delivery.sent', { id, attempt });
  onDelivery?.('delivered');
}

/** Something to wait for that can be told to go on. */
function createWakeUp() {
  let signal = Promise.withResolvers<void>();
  return {
    wake: () => signal.resolve(),
    /** Forgets earlier calls of `wake`. */
    reset() {
      signal = Promise.withResolvers();
    },
    /** Waits for a call of `wake` since the last reset, for at most so many milliseconds. */
    async wait(milliseconds: number): Promise<void> {
      const timer = setTimeout(() => signal.resolve(), Math.max(0, milliseconds));
      await signal.promise;
      clearTimeout(timer);
    },
  };
}

/** Delivers several at once, as many as there are places for. */
function createCrew(options: OutboxOptions, onFree: () => void) {
  const underWay = new Set<Promise<void>>();
  return {
    free: () => options.concurrency - underWay.size,
    begin(delivery: Delivery): void {
      const work = deliver(options, delivery)
        // The row keeps its lease and comes back by itself; nothing else is left to do here.
        .catch((error: unknown) =>
          options.log('error', 'delivery.unsettled', { id: delivery.id, ...errorFacts(error) }),
        )
        .finally(() => {
          underWay.delete(work);
          onFree();
        });
      underWay.add(work);
    },
    finished: () => Promise.all(underWay),
  };
}

/** Starts delivering. Leases that an earlier process left under the same id are taken back first. */
export function startOutbox(options: OutboxOptions): OutboxWorker {
  const { store, workerId, log, lease, longestSleep } = options;
  const wakeUp = createWakeUp();
  const crew = createCrew(options, wakeUp.wake);
  const stopping = new AbortController();

  /** Takes on what is due, and rests when there is nothing to do or no place to do it. */
  async function round(): Promise<void> {
    const now = Date.now();
    const free = crew.free();
    const taken = free > 0 ? await store.claim(workerId, free, now, now + lease) : [];
    for (const delivery of taken) crew.begin(delivery);
    if (crew.free() <= 0) return wakeUp.wait(longestSleep);
    if (taken.length > 0) return undefined;
    const due = (await store.nextDue()) ?? Number.POSITIVE_INFINITY;
    return wakeUp.wait(Math.min(longestSleep, due - Date.now()));
  }

  async function run(): Promise<void> {
    let next: () => Promise<unknown> = () => store.releaseLeases(workerId, Date.now());
    while (!stopping.signal.aborted) {
      // Renewed before looking, so that a row made due meanwhile is never slept over.
      wakeUp.reset();
      try {
        await next();
        next = round;
      } catch (error) {
        // A store that is busy or full may recover; deliveries must go on then by themselves.
        log('error', 'outbox.failed', errorFacts(error));
        await wakeUp.wait(Math.min(longestSleep, troublePause));
      }
    }
    await crew.finished();
  }

  const done = run();
  return {
    wake: wakeUp.wake,
    stop() {
      stopping.abort();
      wakeUp.wake();
      return done;
    },
  };
}
