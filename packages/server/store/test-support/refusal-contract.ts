import { expect, test } from 'vitest';
import { numbered, submission } from '../../test-support/submissions.ts';
import type { Store } from '../store.ts';
import type { NewDatabase } from './test-database.ts';

const application = { ...submission, kind: 'application', mailbox: 'careers' } as const;

export function refusalContract(newDatabase: NewDatabase): void {
  test('noteRefusal counts different submissions since the last delivered mail, for all servers', async () => {
    const place = await newDatabase();
    const [one, other] = await Promise.all([place.open(), place.open()]);
    for (const n of [1, 2, 3]) await one.accept({ ...numbered(n), otherChannels: ['webhook'] });
    await one.accept(application);
    const claimed = await one.claim('mail', 'a', 4, 1000, 9000);
    const [first, second, third] = claimed.filter(({ mailbox }) => mailbox === 'info').map(({ id }) => id);
    const careers = claimed.find(({ mailbox }) => mailbox === 'careers')?.id;
    expect(await one.noteRefusal(first!, 1000)).toBe(1);
    expect(await other.noteRefusal(second!, 1000)).toBe(2);
    expect(await one.noteRefusal(second!, 2000)).toBe(2);
    expect(await one.noteRefusal(careers!, 2000)).toBe(1);
    // A delivery to another mailbox or channel does not reset the count.
    await one.settle('mail', 'a', { id: careers!, state: 'delivered', at: 2500 });
    await one.settle('webhook', 'a', { id: first!, state: 'delivered', at: 2500 });
    await one.settle('mail', 'a', { id: first!, state: 'dead', reason: '550' });
    await one.close();
    const again = await place.open();
    expect(await again.noteRefusal(third!, 3000)).toBe(3);
    await other.settle('mail', 'a', { id: second!, state: 'delivered', at: 4000 });
    // A second refusal of the same submission does not count.
    expect(await again.noteRefusal(third!, 5000)).toBe(0);
    expect(await again.noteRefusal('nothing', 5000)).toBe(0);
    await other.accept(numbered(4));
    const [fourth] = await other.claim('mail', 'a', 1, 5000, 9000);
    expect(await again.noteRefusal(fourth!.id, 5000)).toBe(1);
  });

  test('recipients that were put off are kept with the delivery until they have the mail', async () => {
    const store = await (await newDatabase()).open();
    await store.accept(numbered(1));
    const [{ id } = { id: '' }] = await store.claim('mail', 'a', 1, 1000, 9000);
    const recipients = {
      accepted: ['info@site.test'],
      refused: [{ address: 'gone@site.test', reply: '550' }],
      deferred: [{ address: 'full@site.test', reply: '452' }],
    };
    const retry = { id, state: 'retry', at: 1000, dueAt: 2000, reason: '452', recipients } as const;
    expect(await store.settle('mail', 'b', retry)).toBe(false);
    expect(await store.settle('mail', 'a', retry)).toBe(true);
    const claim = async (now: number) => (await store.claim('mail', 'a', 1, now, now + 9000))[0];
    expect(await claim(2000)).toMatchObject({ pendingRecipients: ['full@site.test'] });
    await store.settle('mail', 'a', { id, state: 'dead', reason: 'expired' });
    await store.requeue({ ids: [id] }, 3000);
    expect(await claim(3000)).toMatchObject({ attempt: 1, pendingRecipients: ['full@site.test'] });
    const later = { accepted: [], refused: [{ address: 'full@site.test', reply: '550' }] };
    await store.settle('mail', 'a', { id, state: 'delivered', at: 3000, recipients: later });
    expect(await store.show(id)).toMatchObject({
      lastError: 'gone@site.test refused it: 550; full@site.test refused it: 550',
    });
    await store.requeue({ ids: [id] }, 4000);
    expect((await claim(4000))?.pendingRecipients).toBeUndefined();
    expect((await store.activity(0, 9000)).refusingRecipients).toHaveLength(2);
  });

  test('a delivery that came back is given up, unless it is under way again', async () => {
    const store = await (await newDatabase()).open();
    await store.accept(numbered(1));
    const [{ id } = { id: '' }] = await store.claim('mail', 'a', 1, 1000, 9000);
    expect(await store.bounce('mail', id, 'gone', [])).toBe('known');
    expect(await store.bounce('acknowledgement', id, 'gone', [])).toBe('unknown');
    await store.settle('mail', 'a', { id, state: 'delivered', at: 1000 });
    expect(await store.bounce('mail', id, 'one is gone', ['one@site.test'])).toBe('noted');
    expect(await store.bounce('mail', id, 'other words', ['one@site.test'])).toBe('known');
    await store.recordReported({ deliveries: [{ id, channel: 'mail' }] }, 2000);
    // A bounce for another recipient is noted, but not told again.
    expect(await store.bounce('mail', id, 'two is full', ['two@site.test'])).toBe('known');
    expect(await store.show(id)).toMatchObject({ lastError: 'Bounced: one is gone; two is full' });
    expect((await store.unreported(9, 3000)).givenUp).toEqual([]);
    const claimAgain = async () => {
      await store.requeue({ ids: [id] }, 3000);
      return (await store.claim('mail', 'a', 1, 3000, 9000))[0]?.pendingRecipients;
    };
    expect(await claimAgain()).toEqual(['one@site.test', 'two@site.test']);
    await store.settle('mail', 'a', { id, state: 'delivered', at: 4000 });
    await store.bounce('mail', id, 'one is gone', ['one@site.test']);
    await store.bounce('mail', id, 'somebody is gone', []);
    expect(await claimAgain()).toBeUndefined();
  });

  test('concurrent deliveries to one mailbox do not deadlock', async () => {
    const place = await newDatabase();
    const stores = await Promise.all([place.open(), place.open()]);
    for (let n = 0; n < 12; n += 1) await stores[0].accept(numbered(n));
    const claimed = await stores[0].claim('mail', 'a', 12, 1000, 9000);
    for (const { id } of claimed) await stores[0].noteRefusal(id, 1000);
    const settled = claimed.map(({ id }, n) =>
      (stores[n % 2] as Store).settle('mail', 'a', { id, state: 'delivered', at: 2000 }),
    );
    expect(new Set(await Promise.all(settled))).toEqual(new Set([true]));
    await stores[0].accept(numbered(99));
    const [last] = await stores[0].claim('mail', 'a', 1, 9000, 9999);
    expect(await stores[1].noteRefusal(last!.id, 3000)).toBe(1);
  });
}
