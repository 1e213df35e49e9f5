import { afterAll } from 'vitest';
import { type PostgresOptions, type PostgresServer, startPostgres } from './postgres-server.ts';

/** Starts a server for all tests of a file; it is removed after them. */
export async function postgresForTests(options: PostgresOptions = {}): Promise<PostgresServer> {
  const server = await startPostgres(options);
  // Writing thousands of small files may be slow on a busy disk.
  afterAll(() => server.remove());
  return server;
}
