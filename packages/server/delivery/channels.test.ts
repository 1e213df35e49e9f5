import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../test-support/open-store.ts';
import { numbered } from '../test-support/submissions.ts';
import { manualClock } from './test-support/manual-clock.ts';
import { day, hour, minute, start } from './test-support/running-worker.ts';
import { abandonUnserved, startHeartbeat } from './channels.ts';

/** Servers with and without a webhook, on one store. */
async function setUp() {
  const store = await openStore();
  const clock = manualClock(start);
  const logged: string[] = [];
  const options = {
    store,
    clock,
    log: (_: string, event: string) => void logged.push(event),
  } as const;
  let running = 0;
  async function begin(role: typeof startHeartbeat): Promise<() => Promise<void>> {
    const end = role(options, 'webhook');
    onTestFinished(end);
    running += 1;
    await clock.waitedFor(running);
    return async () => {
      running -= 1;
      await end();
    };
  }
  let arrived = 0;
  return {
    clock,
    logged,
    withWebhook: () => begin(startHeartbeat),
    without: () => begin(abandonUnserved),
    async arrive(): Promise<void> {
      arrived += 1;
      await store.accept(numbered(arrived, { receivedAt: clock.now(), otherChannels: ['webhook'] }));
    },
    /** Moves the clock in steps in which every server polls. */
    async pass(milliseconds: number): Promise<void> {
      for (let passed = 0; passed < milliseconds; passed += 5 * minute) {
        clock.advance(5 * minute);
        await clock.waitedFor(running);
      }
    },
    states: async () => {
      const entries = await store.list(99);
      return entries.map(({ otherDeliveries }) => otherDeliveries[0]?.state).toReversed();
    },
  };
}

test('deliveries are not abandoned while one server still has settings for the webhook', async () => {
  const { withWebhook, without, arrive, pass, states, logged } = await setUp();
  const endFirst = await withWebhook();
  await arrive();
  await without();
  await pass(day);
  await endFirst();
  await pass(hour / 2);
  await withWebhook();
  await without();
  await pass(day);
  expect(await states()).toEqual(['waiting']);
  expect(logged).toEqual(['outbox.not-configured', 'outbox.not-configured']);
});

test('deliveries are abandoned an hour after the last server with settings for the webhook, and later ones as well', async () => {
  const { withWebhook, without, arrive, pass, states, logged } = await setUp();
  const [endOne, endOther] = [await withWebhook(), await withWebhook()];
  await arrive();
  await without();
  await endOne();
  await pass(2 * hour);
  await arrive();
  await endOther();
  await pass(hour - 5 * minute);
  expect(await states()).toEqual(['waiting', 'waiting']);
  await pass(10 * minute);
  expect(await states()).toEqual(['dead', 'dead']);
  expect(logged).toEqual(['outbox.not-configured', 'outbox.abandoned']);
  await arrive();
  await pass(5 * minute);
  expect(await states()).toEqual(['dead', 'dead', 'dead']);
});

test('a webhook that is configured again is served at once, also by a server whose clock is behind', async () => {
  const { withWebhook, without, arrive, pass, states, clock } = await setUp();
  const endWithout = await without();
  await arrive();
  await pass(5 * minute);
  expect(await states()).toEqual(['dead']);
  await endWithout();
  clock.advance(-2 * minute);
  await withWebhook();
  await arrive();
  clock.advance(2 * minute);
  await without();
  await pass(hour);
  expect(await states()).toEqual(['dead', 'waiting']);
});

test('a failed poll of the store is repeated after a minute', async () => {
  const { clock } = await setUp();
  const asked: number[] = [];
  const failing = {
    clock,
    log: () => undefined,
    store: {
      acquireTask: async () => {
        asked.push(clock.now() - start);
        throw new Error('busy');
      },
      abandon: async () => 0,
      nextDue: async () => 0,
    },
  } as const;
  for (const role of [startHeartbeat, abandonUnserved]) {
    const end = role(failing, 'webhook');
    await clock.waitedFor();
    clock.advance(minute);
    await clock.waitedFor();
    await end();
  }
  expect(asked).toEqual([0, minute, minute, 2 * minute]);
});
