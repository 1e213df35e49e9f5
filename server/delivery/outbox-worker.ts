/**
 * Delivers what the store holds. A delivery is leased, sent, and settled; whoever dies between sending and
 * settling leaves a lease that is handed out again, so a crash costs at most one more copy of a mail, under
 * the same Message-ID, and never a mail.
 */
/* oxlint-disable no-await-in-loop -- a worker's loop takes one step after the other */
import { errorFacts } from '../lib/log.ts';
import type { Delivery, OutboxStore } from '../store/store.ts';
import { longestDelay } from './backoff.ts';
import { type Clock, createWakeUp, systemClock } from '../lib/clock.ts';
import { type DeliveryOptions, deliver } from './deliver.ts';
import { type Gate, type GateOptions, createGate } from './gate.ts';

/** Dependencies of the worker. Times are milliseconds. */
export type OutboxOptions = Omit<DeliveryOptions, 'store' | 'clock'> &
  Pick<GateOptions, 'probeAfter'> & {
    store: OutboxStore;
    clock?: Clock;
    /** Deliveries under way at once. Those that were tried before take half of the places at most. */
    concurrency: number;
    /** Longer than a mailer can take, or a slow mail would be sent twice. */
    lease: number;
    /** No delivery waits for longer than this and a lease. */
    longestWait?: number;
    /** Longest sleep: rows that another process made due (the operator's requeue) are found by then. */
    longestSleep: number;
  };

/** The running worker. */
export type OutboxWorker = {
  /** Says that something became due. */
  wake(): void;
  /** Takes on nothing more and resolves once what is under way is settled, or was cut off after 8 s at most. */
  stop(): Promise<void>;
};

/** Milliseconds to wait after the store itself has failed. */
const troublePause = 5000;

/** Milliseconds that deliveries may go on after a stop, and that settling them may take after that. */
const grace = { mail: 7000, settling: 500 };

/** Delivers several at once, as many as there are places for. */
function createCrew(options: DeliveryOptions, concurrency: number, gate: Gate, onFree: () => void) {
  const underWay = new Map<Promise<void>, Delivery>();
  const cut = new AbortController();
  const triedPlaces = Math.max(1, Math.floor(concurrency / 2));
  return {
    free: () => concurrency - underWay.size,
    /** Free places for retries. Retries may hang again, so some places are always kept for first attempts. */
    freeForTried: () =>
      Math.max(0, triedPlaces - [...underWay.values()].filter(({ attempt }) => attempt > 1).length),
    begin(delivery: Delivery): void {
      const work = deliver(options, delivery, gate, cut.signal)
        // The row keeps its lease and comes back by itself; nothing else is left to do here.
        .catch((error: unknown) =>
          options.log('error', 'delivery.unsettled', {
            id: delivery.id,
            channel: options.channel,
            ...errorFacts(error),
          }),
        )
        .finally(() => {
          underWay.delete(work);
          onFree();
        });
      underWay.set(work, delivery);
    },
    finished: () => Promise.all(underWay.keys()),
    cut: () => cut.abort(new Error('The server is stopping.')),
  };
}

type Crew = ReturnType<typeof createCrew>;

/** Resolves when the crew has finished; mails that take too long are cut off, and then left to their leases. */
async function dismiss(crew: Crew, clock: Clock): Promise<void> {
  const late = Promise.withResolvers<void>();
  const callOff = [
    clock.after(grace.mail, crew.cut),
    clock.after(grace.mail + grace.settling, () => late.resolve()),
  ];
  await Promise.race([crew.finished(), late.promise]);
  for (const end of callOff) end();
}

/** Starts delivering. Leases that an earlier process left under the same id are taken back first. */
export function startOutbox({ clock = systemClock, ...rest }: OutboxOptions): OutboxWorker {
  const options = { ...rest, clock };
  const { store, channel, workerId, log, lease, longestSleep, concurrency } = options;
  const { longestWait = longestDelay } = options;
  const wakeUp = createWakeUp(clock);
  const gate = createGate(options);
  const crew = createCrew(options, concurrency, gate, wakeUp.wake);
  const stopping = new AbortController();

  async function claim(now: number): Promise<Delivery[]> {
    const free = crew.free();
    // The hold is not queried when no place is free.
    if (free <= 0) return [];
    const places = await gate.places(free);
    if (places <= 0) return [];
    return store.claim(channel, workerId, places, now, now + lease, crew.freeForTried());
  }

  /** Deadlines are times of day: one beyond all that could be set now is of a clock that was put back since. */
  async function pullIn(now: number): Promise<number> {
    const count = await store.pullIn(channel, now, now + lease, now + longestWait + lease);
    if (count > 0) log('warn', 'store.clock-behind', { channel, count });
    return count;
  }

  /** Takes on what is due, and rests when there is nothing to do or no place to do it. */
  async function round(): Promise<void> {
    const now = clock.now();
    const taken = await claim(now);
    for (const delivery of taken) crew.begin(delivery);
    if (crew.free() <= 0) return wakeUp.wait(longestSleep);
    if (taken.length > 0 || (await pullIn(now)) > 0) return undefined;
    const due = (await store.nextDue(channel)) ?? Number.POSITIVE_INFINITY;
    const next = Math.max(due, gate.until());
    // Rows that are due and were not taken wait until a place is free.
    return wakeUp.wait(next > now ? Math.min(longestSleep, next - now) : longestSleep);
  }

  async function run(): Promise<void> {
    let next: () => Promise<unknown> = () => store.releaseLeases(channel, workerId, clock.now());
    while (!stopping.signal.aborted) {
      // Renewed before looking, so that a row made due meanwhile is never slept over.
      wakeUp.reset();
      try {
        await next();
        next = round;
      } catch (error) {
        // A store that is busy or full may recover; deliveries must go on then by themselves.
        log('error', 'outbox.failed', { channel, ...errorFacts(error) });
        await wakeUp.wait(Math.min(longestSleep, troublePause));
      }
    }
    await dismiss(crew, clock);
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
