import { expect, onTestFinished, test } from 'vitest';
import { databaseAddress } from '../settings/addresses.ts';
import { makeCertificate } from '../test-support/certificate.ts';
import { postgresForTests } from './test-support/postgres-for-tests.ts';
import { openPostgresStore } from './postgres-store.ts';
import { connectDatabase } from './database.ts';

const server = await postgresForTests({ certificate: makeCertificate() });

/** Opens the store with an `sslmode`; resolves with whether its connection is encrypted. */
async function encrypted(mode: string): Promise<unknown> {
  const url = new URL(server.newUrl());
  url.searchParams.set('sslmode', mode);
  const database = connectDatabase({ ...databaseAddress.parse(url.href), connections: 1 });
  const store = await openPostgresStore(database);
  onTestFinished(() => store.close());
  const { rows } = await database.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()');
  return rows[0]?.ssl;
}

test('encrypts the connection only if sslmode asks for it', async () => {
  expect(await encrypted('require')).toBe(true);
  expect(await encrypted('disable')).toBe(false);
});

test('refuses an untrusted certificate and says what to do', async () => {
  await expect(encrypted('verify-full')).rejects.toThrow(/NODE_EXTRA_CA_CERTS/);
});
