/** A misspelt mailbox of the company refuses every mail, so the channel pauses and the operator sees why. */
import { describe, expect, test } from 'vitest';
import { numbered } from '../test-support/submissions.ts';
import { RefusedError } from './errors.ts';
import { day, minute, setUpWorker } from './test-support/running-worker.ts';

const gone = () => new RefusedError('550 5.1.1 no inof@site.test here', '550 5.1.1', true);

describe('a mailbox that refuses', () => {
  test('three submissions in a row pauses the channel, and none of them is given up', async () => {
    let isMended = false;
    const { store, begin, arrive, pass, outcomes, logged } = await setUpWorker(async () => {
      if (!isMended) throw gone();
    });
    begin();
    for (const n of [1, 2, 3, 4]) {
      await arrive(n);
      await pass(minute);
    }
    expect(await store.currentPause('mail')).toMatchObject({
      cause: 'recipient',
      reason: 'Mail to info is refused, whatever it is: 550 5.1.1 no inof@site.test here',
    });
    for (let days = 0; days < 10; days += 1) await pass(day);
    const waiting = await store.list(9);
    expect(waiting.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
    expect(waiting.map(({ attempts }) => attempts)).toEqual([0, 0, 1, 1]);
    expect(outcomes).not.toContain('dead');
    expect(logged.filter((line) => line.startsWith('outbox.paused'))).toHaveLength(1);
    expect(logged.join()).not.toContain('inof');
    isMended = true;
    await pass(10 * minute);
    await pass(minute);
    expect(await store.currentPause('mail')).toBeUndefined();
    expect((await store.list(9)).map(({ state }) => state)).toEqual(waiting.map(() => 'delivered'));
  });

  test('one submission of each server, or of each start, also pauses the channel', async () => {
    const { store, clock, begin, arrive, pass, outcomes } = await setUpWorker(async () => {
      throw gone();
    });
    for (const name of ['one', 'other', 'one']) {
      const worker = begin(name);
      await arrive(clock.now());
      await pass(minute);
      await worker.stop();
    }
    expect(outcomes.slice(0, 3)).toEqual(['failed', 'failed', 'returned']);
    expect(await store.currentPause('mail')).toMatchObject({ cause: 'recipient' });
  });

  test('only some submissions does not pause the channel', async () => {
    const refused = new Set<string>();
    const { store, begin, arrive, pass, outcomes } = await setUpWorker(async ({ id }) => {
      if (refused.has(id)) throw gone();
    });
    begin();
    for (let n = 0; n < 8; n += 1) {
      const id = await arrive(n);
      if (n % 3 > 0) refused.add(id);
      await pass(20 * minute);
    }
    expect(await store.currentPause('mail')).toBeUndefined();
    expect(outcomes.filter((outcome) => outcome === 'dead').length).toBeGreaterThan(0);
    expect(outcomes).not.toContain('returned');
  });

  test.each([
    ['what is in them', 'mail', new RefusedError('554 spam', '554')],
    ['whoever mistyped an address', 'acknowledgement', gone()],
  ] as const)('because of %s does not pause the channel', async (_, channel, error) => {
    const { store, clock, begin, pass, outcomes } = await setUpWorker(() => Promise.reject(error), {
      channel,
    });
    begin();
    for (const n of [1, 2, 3, 4]) {
      const email = `ada${n}@example.org`;
      const key = `key-${n}`;
      await store.accept({
        ...numbered(n, { receivedAt: clock.now(), email, key }),
        otherChannels: ['acknowledgement'],
      });
    }
    await pass(minute);
    await pass(20 * minute);
    expect(await store.currentPause(channel)).toBeUndefined();
    expect(outcomes.filter((outcome) => outcome === 'dead')).toHaveLength(4);
  });
});
