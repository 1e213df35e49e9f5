import { describe, expect, test } from 'vitest';
import { DeferredError, InterruptedError, DownError } from './errors.ts';
import { day, hour, minute, setUpWorker, start } from './test-support/running-worker.ts';

const refused = () => new DownError('connection', 'connect ECONNREFUSED 10.0.0.2:587', 'ECONNREFUSED');
const eventsOf = (logged: readonly string[]) => logged.map((line) => line.split(' ')[0]);

describe('an outage', () => {
  test('of 72 hours costs no mail and no attempt, and ends by itself within a minute', async () => {
    let isUp = false;
    const sent: string[] = [];
    const { store, clock, begin, arrive, pass, outcomes, logged } = await setUpWorker(
      async ({ id }) => {
        if (!isUp) throw refused();
        sent.push(id);
      },
      // Polls are rarer than in production, to keep the test short.
      { probeAfter: () => 30 * minute, pollInterval: hour },
    );
    const ids = [await arrive(1), await arrive(2)];
    begin();
    for (let hours = 1; hours <= 72; hours += 1) {
      await pass(hour);
      if (hours % 24 === 0) ids.push(await arrive(100 + hours));
    }
    expect(await store.currentPause('mail')).toMatchObject({ since: start, cause: 'connection' });
    const waiting = await store.list(9);
    expect(waiting.map(({ state, attempts }) => [state, attempts])).toEqual(ids.map(() => ['waiting', 0]));
    expect(new Set(outcomes)).toEqual(new Set(['returned']));
    // One error, then a reminder every hour.
    expect(eventsOf(logged)).toEqual([
      'outbox.paused',
      ...Array.from({ length: 72 }, () => 'outbox.still-paused'),
    ]);
    expect(logged.at(-1)).toContain('"hours":72');
    expect(logged.join()).not.toContain('10.0.0.2');

    isUp = true;
    await pass(30 * minute);
    const back = clock.now();
    while (sent.length < ids.length && clock.now() - back < minute) await pass(1000);
    expect(sent.toSorted()).toEqual(ids.toSorted());
    expect(clock.now() - back).toBeLessThan(minute);
    expect(await store.currentPause('mail')).toBeUndefined();
    expect(logged.filter((line) => line.startsWith('outbox.resumed'))).toEqual([
      `outbox.resumed {"channel":"mail","seconds":${(72 * hour + 30 * minute) / 1000},"waiting":${ids.length - 1}}`,
    ]);
    expect(await store.unreported(9, 9_999_999)).toMatchObject({
      pastPauses: [{ since: start, cause: 'connection' }],
    });
  });

  test('sends one probe at a time with growing delays, whatever new mail arrives', async () => {
    const looks: number[] = [];
    const { clock, begin, arrive, pass, quiet } = await setUpWorker(async () => {
      looks.push(clock.now() - start);
      throw refused();
    });
    await Promise.all(Array.from({ length: 4 }, (_, n) => arrive(n)));
    const worker = begin();
    await quiet();
    expect(looks).toEqual([0, 0, 0, 0]);
    for (let seconds = 0; seconds < 180; seconds += 5) {
      await arrive(100 + seconds);
      worker.notify();
      await pass(5000);
    }
    expect(looks.slice(4)).toEqual([5, 15, 35, 75, 135].map((seconds) => seconds * 1000));
  });

  test('keeps its start time across restarts', async () => {
    let isUp = false;
    const { store, begin, arrive, pass, outcomes } = await setUpWorker(async () => {
      if (!isUp) throw refused();
    });
    await arrive(1);
    const first = begin();
    await pass(hour);
    await first.stop();
    const second = begin();
    await pass(hour);
    expect(await store.currentPause('mail')).toMatchObject({ since: start });
    await second.stop();
    isUp = true;
    begin();
    await pass(0);
    expect(outcomes.at(-1)).toBe('delivered');
    expect(await store.currentPause('mail')).toBeUndefined();
  });

  test('does not count for the lifetime of a mail that failed by itself before', async () => {
    let fail = (): Error => new DeferredError('451 later', '451');
    const { store, begin, arrive, pass } = await setUpWorker(
      async () => {
        throw fail();
      },
      { delayAfter: () => 12 * hour, probeAfter: () => hour, pollInterval: day },
    );
    const id = await arrive(1);
    begin();
    await pass(12 * hour);
    fail = refused;
    await pass(12 * hour);
    for (let days = 0; days < 6; days += 1) await pass(day);
    fail = () => new DeferredError('451 later', '451');
    await pass(hour);
    expect(await store.currentPause('mail')).toBeUndefined();
    for (let halfDays = 0; halfDays < 7; halfDays += 1) await pass(12 * hour);
    expect(await store.show(id)).toMatchObject({ state: 'waiting' });
    for (let halfDays = 0; halfDays < 3; halfDays += 1) await pass(12 * hour);
    expect(await store.show(id)).toMatchObject({ state: 'dead', lastError: '451 later' });
  });

  test('is logged again with another cause, and ends when the server defers a mail by itself', async () => {
    const faults = [
      refused(),
      new DownError('authentication', '535 no', '535'),
      new DeferredError('451', '451'),
    ];
    const { store, begin, arrive, pass, logged } = await setUpWorker(async () => {
      throw faults.shift() ?? new DeferredError('451', '451');
    });
    await arrive(1);
    begin();
    await pass(5000);
    expect(await store.currentPause('mail')).toMatchObject({
      since: start,
      cause: 'authentication',
      reason: '535 no',
    });
    await pass(2 * minute);
    expect(eventsOf(logged).slice(0, 4)).toEqual([
      'outbox.paused',
      'outbox.paused',
      'outbox.resumed',
      'delivery.failed',
    ]);
  });
});

describe('mails that hang', () => {
  test('leave slots to first attempts', async () => {
    const hanging = new Map<string, () => void>();
    const sent: string[] = [];
    let hang: (id: string) => boolean = () => true;
    const { clock, begin, arrive, pass, quiet } = await setUpWorker(async ({ id }) => {
      if (!hang(id)) return void sent.push(id);
      const gate = Promise.withResolvers<void>();
      hanging.set(id, () => gate.reject(new InterruptedError('timeout', 'ETIMEDOUT')));
      await gate.promise;
    });
    const ids = await Promise.all([1, 2, 3, 4].map((n) => arrive(n)));
    const worker = begin();
    while (hanging.size < 4) await new Promise((resolve) => setImmediate(resolve));
    for (const end of hanging.values()) end();
    hanging.clear();
    await quiet();
    clock.advance(5000);
    while (hanging.size < 2) await new Promise((resolve) => setImmediate(resolve));
    hang = (id) => ids.includes(id);
    const others = await Promise.all([11, 12, 13, 14, 15, 16].map((n) => arrive(n)));
    worker.notify();
    while (sent.length < others.length) await new Promise((resolve) => setImmediate(resolve));
    expect(sent.toSorted()).toEqual(others.toSorted());
    expect(hanging.size).toBe(2);
    hang = () => false;
    for (const end of hanging.values()) end();
    await pass(minute);
    expect(sent).toHaveLength(10);
  });
});
