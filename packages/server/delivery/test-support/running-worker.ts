/** A worker on a real store, with the mailer and the clock of a test. */
import { onTestFinished } from 'vitest';
import type { Mail, Mailer } from '../mail.ts';
import type { Store } from '../../store/store.ts';
import { manualClock } from './manual-clock.ts';
import { openStore } from '../../test-support/open-store.ts';
import { numbered } from '../../test-support/submissions.ts';
import type { Outcome } from '../attempt.ts';
import { type DeliveryWorker, type WorkerOptions, startWorker } from '../worker.ts';

/** Start time of the tests. */
export const start = Date.UTC(2026, 10, 20, 18);
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Counts the calls in flight. */
function countCalls<T extends object>(target: T, count: { open: number }): T {
  return new Proxy(target, {
    get(_, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...args: unknown[]): Promise<unknown> => {
        count.open += 1;
        try {
          return await (member as (...values: unknown[]) => unknown).apply(target, args);
        } finally {
          count.open -= 1;
        }
      };
    },
  });
}

/** A minimal mail with the `Message-ID` of the delivery. */
const shortMail = (id: string): Mail => ({
  id,
  messageId: `<${id}@site.test>`,
  from: 'web@site.test',
  to: ['info@site.test'],
  cc: [],
  automatic: 'generated',
  replyTo: { name: 'Ada', address: 'ada@example.org' },
  subject: 'Hello',
  text: 'Hello\n',
  date: new Date(start),
  attachments: [],
});

/** A clock, and a function that waits until the worker is idle. */
function createTime(busy: { open: number }) {
  const clock = manualClock(start);
  /** Resolves when nothing is in flight and the worker waits. */
  async function quiet(): Promise<void> {
    for (let still = 0; still < 3; still = busy.open === 0 ? still + 1 : 0)
      await clock.waitedFor().then(() => new Promise((resolve) => setImmediate(resolve)));
  }
  return {
    clock,
    quiet,
    /** Waits until the worker is idle, moves the clock, and waits again. */
    async pass(milliseconds: number): Promise<void> {
      await quiet();
      clock.advance(milliseconds);
      await quiet();
    },
  };
}

/** Makes a worker that sends with `send`; `begin` starts it. */
export async function setUpWorker(send: Mailer['send'], changes: Partial<WorkerOptions> = {}) {
  const realStore = await openStore();
  const busy = { open: 0 };
  const store: Store = countCalls(realStore, busy);
  const mailer = countCalls({ send }, busy);
  const time = createTime(busy);
  const outcomes: Outcome[] = [];
  const logged: string[] = [];
  function begin(workerId = 'here'): DeliveryWorker {
    const worker = startWorker({
      store,
      channel: 'mail',
      workerId,
      send: async ({ id }, stop) => void (await mailer.send(shortMail(id), stop)),
      log: (_, event, fields) => void logged.push(`${event} ${JSON.stringify(fields)}`),
      clock: time.clock,
      concurrency: 4,
      lifetime: 5 * day,
      lease: 4 * minute,
      maxDelay: day,
      pollInterval: minute / 2,
      delayAfter: () => 5000,
      onDelivery: (outcome) => outcomes.push(outcome),
      ...changes,
    });
    onTestFinished(() => worker.stop());
    return worker;
  }
  /** Stores a submission that arrives now; resolves with its id. */
  async function arrive(n: number): Promise<string> {
    const accepted = await store.accept(numbered(n, { receivedAt: time.clock.now() }));
    if (!('id' in accepted)) throw new Error('It was not accepted.');
    return accepted.id;
  }
  return { ...time, store, begin, arrive, outcomes, logged };
}
