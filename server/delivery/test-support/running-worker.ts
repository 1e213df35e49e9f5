/** A worker on a real store, with a mailer and a clock of the test's. */
import { onTestFinished } from 'vitest';
import type { Mail, Mailer } from '../mail.ts';
import type { Store } from '../../store/store.ts';
import { manualClock } from './manual-clock.ts';
import { openStore } from '../../test-support/open-store.ts';
import { numbered } from '../../test-support/submissions.ts';
import type { Outcome } from '../states.ts';
import { type DeliveryWorker, type WorkerOptions, startWorker } from '../worker.ts';

/** When these tests begin. */
export const start = Date.UTC(2026, 10, 20, 18);
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Counts the calls that have not come to an end. */
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

/** A mail as short as can be, under the delivery's own `Message-ID`. */
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

/** A clock, and how to find out that nothing more happens until it moves. */
function createTime(busy: { open: number }) {
  const clock = manualClock(start);
  /** Resolves when nothing is under way and the worker sleeps. */
  async function quiet(): Promise<void> {
    for (let still = 0; still < 3; still = busy.open === 0 ? still + 1 : 0)
      await clock.waitedFor().then(() => new Promise((resolve) => setImmediate(resolve)));
  }
  return {
    clock,
    quiet,
    /** Lets time pass once nothing is under way any more, and waits for what comes of it. */
    async pass(milliseconds: number): Promise<void> {
      await quiet();
      clock.advance(milliseconds);
      await quiet();
    },
  };
}

/** Puts a worker together; `begin` starts it. Mails go through `send`. */
export async function setUpWorker(send: Mailer['send'], changes: Partial<WorkerOptions> = {}) {
  const own = await openStore();
  const busy = { open: 0 };
  const store: Store = countCalls(own, busy);
  const mailer = countCalls({ send }, busy);
  const time = createTime(busy);
  const outcomes: Outcome[] = [];
  const logged: string[] = [];
  function begin(workerId = 'here'): DeliveryWorker {
    const worker = startWorker({
      store,
      channel: 'mail',
      workerId,
      send: ({ id }, stop) => mailer.send(shortMail(id), stop),
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
  /** Stores a submission that arrives now and resolves with its id. */
  async function arrive(n: number): Promise<string> {
    const accepted = await store.accept(numbered(n, { receivedAt: time.clock.now() }));
    if (!('id' in accepted)) throw new Error('It was not accepted.');
    return accepted.id;
  }
  return { ...time, store, begin, arrive, outcomes, logged };
}
