import { describe, expect, test } from 'vitest';
import { type Mail, UndeliverableError } from '../mail/mail.ts';
import { openStore } from '../test-support/open-store.ts';
import { numbered } from '../test-support/submissions.ts';
import { retryDelay } from './backoff.ts';
import { type OutboxOptions, startOutbox } from './outbox-worker.ts';

const submission = (n: number) => numbered(n, { receivedAt: Date.now() });

/** A worker on a real store whose mails go where the test says. */
async function setUp(send: (mail: Mail) => Promise<void>, changes: Partial<OutboxOptions> = {}) {
  const store = await openStore();
  const outcomes: string[] = [];
  const logged: string[] = [];
  const listeners = new Set<() => void>();
  const start = (workerId = 'here') =>
    startOutbox({
      store,
      workerId,
      mailer: { send },
      write: ({ id }) => ({ id }) as Mail,
      log: (_, event, fields) => logged.push(`${event} ${JSON.stringify(fields)}`),
      concurrency: 2,
      maxAttempts: 3,
      lease: 60_000,
      longestSleep: 60_000,
      delayAfter: () => 5,
      onDelivery(outcome) {
        outcomes.push(outcome);
        for (const listener of listeners) listener();
      },
      ...changes,
    });
  /** Resolves once so many attempts have ended. */
  const attempts = (count: number) =>
    new Promise<void>((resolve) => {
      const check = () => void (outcomes.length >= count && resolve());
      listeners.add(check);
      check();
    });
  return { store, start, outcomes, logged, attempts };
}

describe('the outbox worker', () => {
  test('delivers what waits at its start, and what comes later at once', async () => {
    const sent: string[] = [];
    const { store, start, attempts } = await setUp(async ({ id }) => void sent.push(id));
    await store.accept(submission(1));
    const worker = start();
    await attempts(1);
    await store.accept(submission(2));
    worker.wake();
    await attempts(2);
    await worker.stop();
    expect(new Set(sent).size).toBe(2);
    expect(await store.stats()).toMatchObject({ counts: [{ state: 'delivered', count: 2 }] });
  });

  test('tries again after a failure, then leaves the dead to the operator, who can requeue them', async () => {
    let isUp = false;
    const send = async () => {
      if (!isUp) throw Object.assign(new Error('550 no ada@example.org here'), { code: 'EENVELOPE' });
    };
    const { store, start, outcomes, attempts, logged } = await setUp(send);
    await store.accept(submission(1));
    const worker = start();
    await attempts(3);
    expect(outcomes).toEqual(['failed', 'failed', 'dead']);
    const [entry] = await store.list(1);
    expect(entry).toMatchObject({ state: 'dead', attempts: 3, lastError: '550 no ada@example.org here' });
    expect(logged.join()).toContain('EENVELOPE');
    expect(logged.join()).not.toContain('ada@');
    isUp = true;
    await store.requeue(entry?.id ?? '', Date.now());
    worker.wake();
    await attempts(4);
    await worker.stop();
    expect(outcomes.at(-1)).toBe('delivered');
  });

  test('leaves at once to the operator what must not be sent', async () => {
    const write = async () => {
      throw new UndeliverableError('found something');
    };
    const { store, start, outcomes, attempts } = await setUp(async () => undefined, { write });
    await store.accept(submission(1));
    const worker = start();
    await attempts(1);
    await worker.stop();
    expect(outcomes).toEqual(['dead']);
    expect(await store.list(1)).toMatchObject([{ state: 'dead', attempts: 1, lastError: 'found something' }]);
  });

  test('sends no more at once than it may, and all in the end', async () => {
    let now = 0;
    let most = 0;
    const send = async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
    };
    const { store, start, attempts } = await setUp(send);
    await Promise.all(Array.from({ length: 20 }, (_, n) => store.accept(submission(n))));
    const worker = start();
    await attempts(20);
    await worker.stop();
    expect(most).toBe(2);
  });

  test('finishes what is under way before it stops, and takes on nothing more', async () => {
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const { store, start, outcomes } = await setUp(
      () => {
        begun.resolve();
        return gate.promise;
      },
      { concurrency: 1 },
    );
    await store.accept(submission(1));
    await store.accept(submission(2));
    const worker = start();
    await begun.promise;
    const stopped = worker.stop();
    gate.resolve();
    await stopped;
    expect(outcomes).toEqual(['delivered']);
    expect(await store.stats()).toMatchObject({
      counts: [
        { state: 'delivered', count: 1 },
        { state: 'waiting', count: 1 },
      ],
    });
  });

  test('goes on by itself after the store failed it', async () => {
    const { store, start, attempts, logged } = await setUp(async () => undefined, { longestSleep: 10 });
    const { claim } = store;
    let failures = 2;
    store.claim = (...args) =>
      failures-- > 0 ? Promise.reject(new Error('database is locked')) : claim(...args);
    await store.accept(submission(1));
    const worker = start();
    await attempts(1);
    await worker.stop();
    expect(logged.filter((line) => line.startsWith('outbox.failed'))).toHaveLength(2);
  });

  test('takes up again what it had leased before it died, and leaves alone what another works on', async () => {
    const { store, start, attempts } = await setUp(async () => undefined);
    await store.accept(submission(1));
    const [mine] = await store.claim('here', 1, Date.now(), Date.now() + 3_600_000);
    await store.accept(submission(2));
    const [other] = await store.claim('elsewhere', 1, Date.now(), Date.now() + 3_600_000);
    const worker = start();
    await attempts(1);
    await worker.stop();
    expect(await store.show(mine?.id ?? '')).toMatchObject({ state: 'delivered', attempts: 2 });
    expect(await store.show(other?.id ?? '')).toMatchObject({ state: 'sending', attempts: 1 });
  });

  test('leaves a delivery that took longer than its lease to whoever has it now', async () => {
    const begun = Promise.withResolvers<void>();
    const { store, start, outcomes, logged } = await setUp(async ({ id }) => {
      const later = Date.now() + 60_001;
      expect(await store.claim('elsewhere', 1, later, later + 60_000)).toMatchObject([{ id }]);
      begun.resolve();
      throw new Error('timeout');
    });
    await store.accept(submission(1));
    const worker = start();
    await begun.promise;
    await worker.stop();
    expect(await store.list(1)).toMatchObject([{ state: 'sending', attempts: 2, lastError: undefined }]);
    expect(logged.join()).toContain('delivery.overtaken');
    expect(outcomes).toEqual([]);
  });

  test('two workers on one store deliver each mail once', async () => {
    const sent: string[] = [];
    const { store, start, attempts } = await setUp(async ({ id }) => void sent.push(id));
    await Promise.all(Array.from({ length: 20 }, (_, n) => store.accept(submission(n))));
    const workers = [start('here'), start('there')];
    await attempts(20);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(sent).toHaveLength(20);
    expect(new Set(sent).size).toBe(20);
  });
});

test('delays double up to two hours, less a random half', () => {
  expect([1, 2, 3].map((attempt) => retryDelay(attempt, 0))).toEqual([5000, 10_000, 20_000]);
  expect(retryDelay(1, 0.999)).toBeGreaterThanOrEqual(2500);
  expect([11, 40, 1000].map((attempt) => retryDelay(attempt, 0))).toEqual([5_120_000, 7_200_000, 7_200_000]);
});
