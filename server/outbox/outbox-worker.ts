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

/** A reason an operator can act on, short enough to list. */
function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300);
}

/** Starts delivering. Leases that an earlier process left under the same id are taken back first. */
export function startOutbox(options: OutboxOptions): OutboxWorker {
  const { store, workerId, mailer, log, maxAttempts } = options;
  const delayAfter = options.delayAfter ?? ((tries: number) => retryDelay(tries, Math.random()));
  const underWay = new Set<Promise<void>>();
  let signal = Promise.withResolvers<void>();
  const stopping = new AbortController();

  async function attempt(delivery: Delivery): Promise<void> {
    const facts = { id: delivery.id, attempt: delivery.attempt };
    try {
      await mailer.send(await options.write(delivery));
    } catch (error) {
      const reason = reasonOf(error);
      const isDead = error instanceof UndeliverableError || delivery.attempt >= maxAttempts;
      const dueAt = Date.now() + delayAfter(delivery.attempt);
      await store.settle(
        workerId,
        isDead
          ? { id: delivery.id, state: 'dead', reason }
          : { id: delivery.id, state: 'retry', dueAt, reason },
      );
      log(isDead ? 'error' : 'warn', isDead ? 'delivery.dead' : 'delivery.failed', {
        ...facts,
        ...errorFacts(error),
      });
      options.onDelivery?.(isDead ? 'dead' : 'failed');
      return;
    }
    await store.settle(workerId, { id: delivery.id, state: 'delivered', at: Date.now() });
    log('info', 'delivery.sent', facts);
    options.onDelivery?.('delivered');
  }

  function begin(delivery: Delivery): void {
    const work = attempt(delivery)
      // The row keeps its lease and comes back by itself; nothing else is left to do here.
      .catch((error: unknown) =>
        log('error', 'delivery.unsettled', { id: delivery.id, ...errorFacts(error) }),
      )
      .finally(() => {
        underWay.delete(work);
        signal.resolve();
      });
    underWay.add(work);
  }

  /** Waits for a wake-up, a free place, or the next due time, whichever comes first. */
  async function sleep(until: number | undefined): Promise<void> {
    const wait = Math.min(
      options.longestSleep,
      Math.max(0, (until ?? Number.POSITIVE_INFINITY) - Date.now()),
    );
    const timer = setTimeout(() => signal.resolve(), wait);
    await signal.promise;
    clearTimeout(timer);
  }

  /** Takes on what is due, and rests when there is nothing to do or no place to do it. */
  async function round(): Promise<void> {
    const free = options.concurrency - underWay.size;
    const now = Date.now();
    const taken = free > 0 ? await store.claim(workerId, free, now, now + options.lease) : [];
    for (const delivery of taken) begin(delivery);
    const isFull = underWay.size >= options.concurrency;
    if (taken.length === 0 || isFull) await sleep(isFull ? undefined : await store.nextDue());
  }

  async function run(): Promise<void> {
    let next: () => Promise<unknown> = () => store.releaseLeases(workerId, Date.now());
    while (!stopping.signal.aborted) {
      // Renewed before looking, so that a row made due meanwhile is never slept over.
      signal = Promise.withResolvers();
      try {
        await next();
        next = round;
      } catch (error) {
        // A store that is busy or full may recover; deliveries must go on then by themselves.
        log('error', 'outbox.failed', errorFacts(error));
        await sleep(Date.now() + troublePause);
      }
    }
    await Promise.all(underWay);
  }

  const done = run();
  return {
    wake: () => signal.resolve(),
    stop() {
      stopping.abort();
      signal.resolve();
      return done;
    },
  };
}
