import { describe, expect, onTestFinished, test } from 'vitest';
import { databaseAddress } from '../../settings/addresses.ts';
import { attachment, numbered, submission } from '../test-support/submissions.ts';
import { postgresForTests } from './test-support/postgres-for-tests.ts';
import { storeContract } from './test-support/store-contract.ts';
import { connectDatabase } from './database.ts';
import { openPostgresStore } from './postgres-store.ts';

const server = await postgresForTests();

/** Makes an empty database. Its stores are closed when the test ends. */
function newDatabase(url = server.newUrl()) {
  return {
    url,
    async open() {
      const store = await openPostgresStore(
        connectDatabase({ ...databaseAddress.parse(url), connections: 4 }),
      );
      onTestFinished(() => store.close());
      return store;
    },
  };
}

storeContract('PostgreSQL', newDatabase);

test('many concurrent resumes of the largest size are stored unchanged', async () => {
  const store = await newDatabase().open();
  const size = 5 * 1024 * 1024;
  const file = (n: number) => ({ ...attachment(), size, bytes: Buffer.alloc(size, n) });
  await Promise.all(Array.from({ length: 8 }, (_, n) => store.accept(numbered(n, { attachment: file(n) }))));
  const entries = await store.list(10);
  expect(entries).toHaveLength(8);
  for (const { id, fields } of entries) {
    const bytes = await store.attachmentBytes(id);
    expect(bytes?.length).toBe(size);
    expect(bytes && Buffer.alloc(size, Number(fields.message)).equals(bytes)).toBe(true);
  }
});

test('a deletion in batches deletes and counts everything', async () => {
  const store = await newDatabase().open();
  await Promise.all(Array.from({ length: 1020 }, (_, n) => store.accept(numbered(n))));
  // A batch has 500 rows.
  const mails = await store.claim('mail', 'a', 510, 2000, 9000);
  await Promise.all(mails.map(({ id }) => store.settle('mail', 'a', { id, state: 'delivered', at: 3000 })));
  expect(await store.purge({ message: 5000, application: 5000 })).toBe(510);
  expect(await store.erase({ kind: 'message' })).toBe(510);
  expect(await store.count({})).toBe(0);
  await store.tidy(9000, 9000);
});

test('a probe writes the given number of bytes', async () => {
  const place = newDatabase();
  const store = await place.open();
  const database = connectDatabase({ ...databaseAddress.parse(place.url), connections: 1 });
  onTestFinished(() => database.close());
  const written = async () => {
    const { rows } = await database.query(
      "SELECT length(value) AS length FROM settings WHERE name = 'probe'",
    );
    return rows[0]?.length;
  };
  await store.probe(1234);
  expect(await written()).toBe(4);
  await store.probe(1234, 70_000);
  expect(await written()).toBe(70_000);
});

describe('transactions', () => {
  test('a failed submission does not undo others, and its key and proof can be used again', async () => {
    const store = await newDatabase().open();
    const proof = { id: 'nonce', expiresAt: 5000 };
    const broken = { ...numbered(2), proof, attachment: { ...attachment(), size: 5 } };
    const accepted = await Promise.allSettled(
      [numbered(0), numbered(1), broken, numbered(3)].map((one) => store.accept(one)),
    );
    expect(accepted.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await store.list(10)).toHaveLength(3);
    expect(await store.accept(numbered(2, { proof }))).toMatchObject({ outcome: 'accepted' });
  });

  test('a transaction is repeated after a deadlock', async () => {
    const url = server.newUrl();
    const database = connectDatabase({ ...databaseAddress.parse(url), connections: 2 });
    onTestFinished(() => database.close());
    await (await newDatabase(url).open()).close();
    await database.query("INSERT INTO settings (name, value) VALUES ('one', ''), ('two', '')");
    const bothHaveOne = Promise.withResolvers<void>();
    let begun = 0;
    const swap = (first: string, second: string) =>
      database.transaction(async (query) => {
        const append = (name: string) =>
          query("UPDATE settings SET value = value || 'x' WHERE name = $1", [name]);
        await append(first);
        begun += 1;
        if (begun === 2) bothHaveOne.resolve();
        await bothHaveOne.promise;
        await append(second);
      });
    await Promise.all([swap('one', 'two'), swap('two', 'one')]);
    const { rows } = await database.query("SELECT value FROM settings WHERE name IN ('one', 'two')");
    expect(rows).toEqual([{ value: 'xx' }, { value: 'xx' }]);
    // On a busy machine, the database may end both of the first two.
    expect(begun).toBeGreaterThan(2);
  });

  test('a transaction that ignores a failed statement › rejects, because the database rolled it back', async () => {
    const database = connectDatabase({ ...databaseAddress.parse(server.newUrl()), connections: 1 });
    onTestFinished(() => database.close());
    const careless = database.transaction(async (query) => {
      await query('SELECT 1 / 0').catch(() => undefined);
      return 'done';
    });
    await expect(careless).rejects.toThrow('A statement of the transaction failed.');
  });

  test('an error of a script › rolls back its transaction, and no other one', async () => {
    const database = connectDatabase({ ...databaseAddress.parse(server.newUrl()), connections: 2 });
    onTestFinished(() => database.close());
    const asked = Promise.withResolvers<void>();
    const slow = database.transaction(async (query) => {
      await query('SELECT 1');
      await asked.promise;
      return (await query('SELECT 2 AS two')).rows;
    });
    const fault = new TypeError('The database holds something else.');
    await expect(database.transaction(() => Promise.reject(fault))).rejects.toThrow(/something else/);
    asked.resolve();
    expect(await slow).toEqual([{ two: 2 }]);
  });

  test('characters that PostgreSQL cannot store are replaced', async () => {
    const store = await newDatabase().open();
    const words = 'a\0b \ud800 c';
    await store.accept({ ...submission, key: words, fields: { message: words } });
    expect(await store.accept({ ...submission, key: words, fields: { message: words } })).toMatchObject({
      outcome: 'repeated',
    });
    const [{ id } = { id: '' }] = await store.claim('mail', 'a', 1, 2000, 3000);
    await store.settle('mail', 'a', { id, state: 'dead', reason: words });
    expect(await store.show(id)).toMatchObject({ state: 'dead', fields: { message: words } });
  });
});
