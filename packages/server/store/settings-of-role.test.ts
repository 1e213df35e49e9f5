import { expect, onTestFinished, test } from 'vitest';
import { databaseAddress } from '../settings/addresses.ts';
import { attachment, numbered } from '../test-support/submissions.ts';
import { connectDatabase } from './database.ts';
import { openPostgresStore } from './postgres-store.ts';
import { postgresForTests } from './test-support/postgres-for-tests.ts';

const server = await postgresForTests();

/** Values that change what statements mean or return, or end them early. */
const odd = {
  bytea_output: 'escape',
  standard_conforming_strings: 'off',
  default_transaction_isolation: 'serializable',
  DateStyle: 'German, DMY',
  IntervalStyle: 'sql_standard',
  client_encoding: 'LATIN1',
  statement_timeout: '1ms',
  lock_timeout: '1ms',
  idle_in_transaction_session_timeout: '1ms',
  row_security: 'on',
};

/** Makes a database whose role, or which itself, has odd settings; returns its address. */
async function oddDatabase(owner: 'DATABASE odd' | 'ROLE reader'): Promise<string> {
  const database = connectDatabase({ ...databaseAddress.parse(server.newUrl()), connections: 1 });
  onTestFinished(() => database.close());
  await database.query('CREATE DATABASE odd');
  await database.query("CREATE ROLE reader LOGIN PASSWORD 'password'");
  await database.query('GRANT ALL ON DATABASE odd TO reader');
  for (const [name, value] of Object.entries(odd))
    await database.query(`ALTER ${owner} SET ${name} = '${value}'`);
  onTestFinished(async () => {
    await database.query('DROP DATABASE odd WITH (FORCE)');
    await database.query('DROP ROLE reader');
  });
  const url = new URL(server.newUrl());
  return Object.assign(url, { pathname: '/odd', username: 'reader' }).href;
}

test.each(['DATABASE odd', 'ROLE reader'] as const)(
  'settings of a %s that change the meaning or the output of statements › the store gives back what it took',
  async (owner) => {
    const database = connectDatabase({ ...databaseAddress.parse(await oddDatabase(owner)), connections: 4 });
    const store = await openPostgresStore(database);
    onTestFinished(() => store.close());
    const message = String.raw`Back\slash, "quotes" and Zürich – 東京`;
    const file = attachment();
    const sent = [1, 2, 3].map((n) => store.accept(numbered(n, { fields: { message }, attachment: file })));
    await Promise.all(sent);
    const entries = await store.list(9);
    expect(entries.map(({ fields }) => fields)).toEqual([1, 2, 3].map(() => ({ message })));
    for (const { id } of entries)
      expect(await store.attachmentBytes(id)).toEqual(Uint8Array.from(file.bytes));
    const { rows } = await database.query('SELECT name, setting FROM pg_settings');
    const session = new Map(rows.map(({ name, setting }) => [String(name), String(setting)]));
    expect(Object.fromEntries(Object.keys(odd).map((name) => [name, session.get(name)]))).toEqual({
      bytea_output: 'hex',
      standard_conforming_strings: 'on',
      default_transaction_isolation: 'read committed',
      DateStyle: expect.stringMatching(/^ISO/) as string,
      IntervalStyle: 'postgres',
      client_encoding: 'UTF8',
      statement_timeout: '10000',
      lock_timeout: '0',
      idle_in_transaction_session_timeout: '60000',
      row_security: 'off',
    });
  },
);

test('a policy that hides rows › the store rejects and names it, and does not lose sight of submissions', async () => {
  const database = connectDatabase({
    ...databaseAddress.parse(await oddDatabase('ROLE reader')),
    connections: 1,
  });
  const store = await openPostgresStore(database);
  onTestFinished(() => store.close());
  await store.accept(numbered(1));
  await database.script('ALTER TABLE submissions ENABLE ROW LEVEL SECURITY');
  await database.script('ALTER TABLE submissions FORCE ROW LEVEL SECURITY');
  await expect(store.list(9)).rejects.toThrow(/row-level security policy for table "submissions"/);
});
