import { spamReason } from '../submission.ts';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { attachment, numbered } from '../../test-support/submissions.ts';
import { type NewDatabase, newStore } from './test-database.ts';

const application = { kind: 'application', mailbox: 'careers' } as const;

/** A file with the right hash. */
function soundFile() {
  const file = attachment();
  return { ...file, sha256: createHash('sha256').update(file.bytes).digest('hex') };
}

function spamContract(newDatabase: NewDatabase): void {
  test('spam is parked, not counted, and purged by the time of its mark', async () => {
    const store = await newStore(newDatabase);
    for (const n of [1, 2, 3])
      await store.accept({ ...numbered(n), receivedAt: n * 1000, otherChannels: ['webhook'] });
    const [third, second] = await store.list(3);
    expect(await store.flagSpam({ ids: [third!.id, second!.id] }, 5000)).toBe(2);
    const parked = { state: 'dead', lastError: spamReason };
    expect(await store.show(third!.id)).toMatchObject({ ...parked, spamAt: 5000, otherDeliveries: [parked] });
    expect(await store.claim('mail', 'a', 9, 9000, 9999)).toMatchObject([{ receivedAt: 1000 }]);
    expect(await store.claim('webhook', 'a', 9, 9000, 9999)).toHaveLength(1);
    expect(await store.count({ spam: true })).toBe(2);
    expect(await store.count({ spam: false })).toBe(1);
    expect(await store.stats()).toMatchObject({ counts: [{ count: 1 }], otherDeliveries: [{ count: 1 }] });
    expect(await store.unreported(9, 9000)).toMatchObject({ givenUpCount: 0 });
    const before = { message: 0, application: 0 };
    expect(await store.countPurgeable({ ...before, spam: 5000 })).toBe(0);
    expect(await store.purge({ ...before, spam: 5001 })).toBe(2);
    expect(await store.count({})).toBe(1);
  });

  test('spam whose mail is dead is purged without a report', async () => {
    const store = await newStore(newDatabase);
    await store.accept({ ...numbered(1), receivedAt: 1000 });
    const [{ id } = { id: '' }] = await store.claim('mail', 'a', 1, 2000, 9999);
    await store.settle('mail', 'a', { id, state: 'dead', reason: '550' });
    expect(await store.flagSpam({ ids: [id] }, 5000)).toBe(1);
    expect(await store.purge({ message: 0, application: 0, spam: 5001 })).toBe(1);
  });

  test('spam that was being sent is not claimed again, and is purged', async () => {
    const store = await newStore(newDatabase);
    const otherChannels = ['webhook'] as const;
    for (const n of [1, 2]) await store.accept({ ...numbered(n), receivedAt: 1000, otherChannels });
    const mails = await store.claim('mail', 'a', 9, 1000, 2000);
    await store.claim('webhook', 'a', 9, 1000, 2000);
    expect(await store.flagSpam({}, 1500)).toBe(2);
    const [{ id } = { id: '' }] = mails;
    const retry = { id, state: 'retry', at: 1600, dueAt: 1700, reason: 'busy' } as const;
    expect(await store.settle('mail', 'a', retry)).toBe(true);
    await store.releaseLeases('webhook', 'a', 1800);
    // One delivery failed, one lease ended, and two deliveries were returned.
    for (const channel of ['mail', 'webhook'] as const) {
      expect(await store.claim(channel, 'a', 9, 5000, 9000)).toEqual([]);
      expect(await store.nextDue(channel)).toBeUndefined();
    }
    expect((await store.stats()).oldestUndelivered).toBeUndefined();
    expect(await store.unflagSpam({ ids: [id] }, 6000)).toBe(1);
    expect(await store.nextDue('mail')).toBe(1700);
    expect(await store.claim('mail', 'a', 9, 7000, 9000)).toMatchObject([{ id, attempt: 2 }]);
    expect(await store.claim('webhook', 'a', 9, 7000, 9000)).toMatchObject([{ id }]);
    expect(await store.purge({ message: 0, application: 0, spam: 2000 })).toBe(1);
    expect(await store.list(9)).toMatchObject([{ id }]);
  });

  test('spam can be selected by a state that the mark changes', async () => {
    const store = await newStore(newDatabase);
    for (const n of [1, 2]) await store.accept(numbered(n));
    const [{ id } = { id: '' }] = await store.claim('mail', 'a', 1, 1000, 9000);
    await store.settle('mail', 'a', { id, state: 'delivered', at: 2000 });
    expect(await store.flagSpam({ state: 'waiting' }, 5000)).toBe(1);
    expect(await store.count({ spam: true })).toBe(1);
    expect(await store.show(id)).toMatchObject({ state: 'delivered', spamAt: undefined });
    expect(await store.unflagSpam({ state: 'dead' }, 6000)).toBe(1);
    expect(await store.count({ state: 'waiting', spam: false })).toBe(1);
  });

  test('unmarked spam is delivered once, and a second mark changes nothing', async () => {
    const store = await newStore(newDatabase);
    for (const n of [1, 2, 3]) await store.accept({ ...numbered(n), receivedAt: n * 1000 });
    const [first, second] = await store.claim('mail', 'a', 2, 5000, 9999);
    await store.settle('mail', 'a', { id: first!.id, state: 'delivered', at: 5000 });
    await store.settle('mail', 'a', { id: second!.id, state: 'dead', reason: 'gone' });
    expect(await store.flagSpam({}, 6000)).toBe(3);
    expect(await store.flagSpam({}, 7000)).toBe(3);
    expect(await store.list(9)).toMatchObject([{ spamAt: 6000 }, { spamAt: 6000 }, { spamAt: 6000 }]);
    expect(await store.unflagSpam({}, 8000)).toBe(3);
    expect(await store.unflagSpam({}, 8000)).toBe(0);
    expect((await store.list(9)).map(({ state, spamAt }) => [state, spamAt])).toEqual([
      ['waiting', undefined],
      ['dead', undefined],
      ['delivered', undefined],
    ]);
    expect(await store.nextDue('mail')).toBe(8000);
  });
}

export function upkeepContract(newDatabase: NewDatabase): void {
  spamContract(newDatabase);

  test('lastTime is the arrival of the newest submission until a time is noted', async () => {
    const store = await newStore(newDatabase);
    expect(await store.lastTime()).toBeUndefined();
    for (const n of [2, 3, 1]) await store.accept({ ...numbered(n), receivedAt: n * 1000 });
    expect(await store.lastTime()).toBe(3000);
    await store.noteTime(2500);
    expect(await store.lastTime()).toBe(2500);
    await store.noteTime(9500);
    expect(await store.lastTime()).toBe(9500);
  });

  test('verify counts the rows of a sound store and finds no fault', async () => {
    const store = await newStore(newDatabase);
    expect(await store.verify()).toEqual({ submissions: 0, files: 0, faults: [] });
    await store.accept({ ...numbered(1), otherChannels: ['webhook', 'acknowledgement'] });
    await store.accept({ ...numbered(2), ...application, attachment: soundFile() });
    await store.erase({ kind: 'message' });
    await store.accept(numbered(3));
    expect(await store.verify()).toEqual({ submissions: 2, files: 1, faults: [] });
  });

  test('verify names a changed file', async () => {
    const store = await newStore(newDatabase);
    const changed = { ...soundFile(), sha256: 'ab'.repeat(32) };
    await store.accept({ ...numbered(1), ...application, attachment: changed });
    const [{ id } = { id: '' }] = await store.list(1);
    const { faults } = await store.verify();
    expect(faults).toEqual([expect.stringContaining(`${id} has a file that was changed`)]);
  });
}
