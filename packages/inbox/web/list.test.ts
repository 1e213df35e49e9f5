import { describe, expect, test } from 'vitest';
import { day } from '@website/forms/limits';
import { referenceOf } from '../../server/lib/reference.ts';
import { attachment, numbered } from '../../server/test-support/submissions.ts';
import { setUp } from '../command/test-support/operator.ts';
import { openInbox } from '../command/test-support/web-client.ts';

const application = {
  kind: 'application',
  mailbox: 'careers',
  fields: { name: 'Bob <b>', phone: '+91 98 765', for: 'Java developer' },
} as const;

async function open() {
  const operator = await setUp();
  return { ...operator, ...(await openInbox(operator.context)) };
}

describe('the list', () => {
  test('shows the newest first, with what is unread and the numbers at its head', async () => {
    const { store, read, id } = await open();
    const receivedAt = Date.now();
    await store.accept({
      ...numbered(2),
      ...application,
      receivedAt,
      attachment: { ...attachment(), warnings: ['Look'] },
    });
    await store.addRefusals(receivedAt - (receivedAt % day), [{ reason: 'rate', count: 3 }]);
    await store.pause('mail', { since: 1000, cause: 'authentication', reason: '535 no' });
    await store.markRead({ ids: [id] }, 1);
    const { rows, numbers, alerts, summary, folders } = await read('list', './');
    expect(rows).toMatchObject([
      {
        isUnread: true,
        kind: 'Application',
        sender: 'Bob <b>',
        subject: { text: 'Application: Java developer' },
      },
      { isUnread: false, sender: 'Ada', email: 'ada@example.org', reference: referenceOf(id), id },
    ]);
    expect(rows[0]).toMatchObject({
      tags: ['Warning about the file'],
      delivery: { text: 'Waiting to be sent', tone: 'wait' },
      received: { iso: new Date(receivedAt).toISOString() },
    });
    expect(numbers.map(({ label, value }) => [label, value])).toEqual([
      ['Received in 7 days', '1'],
      ['Unread', '1'],
      ['Waiting to be sent', '2'],
      ['Not delivered', '0'],
      ['Forms refused in 7 days', '3'],
    ]);
    expect(numbers[4]?.detail).toBe('3 too many from one address');
    expect(alerts).toEqual([expect.stringMatching(/^Mail to the company: nothing is sent since .* 535 no$/)]);
    expect(summary).toBe('Inbox: 1 to 2 of 2');
    expect(folders.map(({ text }) => text)).toEqual(['Inbox', 'Unverified (0)', 'Spam (0)', 'All']);
  });

  test('is filtered by its address', async () => {
    const { store, read, id } = await open();
    const now = Date.now();
    await store.accept({ ...numbered(2), ...application, receivedAt: now });
    await store.accept({
      ...numbered(3, { verified: false, receivedAt: now }),
      fields: { from_name: 'Eve' },
    });
    await store.accept({ ...numbered(4, { receivedAt: now - 10 * day }), fields: { from_name: 'Sid' } });
    const sid = (await store.list(9)).find(({ fields }) => fields.from_name === 'Sid');
    await store.flagSpam({ ids: [sid!.id] }, now);
    await store.markRead({ ids: [id] }, now);
    const localDay = (time: number) => new Date(time).toLocaleDateString('sv-SE');
    const sendersAt = async (query: string) =>
      (await read('list', `./?${query}`)).rows.map(({ sender }) => sender);
    for (const [query, senders] of [
      ['', ['Bob <b>', 'Ada']],
      ['folder=unverified', ['Eve']],
      ['folder=spam', ['Sid']],
      ['folder=all', ['Eve', 'Bob <b>', 'Ada']],
      ['q=java+bob', ['Bob <b>']],
      [`q=${referenceOf(id)}`, ['Ada']],
      ['kind=message&state=', ['Ada']],
      ['state=dead', []],
      ['unread=on', ['Bob <b>']],
      [`since=${localDay(now)}`, ['Bob <b>']],
      [`until=${localDay(now - day)}`, ['Ada']],
      ['folder=nowhere', ['Bob <b>', 'Ada']],
    ] as const)
      expect([query, await sendersAt(query)]).toEqual([query, senders]);
    expect(await read('list', './?state=dead')).toMatchObject({
      summary: 'Nothing fits these filters.',
      isFiltered: true,
    });
  });

  test.each([
    ['since=nonsense', /^Received from needs a day/],
    ['until=2026-11-31', /^Received until needs a day/],
    ['kind=letter', /^Kind is one of message, application, not 'letter'/],
    ['state=%00', /^Delivery is one of/],
  ])('says what is wrong with %s', async (query, fault) => {
    const { read } = await open();
    const list = await read('list', `./?${query}`);
    expect(list).toMatchObject({ status: 400, fault: expect.stringMatching(fault), rows: [] });
  });

  test('is read page by page, with its filters', async () => {
    const { store, read } = await open();
    await Promise.all(Array.from({ length: 30 }, (_, n) => store.accept(numbered(n + 2))));
    const first = await read('list', './?kind=message');
    expect([first.rows.length, first.summary]).toEqual([25, 'Inbox: 1 to 25 of 31']);
    expect([first.newer, first.older]).toEqual([undefined, './?kind=message&page=2']);
    const second = await read('list', first.older ?? '');
    expect([second.rows.length, second.newer, second.older]).toEqual([6, './?kind=message', undefined]);
    expect((await read('list', './?page=9')).summary).toBe('There is nothing on this page.');
  });
});
