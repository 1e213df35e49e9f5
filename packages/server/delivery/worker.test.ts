import { describe, expect, test } from 'vitest';
import { UndeliverableError } from './errors.ts';
import { day, hour, minute, setUpWorker } from './test-support/running-worker.ts';

const ok = async () => undefined;

describe('a worker', () => {
  test('delivers waiting mail at its start, and later mail at once', async () => {
    const sent: string[] = [];
    const { begin, arrive, quiet } = await setUpWorker(async ({ id }) => void sent.push(id));
    const ids = [await arrive(1)];
    const worker = begin();
    await quiet();
    expect(sent).toEqual(ids);
    ids.push(await arrive(2));
    worker.notify();
    await quiet();
    expect(sent).toEqual(ids);
  });

  test('retries a failing mail for five days, then gives it up until the operator requeues it', async () => {
    let isUp = false;
    const send = async () => {
      if (!isUp) throw Object.assign(new Error('no ada@example.org here'), { code: 'EODD' });
    };
    const { store, clock, begin, arrive, pass, outcomes, logged } = await setUpWorker(send, {
      delayAfter: () => 6 * hour,
      pollInterval: day,
    });
    const id = await arrive(1);
    const worker = begin();
    for (let n = 0; n < 19; n += 1) await pass(6 * hour);
    expect(await store.show(id)).toMatchObject({ state: 'waiting', attempts: 20 });
    await pass(6 * hour);
    expect(outcomes).toEqual([...Array.from({ length: 20 }, () => 'failed'), 'dead']);
    expect(await store.show(id)).toMatchObject({ state: 'dead', lastError: 'no ada@example.org here' });
    expect(logged.at(-1)).toMatch(/^delivery\.dead .*EODD/);
    expect(logged.join()).not.toContain('ada@');
    isUp = true;
    await store.requeue({ ids: [id] }, clock.now());
    worker.notify();
    await pass(0);
    expect(outcomes.at(-1)).toBe('delivered');
  });

  test('gives up an undeliverable mail at once', async () => {
    const fail = () => Promise.reject(new UndeliverableError('found something'));
    const { store, begin, arrive, pass } = await setUpWorker(fail);
    const id = await arrive(1);
    begin();
    await pass(0);
    expect(await store.show(id)).toMatchObject({ state: 'dead', attempts: 1, lastError: 'found something' });
  });

  test('sends no more mails at once than its concurrency, and all mails in the end', async () => {
    let now = 0;
    let most = 0;
    const send = async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
    };
    const { begin, arrive, pass, outcomes } = await setUpWorker(send);
    await Promise.all(Array.from({ length: 20 }, (_, n) => arrive(n)));
    begin();
    await pass(0);
    expect(outcomes).toHaveLength(20);
    expect(most).toBe(4);
  });

  test('continues after the store failed', async () => {
    const { store, begin, arrive, pass, outcomes, logged } = await setUpWorker(ok);
    const { claim } = store;
    let failures = 2;
    store.claim = (...args) =>
      failures-- > 0 ? Promise.reject(new Error('database is locked')) : claim(...args);
    await arrive(1);
    begin();
    await pass(5000);
    await pass(5000);
    expect(outcomes).toEqual(['delivered']);
    expect(logged.filter((line) => line.startsWith('outbox.failed'))).toHaveLength(2);
  });

  test('ends its own leases at the start, but not those of another worker', async () => {
    const { store, clock, begin, arrive, pass } = await setUpWorker(ok);
    await arrive(1);
    const [mine] = await store.claim('mail', 'here', 1, clock.now(), clock.now() + hour);
    await arrive(2);
    const [other] = await store.claim('mail', 'elsewhere', 1, clock.now(), clock.now() + hour);
    begin();
    await pass(0);
    expect(await store.show(mine?.id ?? '')).toMatchObject({ state: 'delivered', attempts: 2 });
    expect(await store.show(other?.id ?? '')).toMatchObject({ state: 'sending', attempts: 1 });
  });

  test('leaves a delivery that took longer than its lease to the worker that has it now', async () => {
    const { store, clock, begin, arrive, pass, outcomes, logged } = await setUpWorker(async ({ id }) => {
      const later = clock.now() + 4 * minute;
      expect(await store.claim('mail', 'elsewhere', 1, later, later + minute)).toMatchObject([{ id }]);
      throw new Error('timeout');
    });
    const id = await arrive(1);
    begin();
    await pass(0);
    expect(await store.show(id)).toMatchObject({ state: 'sending', attempts: 2, lastError: undefined });
    expect(logged.join()).toContain('delivery.lease-lost');
    expect(outcomes).toEqual([]);
  });

  test('two workers on one store deliver each mail once', async () => {
    const sent: string[] = [];
    const { begin, arrive, pass } = await setUpWorker(async ({ id }) => void sent.push(id));
    await Promise.all(Array.from({ length: 20 }, (_, n) => arrive(n)));
    begin('here');
    begin('there');
    await pass(0);
    expect(sent).toHaveLength(20);
    expect(new Set(sent).size).toBe(20);
  });
});

describe('a worker that is stopped', () => {
  /** A worker with two mails, one of them in flight, and a function that ends it. */
  async function midway(mailer: 'obeys' | 'is deaf') {
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const set = await setUpWorker(
      (_, stop) => {
        begun.resolve();
        if (mailer === 'obeys') stop?.addEventListener('abort', () => gate.reject(stop.reason));
        return gate.promise;
      },
      { concurrency: 1 },
    );
    await set.arrive(1);
    await set.arrive(2);
    const worker = set.begin();
    await begun.promise;
    return { ...set, worker, gate };
  }

  test('finishes mails in flight and starts no more', async () => {
    const { store, worker, gate, outcomes } = await midway('obeys');
    const stopped = worker.stop();
    gate.resolve();
    await stopped;
    expect(outcomes).toEqual(['delivered']);
    expect((await store.stats()).counts).toMatchObject([{ state: 'delivered' }, { state: 'waiting' }]);
  });

  test('aborts a mail that hangs within 8 seconds, and the attempt does not count', async () => {
    const { store, clock, worker, logged } = await midway('obeys');
    const stopped = worker.stop();
    // The timeout for mails, and the timeout for aborted ones.
    await clock.waitedFor(2);
    clock.advance(8000);
    await stopped;
    const [first, second] = await store.list(2);
    expect([first, second]).toMatchObject([{ state: 'waiting' }, { state: 'waiting', attempts: 0 }]);
    expect([first?.attempts, first?.lastError ?? second?.lastError]).toEqual([
      0,
      'The server was stopped before there was an answer.',
    ]);
    expect(logged).toEqual([]);
  });

  test('does not wait for a mailer that ignores the signal', async () => {
    const { store, clock, worker, gate } = await midway('is deaf');
    const stopped = worker.stop();
    // The timeout for mails, and the timeout for aborted ones.
    await clock.waitedFor(2);
    clock.advance(8000);
    await stopped;
    // The next start ends its lease.
    expect((await store.stats()).counts).toMatchObject([{ state: 'sending' }, { state: 'waiting' }]);
    gate.resolve();
  });
});

test('mails that hang in their second attempt leave slots to first attempts', async () => {
  const attempts = new Map<string, number>();
  const fifth = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const { clock, begin, arrive, pass } = await setUpWorker(async ({ id }) => {
    const attempt = (attempts.get(id) ?? 0) + 1;
    attempts.set(id, attempt);
    if (attempts.size === 5) return fifth.resolve();
    if (attempt === 1) throw new Error('timeout');
    return end.promise;
  });
  for (const n of [1, 2, 3, 4]) await arrive(n);
  const worker = begin();
  await pass(0);
  expect([...attempts.values()]).toEqual([1, 1, 1, 1]);
  clock.advance(5000);
  // The worker waits again when all slots are taken.
  await clock.waitedFor();
  expect([...attempts.values()].filter((attempt) => attempt === 2)).toHaveLength(2);
  await arrive(5);
  worker.notify();
  await fifth.promise;
  end.resolve();
});
