import { describe, expect, test } from 'vitest';
import { openStore } from '../test-support/open-store.ts';
import { DeferredError, DownError, RefusedError } from './errors.ts';
import { manualClock } from './test-support/manual-clock.ts';
import { hour, minute, setUpWorker, start } from './test-support/running-worker.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';

test('a second failure with a shorter delay does not bring the next probe forward', async () => {
  const clock = manualClock(start);
  const breaker = createCircuitBreaker({
    store: await openStore(),
    channel: 'mail',
    log: () => undefined,
    clock,
    probeAfter: (_, mayLockAccount) => (mayLockAccount ? hour : minute),
  });
  await breaker.pause(new DownError('authentication', '535 wrong password', '535'));
  expect(breaker.nextProbeAt()).toBe(start + hour);
  clock.advance(minute);
  await breaker.pause(new DownError('connection', 'connect ECONNREFUSED', 'ECONNREFUSED'));
  expect(breaker.nextProbeAt()).toBe(start + hour);
  clock.advance(hour - minute);
  await breaker.pause(new DownError('connection', 'connect ECONNREFUSED', 'ECONNREFUSED'));
  expect(breaker.nextProbeAt()).toBe(start + hour + minute);
});

const eventsOf = (logged: readonly string[]) => logged.map((line) => line.split(' ')[0]);

describe('a store that fails when the circuit breaker asks it', () => {
  const broken = () => Promise.reject(new Error('cannot store REAL value in INTEGER column'));

  test('leaves no mail in sending after the mail server put it off', async () => {
    const { store, begin, arrive, pass, outcomes, logged } = await setUpWorker(async () => {
      throw new DeferredError('450 come back later');
    });
    await store.pause('mail', { since: start, cause: 'connection', reason: 'connect ECONNREFUSED' });
    store.resume = broken;
    const ids = [await arrive(1), await arrive(2)];
    begin();
    for (let seconds = 0; seconds < 60; seconds += 1) await pass(1000);
    const states = new Map((await store.list(9)).map(({ id, state }) => [id, state]));
    expect(states).toEqual(new Map(ids.toReversed().map((id) => [id, 'waiting'])));
    expect(outcomes).toContain('failed');
    expect(eventsOf(logged)).toContain('outbox.circuit-breaker-failed');
  });

  test('lets a refused mail be judged by its own reply', async () => {
    const { store, begin, arrive, pass } = await setUpWorker(async () => {
      throw new RefusedError('550 no such mailbox', '550', true);
    });
    store.noteRefusal = broken;
    await arrive(1);
    begin();
    await pass(1000);
    expect(await store.list(9)).toMatchObject([{ state: 'waiting', lastError: '550 no such mailbox' }]);
  });
});
