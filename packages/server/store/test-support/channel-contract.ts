import { maxUnreportedPause } from '../submission.ts';
import { expect, test } from 'vitest';
import { numbered, submission } from '../../test-support/submissions.ts';
import { acknowledgementContract } from './acknowledgement-contract.ts';
import { type NewDatabase, newStore } from './test-database.ts';

const everywhere = { otherChannels: ['acknowledgement', 'webhook'] } as const;
const old = { message: 5000, application: 5000 };
const down = { cause: 'connection', reason: 'connect ECONNREFUSED' };

function separationContract(newDatabase: NewDatabase): void {
  test('a submission is delivered only on its channels', async () => {
    const store = await newStore(newDatabase);
    await store.accept({ ...numbered(1), otherChannels: ['webhook'] });
    await store.accept(numbered(2));
    expect(await store.nextDue('acknowledgement')).toBeUndefined();
    expect(await store.claim('acknowledgement', 'a', 9, 1000, 2000)).toEqual([]);
    const mails = await store.claim('mail', 'a', 9, 1000, 2000);
    expect(mails).toHaveLength(2);
    const webhooks = await store.claim('webhook', 'a', 9, 1000, 2000);
    expect(webhooks).toMatchObject([{ fields: { message: '1' }, attempt: 1 }]);
    expect(await store.releaseLeases('webhook', 'a', 1500)).toBe(1);
    expect([await store.nextDue('mail'), await store.nextDue('webhook')]).toEqual([2000, 1500]);
  });

  test('settling one delivery does not change the others of its submission', async () => {
    const store = await newStore(newDatabase);
    await store.accept({ ...submission, ...everywhere });
    const [{ id } = { id: '' }] = await store.claim('mail', 'a', 1, 1000, 9000);
    await store.claim('webhook', 'a', 1, 1000, 9000);
    await store.settle('mail', 'a', { id, state: 'delivered', at: 1500 });
    expect(await store.settle('webhook', 'a', { id, state: 'dead', reason: '410 gone' })).toBe(true);
    expect(await store.show(id)).toMatchObject({
      state: 'delivered',
      deliveredAt: 1500,
      attempts: 1,
      lastError: undefined,
      otherDeliveries: [
        { channel: 'acknowledgement', state: 'waiting', attempts: 0 },
        { channel: 'webhook', state: 'dead', attempts: 1, lastError: '410 gone' },
      ],
    });
    expect((await store.list(1))[0]?.otherDeliveries).toHaveLength(2);
    expect(await store.stats()).toEqual({
      counts: [{ kind: 'message', state: 'delivered', count: 1 }],
      otherDeliveries: [
        { channel: 'acknowledgement', state: 'waiting', count: 1 },
        { channel: 'webhook', state: 'dead', count: 1 },
      ],
      oldestUndelivered: undefined,
      pauses: [],
    });
    expect(await store.requeue({ state: 'delivered' }, 2000, 'webhook')).toBe(0);
    expect(await store.requeue({ state: 'dead' }, 2000, 'webhook')).toBe(1);
    expect(await store.claim('webhook', 'a', 1, 2000, 9000)).toMatchObject([{ id, attempt: 1 }]);
    expect(await store.claim('mail', 'a', 1, 2000, 9000)).toEqual([]);
  });

  test('a pause of one channel does not pause another', async () => {
    const store = await newStore(newDatabase);
    for (const n of [1, 2]) await store.accept({ ...numbered(n), otherChannels: ['webhook'] });
    for (const channel of ['mail', 'webhook'] as const)
      for (const { id } of await store.claim(channel, 'a', 2, 1000, 9000))
        await store.settle(channel, 'a', { id, state: 'returned', dueAt: 99_000, reason: 'down' });
    await store.pause('webhook', { since: 1000, ...down });
    expect(await store.currentPause('mail')).toBeUndefined();
    await store.pause('mail', { since: 2000, ...down });
    expect((await store.stats()).pauses).toEqual([
      { channel: 'webhook', since: 1000, ...down },
      { channel: 'mail', since: 2000, ...down },
    ]);
    expect(await store.resume('webhook', 3000, 0)).toEqual({ pause: { since: 1000, ...down }, waiting: 2 });
    expect(await store.currentPause('mail')).toEqual({ since: 2000, ...down });
    expect([await store.nextDue('mail'), await store.nextDue('webhook')]).toEqual([99_000, 3000]);
  });

  test('abandon gives up the deliveries of a channel and ends its pause', async () => {
    const store = await newStore(newDatabase);
    for (const n of [1, 2]) await store.accept({ ...numbered(n), otherChannels: ['webhook'] });
    await store.claim('webhook', 'a', 1, 1000, 9000);
    await store.pause('webhook', { since: 1000, ...down });
    expect(await store.abandon('webhook', 2000, 'no webhook is set')).toBe(2);
    expect(await store.currentPause('webhook')).toBeUndefined();
    expect(await store.nextDue('webhook')).toBeUndefined();
    expect(await store.unreported(9, 3000)).toMatchObject({
      givenUpCount: 2,
      givenUp: [{ channel: 'webhook', lastError: 'no webhook is set' }, { channel: 'webhook' }],
    });
    expect(await store.claim('mail', 'a', 9, 2000, 9000)).toHaveLength(2);
    expect(await store.abandon('webhook', 2000, 'no webhook is set')).toBe(0);
  });
}

function unreportedContract(newDatabase: NewDatabase): void {
  test('dead acknowledgements are counted until they are reported, and never listed', async () => {
    const store = await newStore(newDatabase);
    await store.accept({ ...submission, ...everywhere });
    const [{ id } = { id: '' }] = await store.claim('acknowledgement', 'a', 1, 1000, 9000);
    await store.settle('acknowledgement', 'a', { id, state: 'dead', reason: '550' });
    expect(await store.unreported(9, 2000)).toMatchObject({
      givenUp: [],
      givenUpCount: 0,
      acknowledgements: 1,
    });
    await store.recordReported({}, 2000);
    expect(await store.unreported(9, 2000)).toMatchObject({ acknowledgements: 1 });
    await store.recordReported({ acknowledgements: true }, 2000);
    expect(await store.unreported(9, 2000)).toMatchObject({ acknowledgements: 0 });
  });

  test('a submission is purged only when all its channels are done', async () => {
    const store = await newStore(newDatabase);
    await store.accept({ ...submission, ...everywhere });
    const [{ id } = { id: '' }] = await store.claim('mail', 'a', 1, 1000, 9000);
    await store.settle('mail', 'a', { id, state: 'delivered', at: 1500 });
    await store.claim('acknowledgement', 'a', 1, 1000, 9000);
    await store.settle('acknowledgement', 'a', { id, state: 'dead', reason: '550' });
    expect(await store.purge(old)).toBe(0);
    await store.claim('webhook', 'a', 1, 1000, 9000);
    await store.settle('webhook', 'a', { id, state: 'dead', reason: '410' });
    expect(await store.purge(old)).toBe(0);
    await store.recordReported({ deliveries: [{ id, channel: 'mail' }] }, 3000);
    expect(await store.countPurgeable(old)).toBe(0);
    await store.recordReported({ deliveries: [{ id, channel: 'webhook' }] }, 3000);
    expect(await store.purge(old)).toBe(1);
  });

  test('a long pause is reported once while it lasts and once when it is over', async () => {
    const store = await newStore(newDatabase);
    await store.pause('webhook', { since: 1000, ...down });
    expect(await store.unreported(9, 1000 + maxUnreportedPause)).toMatchObject({
      lasting: [],
      pastPauses: [],
    });
    const late = 1001 + maxUnreportedPause;
    const { lasting } = await store.unreported(9, late);
    expect(lasting).toMatchObject([{ channel: 'webhook', since: 1000, ...down }]);
    const ids = lasting.map(({ id }) => id);
    await store.recordReported({ lasting: ids }, late);
    expect(await store.unreported(9, late)).toMatchObject({ lasting: [], pastPauses: [] });
    await store.resume('webhook', late, 0);
    const { pastPauses } = await store.unreported(9, late);
    expect(pastPauses).toMatchObject([{ id: ids[0], channel: 'webhook', until: late }]);
    await store.recordReported({ pastPauses: ids }, late);
    expect(await store.unreported(9, late)).toMatchObject({ lasting: [], pastPauses: [] });
  });
}

export function channelContract(newDatabase: NewDatabase): void {
  separationContract(newDatabase);
  acknowledgementContract(newDatabase);
  unreportedContract(newDatabase);
}
