import { expect, test } from 'vitest';
import { attachment, numbered } from '../../test-support/submissions.ts';
import type { NoticedMail } from '../reports.ts';
import type { Store } from '../store.ts';
import { type NewDatabase, newStore } from './test-database.ts';

const mail: NoticedMail = {
  kind: 'message',
  recipients: ['info@site.test'],
  messageId: '<id@site.test>',
};
const application = { kind: 'application', mailbox: 'careers' } as const;

async function acceptOne(store: Store, n = 1, changes = {}): Promise<string> {
  const acceptance = await store.accept(numbered(n, changes));
  return 'id' in acceptance ? acceptance.id : '';
}

function eraseContract(newDatabase: NewDatabase): void {
  test('a sender erases a waiting submission with its file: nothing is sent, and the notice says no more', async () => {
    const store = await newStore(newDatabase);
    const id = await acceptOne(store, 1, {
      ...application,
      attachment: attachment(),
      otherChannels: ['webhook'],
    });
    expect(await store.eraseBySender(id, 5000, mail)).toMatchObject({ trace: 'none' });
    expect(await store.show(id)).toBeUndefined();
    expect(await store.attachmentBytes(id)).toBeUndefined();
    for (const channel of ['mail', 'webhook'] as const)
      expect(await store.claim(channel, 'a', 9, 9000, 9999)).toEqual([]);
    expect(await store.pendingNotices(9)).toEqual([
      { ...mail, id, at: 5000, trace: 'none', hasWebhook: false },
    ]);
    // The same form is a new submission now.
    expect(await store.accept(numbered(1, application))).toMatchObject({ outcome: 'accepted' });
  });

  test('the notice knows of a mail that came before the operator sent it again, or took it out of spam', async () => {
    const store = await newStore(newDatabase);
    const [again, spam] = [await acceptOne(store, 1), await acceptOne(store, 2)];
    await store.claim('mail', 'a', 9, 2000, 9000);
    await store.settle('mail', 'a', { id: again, state: 'delivered', at: 2500 });
    await store.settle('mail', 'a', { id: spam, state: 'retry', at: 2500, dueAt: 3000, reason: 'broken' });
    await store.requeue({ ids: [again] }, 4000);
    await store.flagSpam({ ids: [spam] }, 4000);
    await store.unflagSpam({ ids: [spam] }, 4500);
    expect(await store.eraseBySender(again, 5000, mail)).toMatchObject({ trace: 'delivered' });
    expect(await store.eraseBySender(spam, 5000, mail)).toMatchObject({ trace: 'unsure' });
  });

  test('the notice says how far the mail and the webhook came', async () => {
    const store = await newStore(newDatabase);
    const ids = [];
    for (const n of [1, 2, 3]) ids.push(await acceptOne(store, n, { otherChannels: ['webhook'] }));
    const [delivered = '', failed = '', sending = ''] = ids;
    await store.claim('mail', 'a', 9, 2000, 9000);
    await store.claim('webhook', 'a', 9, 2000, 9000);
    await store.settle('mail', 'a', { id: delivered, state: 'delivered', at: 2500 });
    await store.settle('mail', 'a', { id: failed, state: 'retry', at: 2500, dueAt: 3000, reason: 'broken' });
    for (const [id, trace] of [
      [delivered, 'delivered'],
      [failed, 'unsure'],
      [sending, 'sending'],
    ] as const)
      expect(await store.eraseBySender(id, 5000, mail)).toMatchObject({ trace });
    const notices = await store.pendingNotices(9);
    expect(notices).toHaveLength(3);
    for (const notice of notices) expect(notice).toMatchObject({ hasWebhook: true });
    // A worker that has just sent the mail finds no delivery to settle.
    expect(await store.settle('mail', 'a', { id: sending, state: 'delivered', at: 6000 })).toBe(false);
  });

  test('a second erasure finds nothing, and changes no notice', async () => {
    const store = await newStore(newDatabase);
    const id = await acceptOne(store);
    await store.eraseBySender(id, 5000, mail);
    expect(await store.eraseBySender(id, 6000, mail)).toMatchObject({ trace: undefined });
    expect(await store.pendingNotices(9)).toMatchObject([{ at: 5000 }]);
  });

  test('two servers that erase at once write one notice', async () => {
    const place = await newDatabase();
    const stores = await Promise.all([place.open(), place.open()]);
    const id = await acceptOne(stores[0]);
    const erased = await Promise.all(stores.map((store) => store.eraseBySender(id, 5000, mail)));
    expect(new Set(erased.map(({ trace }) => trace))).toEqual(new Set(['none', undefined]));
    expect(await stores[0].pendingNotices(9)).toHaveLength(1);
  });

  test('an erasure by the sender gives the address no second acknowledgement within the hour', async () => {
    const store = await newStore(newDatabase);
    const otherChannels = ['acknowledgement'];
    await store.eraseBySender(await acceptOne(store, 1, { otherChannels }), 1500, mail);
    const id = await acceptOne(store, 2, { otherChannels, receivedAt: 2000 });
    expect(await store.show(id)).toMatchObject({ otherDeliveries: [] });
  });
}

function noticeContract(newDatabase: NewDatabase): void {
  test('a told notice is not pending, counts as erased, and is deleted after 60 days', async () => {
    const store = await newStore(newDatabase);
    const day = 24 * 60 * 60 * 1000;
    const id = await acceptOne(store);
    await store.eraseBySender(id, 5000, mail);
    const [notice] = await store.pendingNotices(9);
    await store.recordTold(notice!, 6000);
    expect(await store.pendingNotices(9)).toEqual([]);
    expect((await store.activity(0, 9000)).erased).toBe(1);
    await store.tidy(0, 6000 + 60 * day);
    expect((await store.activity(0, 9000)).erased).toBe(1);
    await store.tidy(0, 6001 + 60 * day);
    expect((await store.activity(0, 9000)).erased).toBe(0);
  });
}

export function senderContract(newDatabase: NewDatabase): void {
  eraseContract(newDatabase);
  noticeContract(newDatabase);
}
