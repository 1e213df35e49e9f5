import { expect, test } from 'vitest';
import { minute, setUpWorker } from '../../server/delivery/test-support/running-worker.ts';
import { createCircuitBreaker } from '../../server/delivery/circuit-breaker.ts';
import { DownError } from '../../server/delivery/errors.ts';
import { manualClock } from '../../server/delivery/test-support/manual-clock.ts';
import { runCommand } from './commands.ts';
import type { Context } from './command-line.ts';
import { setUp } from './test-support/operator.ts';

test('pause and unpause name the channel, and stats shows the pause', async () => {
  const { run, store } = await setUp();
  expect(await run('pause', 'mail')).toMatch(/^mail is paused: new submissions are kept/);
  expect(await run('stats')).toContain('operator: The operator paused it; inbox unpause mail ends it.');
  // A fault in flight does not end or rename the operator's pause.
  await store.pause('mail', { since: Date.now(), cause: 'connection', reason: 'refused' });
  expect(await store.currentPause('mail')).toMatchObject({ cause: 'operator' });
  expect(await run('unpause', 'mail')).toBe('mail goes on within half a minute; 1 submission waited for it.');
  expect(await store.currentPause('mail')).toBeUndefined();
  await expect(run('unpause', 'mail')).rejects.toThrow('mail is not paused.');
  await expect(run('resume', 'mail')).rejects.toThrow(/unpause mail$/);
  await expect(run('pause', 'pigeon')).rejects.toThrow(/^CHANNEL is one of mail, acknowledgement, webhook/);
});

test('a worker sends nothing, not even a probe, until the operator ends the pause', async () => {
  const sent: string[] = [];
  const worker = await setUpWorker(async ({ id }) => void sent.push(id));
  const run = (...args: string[]) =>
    runCommand({ store: async () => worker.store } as Partial<Context> as Context, args);
  await run('pause', 'mail');
  const id = await worker.arrive(1);
  worker.begin();
  for (let minutes = 0; minutes < 30; minutes += 1) await worker.pass(minute);
  expect(sent).toEqual([]);
  await worker.store.resume('mail', worker.clock.now(), 0);
  await worker.pass(minute);
  expect(sent).toEqual([id]);
});

test('a delivery that was in flight when the operator paused does not end the pause', async () => {
  const { store } = await setUp();
  const clock = manualClock(1000);
  const breaker = createCircuitBreaker({ store, channel: 'mail', log: () => undefined, clock });
  await breaker.pause(new DownError('connection', 'refused', 'ECONNREFUSED'));
  await store.pause('mail', { since: 2000, cause: 'operator', reason: 'maintenance' });
  expect(await breaker.resume()).toBe(0);
  expect(await store.currentPause('mail')).toMatchObject({ cause: 'operator' });
  await store.resume('mail', 3000, 0);
  expect(await breaker.allowed(4)).toBe(4);
});
