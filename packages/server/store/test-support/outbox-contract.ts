import { expect, test } from 'vitest';
import { attachment, numbered, submission } from '../../test-support/submissions.ts';
import { type NewDatabase, newStore } from './test-database.ts';

const application = { ...submission, kind: 'application', mailbox: 'careers' } as const;

function leaseContract(newDatabase: NewDatabase): void {
  test('a delivery is leased to one worker until its lease runs out', async () => {
    const store = await newStore(newDatabase);
    await store.accept(submission);
    expect(await store.nextDue('mail')).toBe(1000);
    expect(await store.claim('mail', 'a', 5, 999, 2000)).toEqual([]);
    expect(await store.claim('mail', 'a', 5, 1000, 2000)).toHaveLength(1);
    expect(await store.claim('mail', 'b', 5, 1999, 2999)).toEqual([]);
    expect(await store.nextDue('mail')).toBe(2000);
    expect(await store.claim('mail', 'b', 5, 2000, 3000)).toMatchObject([{ attempt: 2 }]);
  });

  test('concurrent claims never return the same delivery', async () => {
    const place = await newDatabase();
    const stores = await Promise.all([place.open(), place.open(), place.open()]);
    const count = 30;
    await Promise.all(Array.from({ length: count }, (_, n) => stores[0].accept(numbered(n))));
    const taken: string[] = [];
    const drain = async (worker: string, store: (typeof stores)[number]): Promise<void> => {
      const deliveries = await store.claim('mail', worker, 2, 2000, 9000);
      taken.push(...deliveries.map(({ id }) => id));
      if (deliveries.length > 0) await drain(worker, store);
    };
    await Promise.all(stores.map((store, n) => drain(`worker-${n}`, store)));
    expect(taken).toHaveLength(count);
    expect(new Set(taken).size).toBe(count);
  });

  test('releaseLeases ends only the leases of the given worker', async () => {
    const store = await newStore(newDatabase);
    for (const n of [1, 2, 3]) await store.accept(numbered(n));
    await store.claim('mail', 'a', 2, 1000, 9000);
    await store.claim('mail', 'b', 1, 1000, 9000);
    expect(await store.releaseLeases('mail', 'c', 1500)).toBe(0);
    expect(await store.releaseLeases('mail', 'a', 1500)).toBe(2);
    expect(await store.claim('mail', 'c', 5, 1499, 9000)).toEqual([]);
    expect(await store.claim('mail', 'c', 5, 1500, 9000)).toMatchObject([{ attempt: 2 }, { attempt: 2 }]);
    expect(await store.releaseLeases('mail', 'a', 1500)).toBe(0);
  });

  test('pullIn makes deliveries due that a fast clock deferred, and shortens its leases', async () => {
    const store = await newStore(newDatabase);
    for (const n of [1, 2, 3]) await store.accept(numbered(n));
    const [{ id } = { id: '' }] = await store.claim('mail', 'a', 1, 1000, 9000);
    await store.settle('mail', 'a', { id, state: 'retry', at: 1000, dueAt: 70_000, reason: 'busy' });
    await store.claim('mail', 'a', 1, 1000, 80_000);
    expect(await store.pullIn('mail', 2000, 6000, 80_000)).toBe(0);
    expect(await store.pullIn('webhook', 2000, 6000, 60_000)).toBe(0);
    expect(await store.pullIn('mail', 2000, 6000, 60_000)).toBe(2);
    const taken = await store.claim('mail', 'b', 5, 2000, 9000);
    expect(taken.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(await store.claim('mail', 'b', 5, 5999, 99_000)).toEqual([]);
    expect(await store.claim('mail', 'b', 5, 6000, 99_000)).toMatchObject([{ attempt: 2 }]);
  });

  test('a worker whose lease ended can only settle a delivery as delivered', async () => {
    const store = await newStore(newDatabase);
    await store.accept(submission);
    const [{ id } = { id: '' }] = await store.claim('mail', 'slow', 1, 1000, 2000);
    await store.claim('mail', 'quick', 1, 2000, 9000);
    expect(
      await store.settle('mail', 'slow', { id, state: 'retry', at: 2000, dueAt: 1, reason: 'busy' }),
    ).toBe(false);
    expect(await store.settle('mail', 'slow', { id, state: 'dead', reason: 'gone' })).toBe(false);
    expect(await store.show(id)).toMatchObject({ state: 'sending', attempts: 2, lastError: undefined });
    expect(await store.settle('mail', 'slow', { id, state: 'delivered', at: 3000 })).toBe(true);
    expect(
      await store.settle('mail', 'quick', { id, state: 'retry', at: 2000, dueAt: 1, reason: 'busy' }),
    ).toBe(false);
    expect(await store.show(id)).toMatchObject({ state: 'delivered', deliveredAt: 3000 });
    await store.erase({ email: submission.email });
    expect(await store.settle('mail', 'slow', { id, state: 'delivered', at: 4000 })).toBe(false);
  });
}

function settlementContract(newDatabase: NewDatabase): void {
  test('a delivery is settled as delivered, retry or dead, and the operator can requeue it', async () => {
    const store = await newStore(newDatabase);
    await store.accept(submission);
    const [{ id } = { id: '' }] = await store.claim('mail', 'a', 1, 1000, 2000);
    expect(await store.requeue({ ids: [id] }, 1500)).toBe(0);
    expect(
      await store.settle('mail', 'a', { id, state: 'retry', at: 2000, dueAt: 5000, reason: 'busy' }),
    ).toBe(true);
    expect(await store.claim('mail', 'a', 1, 4999, 9000)).toEqual([]);
    expect(await store.show(id)).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'busy' });
    await store.claim('mail', 'a', 1, 5000, 9000);
    expect(await store.settle('mail', 'a', { id, state: 'dead', reason: 'gone' })).toBe(true);
    expect(await store.nextDue('mail')).toBeUndefined();
    expect(await store.show(id)).toMatchObject({ state: 'dead', attempts: 2, lastError: 'gone' });
    expect(await store.requeue({ ids: [id] }, 6000)).toBe(1);
    expect(await store.claim('mail', 'a', 1, 6000, 9000)).toMatchObject([{ id, attempt: 1 }]);
    expect(await store.settle('mail', 'a', { id, state: 'delivered', at: 7000 })).toBe(true);
    expect(await store.show(id)).toMatchObject({
      state: 'delivered',
      deliveredAt: 7000,
      lastError: undefined,
    });
    expect(await store.requeue({ ids: ['nothing'] }, 1)).toBe(0);
    // The first mail is still in the mailbox.
    await store.requeue({ ids: [id] }, 8000);
    expect(await store.show(id)).toMatchObject({ state: 'waiting', deliveredAt: 7000 });
  });
}

function failureContract(newDatabase: NewDatabase): void {
  test('failingSince is the time of the first failure, until the operator requeues the delivery', async () => {
    const store = await newStore(newDatabase);
    await store.accept(submission);
    const [{ id, failingSince } = { id: '', failingSince: 0 }] = await store.claim(
      'mail',
      'a',
      1,
      1000,
      2000,
    );
    expect(failingSince).toBeUndefined();
    await store.settle('mail', 'a', { id, state: 'retry', at: 1500, dueAt: 2000, reason: 'busy' });
    await store.claim('mail', 'a', 1, 2000, 3000);
    await store.settle('mail', 'a', { id, state: 'retry', at: 2500, dueAt: 3000, reason: 'busy' });
    expect(await store.claim('mail', 'a', 1, 3000, 4000)).toMatchObject([{ attempt: 3, failingSince: 1500 }]);
    await store.settle('mail', 'a', { id, state: 'dead', reason: 'gone' });
    await store.requeue({ ids: [id] }, 5000);
    expect(await store.claim('mail', 'a', 1, 5000, 6000)).toMatchObject([
      { attempt: 1, failingSince: undefined },
    ]);
  });

  test('a returned delivery has used no attempt and has no lease', async () => {
    const store = await newStore(newDatabase);
    await store.accept(submission);
    const [{ id } = { id: '' }] = await store.claim('mail', 'a', 1, 1000, 9000);
    expect(await store.settle('mail', 'b', { id, state: 'returned', dueAt: 1, reason: 'down' })).toBe(false);
    expect(await store.settle('mail', 'a', { id, state: 'returned', dueAt: 2000, reason: 'down' })).toBe(
      true,
    );
    expect(await store.show(id)).toMatchObject({ state: 'waiting', attempts: 0, lastError: 'down' });
    expect(await store.nextDue('mail')).toBe(2000);
    expect(await store.claim('mail', 'b', 1, 2000, 9000)).toMatchObject([
      { attempt: 1, failingSince: undefined },
    ]);
  });

  test('a claim returns no more retries than triedLimit', async () => {
    const store = await newStore(newDatabase);
    for (const n of [1, 2, 3]) await store.accept(numbered(n));
    for (const { id } of await store.claim('mail', 'a', 3, 1000, 9000))
      await store.settle('mail', 'a', { id, state: 'retry', at: 1000, dueAt: 1500, reason: 'hung' });
    await store.accept(numbered(4, { receivedAt: 2000 }));
    expect(await store.claim('mail', 'a', 4, 3000, 9000, 1)).toMatchObject([{ attempt: 2 }, { attempt: 1 }]);
    expect(await store.claim('mail', 'a', 4, 3000, 9000, 0)).toEqual([]);
    expect(await store.claim('mail', 'a', 4, 3000, 9000)).toHaveLength(2);
  });
}

function attachmentContract(newDatabase: NewDatabase): void {
  test('a file is stored with its submission, and its bytes are read separately', async () => {
    const store = await newStore(newDatabase);
    await store.accept({ ...application, attachment: attachment() });
    const { bytes, ...facts } = attachment();
    const [delivery] = await store.claim('mail', 'a', 1, 1000, 2000);
    expect(delivery?.attachment).toEqual(facts);
    expect(await store.attachmentBytes(delivery?.id ?? '')).toEqual(Uint8Array.from(bytes));
    expect(await store.attachmentBytes('nothing')).toBeUndefined();
  });

  test('a file is in quarantine until it is cleared', async () => {
    const store = await newStore(newDatabase);
    await store.accept({ ...application, attachment: { ...attachment(), cleared: false } });
    const [{ id } = { id: '' }] = await store.list(1);
    expect(await store.show(id)).toMatchObject({ state: 'quarantined', attachment: { cleared: false } });
    expect(await store.claim('mail', 'a', 1, 1000, 2000)).toMatchObject([{ attachment: { cleared: false } }]);
    await store.settle('mail', 'a', { id, state: 'retry', at: 2000, dueAt: 3000, reason: 'no scanner' });
    expect(await store.stats()).toMatchObject({ counts: [{ state: 'quarantined', count: 1 }] });
    await store.clearAttachment(id);
    expect(await store.show(id)).toMatchObject({ state: 'waiting', attachment: { cleared: true } });
  });
}

export function outboxContract(newDatabase: NewDatabase): void {
  leaseContract(newDatabase);
  settlementContract(newDatabase);
  failureContract(newDatabase);
  attachmentContract(newDatabase);
}
