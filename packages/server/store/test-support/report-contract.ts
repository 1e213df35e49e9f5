import { hour } from '@website/forms/limits';
import { expect, test } from 'vitest';
import { attachment, numbered } from '../../test-support/submissions.ts';
import type { Store } from '../store.ts';
import { type NewDatabase, newStore } from './test-database.ts';

const day = 24 * hour;
const refusedBy = (address: string) => ({ refused: [{ address, reply: '550 gone' }] });

/** Stores a submission and delivers its mail at `at`. */
async function deliver(store: Store, n: number, recipients: object, at: number): Promise<string> {
  await store.accept(numbered(n, { receivedAt: at }));
  const [{ id } = { id: '' }] = await store.claim('mail', 'a', 1, at, at + hour);
  const parts = { accepted: ['info@site.test'], refused: [], ...recipients };
  await store.settle('mail', 'a', { id, state: 'delivered', at, recipients: parts });
  return id;
}

function recipientContract(newDatabase: NewDatabase): void {
  test('a refusing recipient stands in the row and is reported after the third mail in a row, once', async () => {
    const store = await newStore(newDatabase);
    const id = await deliver(store, 1, refusedBy('sales@site.test'), 1000);
    expect(await store.show(id)).toMatchObject({
      state: 'delivered',
      lastError: 'sales@site.test refused it: 550 gone',
    });
    await deliver(store, 2, refusedBy('sales@site.test'), 2000);
    expect((await store.unreported(9, 3000)).recipients).toEqual([]);
    await deliver(store, 3, refusedBy('sales@site.test'), 3000);
    const { recipients } = await store.unreported(9, 4000);
    expect(recipients).toEqual([{ address: 'sales@site.test', refusals: 3, since: 1000, reply: '550 gone' }]);
    await store.recordReported({ recipients: ['sales@site.test'] }, 4000);
    await deliver(store, 4, refusedBy('sales@site.test'), 5000);
    expect((await store.unreported(9, 6000)).recipients).toEqual([]);
    const activity = await store.activity(2000, 5000);
    expect(activity).toMatchObject({ partlyDelivered: 2, refusingRecipients: [{ refusals: 4 }] });
  });

  test('a recipient that accepts a mail is counted anew', async () => {
    const store = await newStore(newDatabase);
    for (const n of [1, 2]) await deliver(store, n, refusedBy('sales@site.test'), n * 1000);
    await deliver(store, 3, { accepted: ['sales@site.test'] }, 3000);
    expect((await store.activity(0, 9000)).refusingRecipients).toEqual([]);
    await deliver(store, 4, refusedBy('sales@site.test'), 4000);
    expect((await store.activity(0, 9000)).refusingRecipients).toMatchObject([{ refusals: 1, since: 4000 }]);
  });
}

function lateContract(newDatabase: NewDatabase): void {
  test('deliveries that are put off for an hour are reported once, until all of them are through', async () => {
    const store = await newStore(newDatabase);
    const failed = async (n: number, at: number) => {
      await store.accept(numbered(n, { receivedAt: at }));
      const [{ id } = { id: '' }] = await store.claim('mail', 'a', 1, at, at + hour);
      await store.settle('mail', 'a', { id, state: 'retry', at, dueAt: at + 9 * hour, reason: '452 full' });
      return id;
    };
    const first = await failed(1, 1000);
    expect((await store.unreported(9, 1000 + hour)).late).toEqual([]);
    const expected = { channel: 'mail', isQuarantined: false, count: 1, oldest: 1000, lastError: '452 full' };
    expect((await store.unreported(9, 1001 + hour)).late).toEqual([expected]);
    await store.recordReported({ late: true }, 1001 + hour);
    const second = await failed(2, 2000);
    expect((await store.unreported(9, 3 * hour)).late).toEqual([]);
    await store.settle('mail', 'b', { id: first, state: 'delivered', at: 3 * hour });
    expect((await store.unreported(9, 3 * hour)).late).toMatchObject([{ count: 1, oldest: 2000 }]);
    await store.settle('mail', 'b', { id: second, state: 'delivered', at: 3 * hour });
    expect((await store.unreported(9, 9 * hour)).late).toEqual([]);
  });

  test('what waits during a pause is not late, and has its time after the pause', async () => {
    const store = await newStore(newDatabase);
    await store.accept(numbered(1, { receivedAt: 1000 }));
    await store.pause('mail', { since: 1000, cause: 'tls', reason: 'expired' });
    expect((await store.unreported(9, 5 * hour)).late).toEqual([]);
    await store.resume('mail', 5 * hour, 60_000);
    expect((await store.unreported(9, 5 * hour + 1)).late).toEqual([]);
  });

  test('a resume in quarantine is late for its own cause, and the lag names it', async () => {
    const store = await newStore(newDatabase);
    const application = { kind: 'application', mailbox: 'careers', receivedAt: 2000 } as const;
    await store.accept({ ...numbered(1), ...application, attachment: { ...attachment(), cleared: false } });
    await store.accept(numbered(2, { receivedAt: 1000 }));
    expect(await store.lag()).toMatchObject({ oldestUndelivered: 1000, oldestQuarantined: 2000 });
    expect((await store.unreported(9, 2 * hour)).late).toMatchObject([
      { isQuarantined: false, oldest: 1000, lastError: undefined },
      { isQuarantined: true, oldest: 2000 },
    ]);
  });
}

export function reportContract(newDatabase: NewDatabase): void {
  recipientContract(newDatabase);
  lateContract(newDatabase);

  test('refusals of all servers add up by day and reason, and old counts are deleted', async () => {
    const place = await newDatabase();
    const [one, other] = await Promise.all([place.open(), place.open()]);
    await Promise.all([
      one.addRefusals(10 * day, [
        { reason: 'token', count: 2 },
        { reason: 'origin', count: 1 },
      ]),
      other.addRefusals(10 * day, [
        { reason: 'origin', count: 3 },
        { reason: 'token', count: 1 },
      ]),
    ]);
    await other.addRefusals(11 * day, [{ reason: 'origin', count: 5 }]);
    expect((await one.activity(10 * day, 11 * day)).refusals).toEqual([
      { reason: 'origin', count: 4 },
      { reason: 'token', count: 3 },
    ]);
    await one.tidy(0, 71 * day);
    expect((await one.activity(0, 99 * day)).refusals).toEqual([{ reason: 'origin', count: 5 }]);
  });

  test('activity counts what arrived in a period, without spam', async () => {
    const store = await newStore(newDatabase);
    for (const n of [1, 2, 3, 4])
      await store.accept(numbered(n, { receivedAt: n * 1000, verified: n !== 2 }));
    const [newest] = await store.list(1);
    await store.flagSpam({ ids: [newest!.id] }, 3500);
    expect(await store.activity(2000, 4000)).toMatchObject({
      received: [{ kind: 'message', count: 2 }],
      unverified: 1,
      spam: 1,
      lastReceived: [{ kind: 'message', at: 3000 }],
    });
  });

  test('silence is reported once for each last arrival, and from the first start if nothing came', async () => {
    const store = await newStore(newDatabase);
    expect((await store.unreported(9, 10 * day, day)).silentSince).toBeUndefined();
    await store.noteMoment('started', 5 * day);
    expect((await store.unreported(9, 10 * day, 9 * day)).silentSince).toBeUndefined();
    expect((await store.unreported(9, 10 * day, day)).silentSince).toBe(5 * day);
    await store.recordReported({ silence: true }, 10 * day);
    expect((await store.unreported(9, 11 * day, day)).silentSince).toBeUndefined();
    await store.accept(numbered(1, { receivedAt: 12 * day }));
    expect((await store.unreported(9, 14 * day, day)).silentSince).toBe(12 * day);
    expect(await store.moments()).toEqual({ started: 5 * day, 'silence-report': 10 * day });
  });
}
