import { acknowledgementPause } from '../submission.ts';
import { expect, test } from 'vitest';
import { numbered } from '../../test-support/submissions.ts';
import { type NewDatabase, newStore } from './test-database.ts';

export function acknowledgementContract(newDatabase: NewDatabase): void {
  const acknowledged = (n: number, receivedAt: number, email = 'ada@example.org') =>
    numbered(n, { receivedAt, email, otherChannels: ['acknowledgement'] });

  test('an address gets one acknowledgement an hour, for all servers and after a restart', async () => {
    const place = await newDatabase();
    const [one, other] = await Promise.all([place.open(), place.open()]);
    await Promise.all([one.accept(acknowledged(1, 1000)), other.accept(acknowledged(2, 1000))]);
    await one.accept(acknowledged(3, 1000, 'Ada@Example.org'));
    await one.accept(acknowledged(4, 1000, 'bob@example.org'));
    await one.close();
    await other.accept(acknowledged(5, 999 + acknowledgementPause));
    const again = await place.open();
    await again.tidy(0, 999 + acknowledgementPause);
    const due = await again.claim('acknowledgement', 'a', 9, 9_999_999, 99_999_999);
    expect(due.map(({ email }) => email.toLowerCase()).toSorted()).toEqual([
      'ada@example.org',
      'bob@example.org',
    ]);
    await again.accept(acknowledged(6, 1000 + acknowledgementPause));
    expect(await again.claim('acknowledgement', 'a', 9, 9_999_999, 99_999_999)).toHaveLength(1);
    // All submissions are stored and mailed to the company.
    expect(await again.claim('mail', 'a', 9, 9_999_999, 99_999_999)).toHaveLength(6);
  });

  test.each([
    ['leads to the same mailbox, whatever stands behind its plus sign', 'Ada+Jobs+2@example.org', 1],
    ['that begins with a plus sign is one by itself', '+ada@example.org', 2],
    ['with a dot more is another one, as it is with most mail servers', 'a.da@example.org', 2],
    ['at another host is another one', 'ada@mail.example.org', 2],
  ])('an address %s', async (_what, other, count) => {
    const store = await newStore(newDatabase);
    await Promise.all([
      store.accept(acknowledged(1, 1000, 'ada+one@example.org')),
      store.accept(acknowledged(2, 1000, other)),
    ]);
    expect(await store.claim('acknowledgement', 'a', 9, 1000, 9000)).toHaveLength(count);
  });

  test('a refused submission does not count as an acknowledgement', async () => {
    const store = await newStore(newDatabase);
    const proof = { id: 'nonce', expiresAt: 5000 };
    await store.accept(numbered(1, { proof }));
    await store.accept({ ...acknowledged(2, 1000), proof });
    await store.accept(acknowledged(3, 1000));
    expect(await store.claim('acknowledgement', 'a', 9, 1000, 9000)).toHaveLength(1);
  });

  test('erasing a person deletes the time of the acknowledgement', async () => {
    const store = await newStore(newDatabase);
    await store.accept(acknowledged(1, 1000, 'ada+jobs@example.org'));
    await store.erase({ email: 'ADA+jobs@example.org' });
    await store.accept(acknowledged(2, 1000));
    expect(await store.claim('acknowledgement', 'a', 9, 1000, 9000)).toMatchObject([
      { fields: { message: '2' } },
    ]);
  });
}
