import { expect, test } from 'vitest';
import { hour, limits } from '@website/forms/limits';
import { type HealthOptions, healthRoutes } from './health-routes.ts';

/** Routes on a store that can be full, and a clock that can go on from look to look. */
function setUp({ tick = 0 } = {}) {
  const state = { now: 10_000, failedAt: Number.NEGATIVE_INFINITY, isFull: false };
  const sizes: (number | undefined)[] = [];
  const store = {
    probe: async (_: number, size?: number) => {
      sizes.push(size);
      if (state.isFull) throw new Error('disk full');
    },
    lag: async () => ({ oldestUndelivered: undefined, oldestQuarantined: undefined, pauses: [] }),
  };
  const app = healthRoutes({
    store,
    log: () => undefined,
    failedAt: () => state.failedAt,
    now: () => (state.now += tick),
  });
  const ask = async () => (await app.request('/readyz')).status;
  const body = async () => (await app.request('/readyz')).json() as unknown;
  return { state, sizes, ask, body };
}

test('those who ask within a second share one good answer', async () => {
  const { state, sizes, ask } = setUp();
  expect(await ask()).toBe(200);
  state.isFull = true;
  state.now += 999;
  expect(await ask()).toBe(200);
  state.now += 1;
  expect(await ask()).toBe(503);
  expect(sizes).toHaveLength(2);
});

test('a clock that is set back does not keep an old answer', async () => {
  const { state, ask } = setUp();
  expect(await ask()).toBe(200);
  state.isFull = true;
  state.now -= 60_000;
  expect(await ask()).toBe(503);
});

// A clock does not stand still while something is looked at.
test.each([0, 1])('a bad answer lasts a quarter of a second (%i ms from look to look)', async (tick) => {
  const { state, sizes, ask } = setUp({ tick });
  state.isFull = true;
  expect(await ask()).toBe(503);
  state.isFull = false;
  state.now += 240;
  expect(await ask()).toBe(503);
  state.now += 10;
  expect(await ask()).toBe(200);
  expect(sizes).toHaveLength(2);
});

test('what visitors met makes an answer stale, in its own millisecond too, and has a whole message tried', async () => {
  const { state, sizes, ask } = setUp();
  for (let seconds = 0; seconds < 2; seconds += 1) {
    expect(await ask()).toBe(200);
    state.now += 1000;
  }
  await ask();
  state.failedAt = state.now;
  // The answer of this millisecond is good, and tried again all the same.
  await ask();
  state.now += 1;
  await ask();
  state.now += 1000;
  expect(await ask()).toBe(200);
  const whole = limits.messageBytes;
  // Before the first answer nothing is known either.
  expect(sizes).toEqual([whole, 0, 0, whole, whole, 0]);
});

const pause = { since: 0, cause: 'authentication', reason: '535 no', channel: 'mail' } as const;
const now = 2 * hour;

test.each<[string, Partial<Awaited<ReturnType<HealthOptions['store']['lag']>>>, boolean]>([
  ['nothing waits', {}, false],
  ['mail is paused', { pauses: [pause] }, true],
  ['a webhook is paused', { pauses: [{ ...pause, channel: 'webhook' }] }, false],
  ['a mail waits for an hour', { oldestUndelivered: now - hour }, false],
  ['a mail waits for longer', { oldestUndelivered: now - hour - 1 }, true],
])('/readyz › %s › says in one word whether an operator must look', async (_, lag, degraded) => {
  const store: HealthOptions['store'] = {
    probe: async () => undefined,
    lag: async () => ({ oldestUndelivered: undefined, oldestQuarantined: undefined, pauses: [], ...lag }),
  };
  const answer = await healthRoutes({ store, log: () => undefined, now: () => now }).request('/readyz');
  expect([answer.status, await answer.json()]).toEqual([200, { ready: true, degraded }]);
});

test('/readyz › the store fails › 503 without the fault', async () => {
  const { state, body } = setUp();
  state.isFull = true;
  expect(await body()).toEqual({ ready: false });
});
