import { expect, onTestFinished, test } from 'vitest';
import { day, hour, minute } from '@website/forms/limits';
import { manualClock } from '../delivery/test-support/manual-clock.ts';
import type { LogFields } from '../lib/log.ts';
import { contactApp } from '../test-support/contact-app.ts';
import { goodMessage, sendBody } from '../test-support/contact-client.ts';
import { openStore } from '../test-support/open-store.ts';
import { countRefusals } from './refusals.ts';

const start = Date.UTC(2026, 10, 20, 18);
const foreign = { status: 403, reason: 'Forbidden' } as const;
const late = { status: 429, reason: 'Too Many Requests' } as const;

/** Counts on a real store; `isBroken` makes the store fail. */
async function setUp() {
  const store = await openStore();
  const clock = manualClock(start);
  const logged: (LogFields | undefined)[] = [];
  const counted: string[] = [];
  const state = { isBroken: false, writes: 0 };
  const { onRefused, stop } = countRefusals({
    store: {
      async addRefusals(...args) {
        state.writes += 1;
        if (state.isBroken) throw new Error('disk full');
        await store.addRefusals(...args);
      },
    },
    clock,
    log: (_, event, fields) => void (event === 'form.refused' && logged.push(fields)),
    count: (reason) => counted.push(reason),
  });
  onTestFinished(stop);
  const refusals = async () => (await store.activity(0, start + 9 * day)).refusals;
  return { clock, logged, counted, state, onRefused, stop, refusals };
}

test('every refusal is counted, one line an hour is logged, and one write a minute is made', async () => {
  const { clock, logged, counted, state, onRefused, refusals } = await setUp();
  const headers = new Headers({ Origin: 'https://corp.example:8443' });
  for (let n = 0; n < 50; n += 1) onRefused(foreign, headers);
  onRefused(late, headers);
  expect(counted).toHaveLength(51);
  expect(logged).toEqual([
    { reason: 'origin', count: 1, origin: 'corp.example:8443' },
    { reason: 'rate', count: 1 },
  ]);
  clock.advance(minute);
  await expect.poll(refusals).toEqual([
    { reason: 'origin', count: 50 },
    { reason: 'rate', count: 1 },
  ]);
  expect(state.writes).toBe(1);
  clock.advance(hour);
  onRefused(foreign, new Headers({ Origin: 'null' }));
  expect(logged.at(-1)).toEqual({ reason: 'origin', count: 50 });
});

test('counts are kept while the store fails, and written at the stop', async () => {
  const { clock, state, onRefused, stop, refusals } = await setUp();
  state.isBroken = true;
  onRefused(late, new Headers());
  clock.advance(minute);
  await expect.poll(() => state.writes).toBe(1);
  state.isBroken = false;
  onRefused(late, new Headers());
  await stop();
  expect(await refusals()).toEqual([{ reason: 'rate', count: 2 }]);
});

test('faults of the connection and of the server are no refusals', async () => {
  const { counted, onRefused } = await setUp();
  const headers = new Headers();
  onRefused({ status: 503, reason: 'unavailable' }, headers);
  onRefused({ status: 400, reason: 'unreadable' }, headers);
  onRefused({ status: 503, reason: 'busy' }, headers);
  expect(counted).toEqual(['slots']);
});

test('the endpoint tells of each refused form, and of no accepted one', async () => {
  const { send, refused } = contactApp(undefined, foreign);
  await send(sendBody(goodMessage));
  expect(refused).toEqual([403]);
  const open = contactApp();
  await open.send(sendBody(goodMessage));
  await open.send(sendBody({ ...goodMessage, from_name: '' }));
  expect(open.refused).toEqual([422]);
});
