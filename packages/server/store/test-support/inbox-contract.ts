import type { PurgeTimes } from '../submission.ts';
import { expect, test } from 'vitest';
import { attachment, numbered, submission } from '../../test-support/submissions.ts';
import { StoreError } from '../store.ts';
import { type NewDatabase, newStore } from './test-database.ts';

const until = (time: number): PurgeTimes => ({ message: time, application: time });

export function inboxContract(newDatabase: NewDatabase): void {
  test('purges old submissions that are delivered or reported as dead, and no waiting ones', async () => {
    const store = await newStore(newDatabase);
    for (const [n, receivedAt] of [1000, 1001, 1002, 1003, 5000].entries())
      await store.accept({ ...numbered(n), receivedAt });
    const [delivered, dead, retried] = await store.claim('mail', 'a', 3, 9000, 9999);
    await store.settle('mail', 'a', { id: delivered!.id, state: 'delivered', at: 9000 });
    await store.settle('mail', 'a', { id: dead!.id, state: 'dead', reason: 'gone' });
    await store.settle('mail', 'a', {
      id: retried!.id,
      state: 'retry',
      at: 2000,
      dueAt: 99_000,
      reason: 'busy',
    });
    const [sending] = await store.claim('mail', 'a', 1, 9000, 9999);
    expect(await store.purge(until(1000))).toBe(0);
    expect(await store.purge(until(5000))).toBe(1);
    expect(await store.show(dead!.id)).toMatchObject({ state: 'dead' });
    await store.recordReported({ deliveries: [{ id: dead!.id, channel: 'mail' }] }, 9000);
    expect(await store.purge(until(5000))).toBe(1);
    const left = await store.list(10);
    expect(left.map(({ receivedAt, state }) => [receivedAt, state])).toEqual([
      [5000, 'waiting'],
      [1003, 'sending'],
      [1002, 'waiting'],
    ]);
    expect(left[1]?.id).toBe(sending?.id);
  });

  test('erases a person by address in any case, with files and keys', async () => {
    const store = await newStore(newDatabase);
    const mine = { ...submission, email: 'Ada@Example.org', attachment: attachment() };
    const accepted = await store.accept(mine);
    await store.accept({ ...numbered(2), email: 'bob@example.org' });
    expect(await store.erase({ email: 'ada@example.org' })).toBe(1);
    expect(await store.list(10)).toMatchObject([{ email: 'bob@example.org' }]);
    expect(await store.attachmentBytes('id' in accepted ? accepted.id : '')).toBeUndefined();
    expect(await store.erase({ email: 'ada@example.org' })).toBe(0);
    // The same key is accepted again.
    expect(await store.accept({ ...mine, attachment: attachment() })).toMatchObject({ outcome: 'accepted' });
  });

  test('lists the newest first, and counts by kind and state', async () => {
    const store = await newStore(newDatabase);
    expect(await store.stats()).toEqual({
      counts: [],
      otherDeliveries: [],
      oldestUndelivered: undefined,
      pauses: [],
    });
    expect(await store.lag()).toEqual({ oldestUndelivered: undefined, pauses: [] });
    for (const n of [1, 2, 3]) await store.accept(numbered(n, { receivedAt: n * 1000 }));
    await store.accept({ ...numbered(4), kind: 'application', mailbox: 'careers' });
    const [{ id } = { id: '' }] = await store.claim('mail', 'a', 1, 9000, 9999);
    await store.settle('mail', 'a', { id, state: 'delivered', at: 9000 });
    expect((await store.list(2)).map(({ receivedAt }) => receivedAt)).toEqual([3000, 2000]);
    const { counts } = await store.stats();
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(counts.filter(({ state }) => state === 'delivered')).toMatchObject([{ count: 1 }]);
    expect(await store.show('nothing')).toBeUndefined();
  });

  test('marks submissions as read and as unread, and keeps the first time', async () => {
    const store = await newStore(newDatabase);
    for (const n of [1, 2, 3]) await store.accept(numbered(n, { receivedAt: n * 1000 }));
    const [third, second] = await store.list(9);
    expect(third).toMatchObject({ readAt: undefined });
    expect(await store.markRead({ ids: [third!.id] }, 5000)).toBe(1);
    expect(await store.markRead({ ids: [third!.id, second!.id] }, 6000)).toBe(2);
    expect((await store.list(9)).map(({ readAt }) => readAt)).toEqual([5000, 6000, undefined]);
    expect(await store.count({ read: true })).toBe(2);
    expect(await store.list(9, { read: false })).toMatchObject([{ receivedAt: 1000 }]);
    expect(await store.markUnread({ ids: [third!.id] })).toBe(1);
    expect(await store.show(third!.id)).toMatchObject({ readAt: undefined });
  });

  test('oldestUndelivered ignores delivered and dead mails', async () => {
    const store = await newStore(newDatabase);
    for (const n of [1, 2]) await store.accept(numbered(n, { receivedAt: n * 1000 }));
    const [{ id } = { id: '' }] = await store.claim('mail', 'a', 1, 9000, 9999);
    expect(await store.stats()).toMatchObject({ oldestUndelivered: 1000 });
    await store.settle('mail', 'a', { id, state: 'dead', reason: 'gone' });
    expect(await store.stats()).toMatchObject({ oldestUndelivered: 2000 });
    expect(await store.lag()).toMatchObject({ oldestUndelivered: 2000 });
    await store.requeue({ ids: [id] }, 9000);
    expect(await store.stats()).toMatchObject({ oldestUndelivered: 1000 });
  });

  test('a probe resolves if the store can write', async () => {
    const store = await newStore(newDatabase);
    await store.probe(1);
    await store.close();
    await expect(store.probe(2)).rejects.toThrow(StoreError);
  });
}
