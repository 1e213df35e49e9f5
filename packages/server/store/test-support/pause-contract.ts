import { maxUnreportedPause } from '../submission.ts';
import { everything } from '../../../../tests/browser/support/sample.ts';
import { expect, test } from 'vitest';
import { numbered } from '../../test-support/submissions.ts';
import { type NewDatabase, newStore } from './test-database.ts';

const down = { cause: 'connection', reason: 'connect ECONNREFUSED' };
const byMail = (id: string) => ({ id, channel: 'mail' as const });
const locked = { cause: 'authentication', reason: '535 no' };

function resumeContract(newDatabase: NewDatabase): void {
  test('a pause keeps its start and takes a new cause, for every server and after a restart', async () => {
    const place = await newDatabase();
    const [first, second] = await Promise.all([place.open(), place.open()]);
    expect(await first.currentPause('mail')).toBeUndefined();
    expect(await first.pause('mail', { since: 1000, ...down })).toBeUndefined();
    expect(await second.pause('mail', { since: 2000, ...locked })).toEqual({ since: 1000, ...down });
    await first.close();
    const again = await place.open();
    expect(await again.currentPause('mail')).toEqual({ since: 1000, ...locked });
    expect(await again.stats()).toMatchObject({ pauses: [{ channel: 'mail', since: 1000, ...locked }] });
    expect(await second.resume('mail', 3000, 60_000)).toEqual({
      pause: { since: 1000, ...locked },
      waiting: 0,
    });
    expect(await again.currentPause('mail')).toBeUndefined();
    expect(await again.resume('mail', 3000, 60_000)).toEqual({ pause: undefined, waiting: 0 });
  });

  test('a pause that started on a fast clock takes the earlier start of the next report', async () => {
    const store = await newStore(newDatabase);
    await store.pause('mail', { since: 9000, ...down });
    await store.pause('mail', { since: 2000, ...down });
    expect(await store.currentPause('mail')).toEqual({ since: 2000, ...down });
  });

  test('resume makes waiting deliveries due one per second in their order', async () => {
    const store = await newStore(newDatabase);
    for (const n of [1, 2, 3]) await store.accept(numbered(n));
    for (const [n, { id }] of (await store.claim('mail', 'a', 3, 1000, 9000)).entries())
      await store.settle('mail', 'a', { id, state: 'retry', at: 1000, dueAt: 7_200_000 - n, reason: 'busy' });
    await store.pause('mail', { since: 5000, ...down });
    expect(await store.resume('mail', 10_000, 60_000)).toMatchObject({ waiting: 3 });
    const order = [
      await store.claim('mail', 'a', 3, 10_000, 99_999),
      await store.claim('mail', 'a', 3, 11_000, 99_999),
      await store.claim('mail', 'a', 3, 12_000, 99_999),
    ].flat();
    expect(order.map(({ fields }) => fields.message)).toEqual(['3', '2', '1']);
  });

  test('resume makes 200 waiting deliveries due evenly within the release window', async () => {
    const store = await newStore(newDatabase);
    await Promise.all(Array.from({ length: 200 }, (_, n) => store.accept(numbered(n))));
    await store.pause('mail', { since: 2000, ...down });
    await store.resume('mail', 10_000, 60_000);
    expect(await store.claim('mail', 'a', 200, 39_999, 99_999)).toHaveLength(100);
    expect(await store.claim('mail', 'a', 200, 69_999, 99_999)).toHaveLength(100);
  });

  test('resume makes any number of mails, from thousands down to 1, due within the release window', async () => {
    const store = await newStore(newDatabase);
    // Most of these do not divide the 60,000 milliseconds, so that a mail is due at a fraction of one.
    const counts = everything
      ? [5000, 4999, 3701, 2001, 1999, 1001, 1000, 997, 374, 201, 199, 74, 70, 61, 60, 59, 7, 3, 2, 1]
      : [1999, 374, 61, 7, 1];
    let left = Math.max(...counts);
    await Promise.all(Array.from({ length: left }, (_, n) => store.accept(numbered(n))));
    let now = 10_000;
    for (const count of counts) {
      now += 1_000_000;
      const gone = await store.claim('mail', 'a', left - count, now, now + 1000);
      expect(await store.erase({ ids: gone.map(({ id }) => id) })).toBe(left - count);
      left = count;
      await store.pause('mail', { since: now, ...down });
      expect(await store.resume('mail', now, 60_000)).toMatchObject({ waiting: count });
      expect(await store.currentPause('mail')).toBeUndefined();
      const due = await store.claim('mail', 'a', 5000, now + 60_000, now + 70_000);
      expect(due).toHaveLength(count);
      expect(await store.releaseLeases('mail', 'a', now + 60_000)).toBe(count);
    }
  });

  test('resume without a pause changes nothing', async () => {
    const store = await newStore(newDatabase);
    await store.accept(numbered(1));
    const [{ id } = { id: '' }] = await store.claim('mail', 'a', 1, 1000, 9000);
    await store.settle('mail', 'a', { id, state: 'retry', at: 1000, dueAt: 7_200_000, reason: 'hung' });
    await store.accept(numbered(2));
    expect(await store.resume('mail', 10_000, 60_000)).toEqual({ pause: undefined, waiting: 0 });
    expect(await store.claim('mail', 'a', 9, 10_000, 99_999)).toHaveLength(1);
    expect(await store.claim('mail', 'a', 9, 7_200_000, 9_999_999)).toHaveLength(2);
  });

  test('resume adds the length of the pause to failingSince', async () => {
    const store = await newStore(newDatabase);
    for (const n of [1, 2]) await store.accept(numbered(n));
    const [before, during] = await store.claim('mail', 'a', 2, 1000, 9000);
    await store.settle('mail', 'a', {
      id: before!.id,
      state: 'retry',
      at: 1500,
      dueAt: 2000,
      reason: 'busy',
    });
    await store.pause('mail', { since: 3000, ...down });
    await store.settle('mail', 'a', {
      id: during!.id,
      state: 'retry',
      at: 9000,
      dueAt: 9000,
      reason: 'busy',
    });
    await store.resume('mail', 10_000, 0);
    const claimed = await store.claim('mail', 'a', 2, 10_000, 19_000);
    const since = new Map(claimed.map(({ id, failingSince }) => [id, failingSince]));
    expect([since.get(before!.id), since.get(during!.id)]).toEqual([8500, 10_000]);
  });
}

function digestContract(newDatabase: NewDatabase): void {
  test('a dead delivery is unreported until it is reported, and again when it is dead again', async () => {
    const store = await newStore(newDatabase);
    for (const n of [1, 2, 3]) await store.accept(numbered(n, { receivedAt: n * 1000 }));
    const claimed = await store.claim('mail', 'a', 3, 3000, 9000);
    for (const { id } of claimed) await store.settle('mail', 'a', { id, state: 'dead', reason: '550 gone' });
    const [first, ...others] = claimed.map(({ id }) => id);
    const unreported = await store.unreported(2, 9_999_999);
    expect(unreported).toMatchObject({ givenUpCount: 3, pastPauses: [] });
    expect(unreported.givenUp).toMatchObject([{ id: first, lastError: '550 gone' }, { receivedAt: 2000 }]);
    await store.recordReported({ deliveries: others.map(byMail) }, 4000);
    expect(await store.unreported(2, 9_999_999)).toMatchObject({ givenUpCount: 1, givenUp: [{ id: first }] });
    await store.recordReported({ deliveries: [byMail(first!)] }, 4000);
    await store.requeue({ ids: [first!] }, 5000);
    await store.claim('mail', 'a', 1, 5000, 9000);
    await store.settle('mail', 'a', { id: first!, state: 'dead', reason: '550 still gone' });
    expect(await store.unreported(2, 9_999_999)).toMatchObject({
      givenUp: [{ id: first, lastError: '550 still gone' }],
    });
  });

  test('only a long pause is reported when it is over', async () => {
    const store = await newStore(newDatabase);
    await store.pause('mail', { since: 1000, ...down });
    await store.resume('mail', 1000 + maxUnreportedPause, 0);
    await store.pause('mail', { since: 1000, ...locked });
    expect(await store.unreported(1, 9_999_999)).toMatchObject({ pastPauses: [] });
    await store.resume('mail', 1001 + maxUnreportedPause, 0);
    const { pastPauses } = await store.unreported(1, 9_999_999);
    expect(pastPauses).toMatchObject([{ since: 1000, until: 1001 + maxUnreportedPause, ...locked }]);
    // tidy deletes short pauses, and long ones only when they were reported.
    await store.tidy(2 * maxUnreportedPause, 0);
    expect((await store.unreported(1, 9_999_999)).pastPauses).toEqual(pastPauses);
    await store.recordReported({ pastPauses: pastPauses.map(({ id }) => id) }, 9000);
    expect(await store.unreported(1, 9_999_999)).toMatchObject({ pastPauses: [] });
  });
}

function taskContract(newDatabase: NewDatabase): void {
  test('a task belongs to one server, which can extend it, and is free after its time', async () => {
    const place = await newDatabase();
    const [first, second] = await Promise.all([place.open(), place.open()]);
    const taken = await Promise.all([
      first.acquireTask('digest', 'a', 1000, 2000),
      second.acquireTask('digest', 'b', 1000, 2000),
    ]);
    expect(taken.toSorted()).toEqual([false, true]);
    const [owner, rival] = taken[0] ? ['a', 'b'] : ['b', 'a'];
    expect(await first.acquireTask('digest', rival, 1999, 9000)).toBe(false);
    expect(await second.acquireTask('digest', owner, 1999, 5000)).toBe(true);
    expect(await first.acquireTask('digest', rival, 4999, 9000)).toBe(false);
    expect(await first.acquireTask('another', rival, 4999, 9000)).toBe(true);
    expect(await first.acquireTask('digest', rival, 5000, 9000)).toBe(true);
    expect(await first.acquireTask('digest', owner, 8999, 9999)).toBe(false);
    // A task that is extended into the past is free.
    expect(await first.acquireTask('digest', rival, 8999, 0)).toBe(true);
    expect(await second.acquireTask('digest', owner, 1, 9999)).toBe(true);
  });

  test('a task that a fast clock acquired is free', async () => {
    const store = await newStore(newDatabase);
    const hour = 60 * 60 * 1000;
    expect(await store.acquireTask('digest', 'a', 5 * hour, 6 * hour)).toBe(true);
    expect(await store.acquireTask('digest', 'b', 4 * hour, 7 * hour)).toBe(false);
    expect(await store.acquireTask('digest', 'b', 3 * hour, 4 * hour)).toBe(true);
  });
}

export function pauseContract(newDatabase: NewDatabase): void {
  resumeContract(newDatabase);
  digestContract(newDatabase);
  taskContract(newDatabase);
}
