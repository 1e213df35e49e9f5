import { describe, expect, onTestFinished, test } from 'vitest';
import { databaseAddress } from '../../settings/addresses.ts';
import { connectDatabase } from '../store/database.ts';
import { openPostgresStore } from '../store/postgres-store.ts';
import { postgresForTests } from '../store/test-support/postgres-for-tests.ts';
import { createMemoryRateLimiter } from './memory-rate-limiter.ts';
import type { RateLimits } from './rate-limit.ts';
import { rateLimitContract } from './test-support/rate-limit-contract.ts';
import { createSharedRateLimits } from './postgres-rate-limiter.ts';

const server = await postgresForTests();

const meanwhile: RateLimits = (_name, limit, windowSeconds) =>
  createMemoryRateLimiter(limit, windowSeconds, () => 0);

/** Limits of a server at a place, with what it keeps there. */
async function open(now: () => number, url = server.newUrl()) {
  const database = connectDatabase({ ...databaseAddress.parse(url), connections: 2 });
  const store = await openPostgresStore(database);
  onTestFinished(() => store.close());
  return {
    limits: createSharedRateLimits({ query: database.query, secret: 'secret', meanwhile, now }),
    database,
    store,
  };
}

rateLimitContract('PostgreSQL', async (now) => (await open(now)).limits);

describe('limits in PostgreSQL', () => {
  test('are one allowance for all servers, however their requests interleave', async () => {
    const url = server.newUrl();
    const servers = [await open(() => 0, url), await open(() => 0, url), await open(() => 0, url)];
    const takes = servers.map(({ limits }) => limits('a limit', 10, 10));
    const verdicts = await Promise.all(
      Array.from({ length: 10 }, () => takes.map((take) => take('a'))).flat(),
    );
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(10);
  });

  test('hold no address, and are forgotten after their time', async () => {
    const { limits, database, store } = await open(() => 0);
    await limits('a limit', 3, 10)('192.0.2.7');
    const { rows } = await database.query('SELECT * FROM rate_counts');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('192.0.2.7');
    await store.tidy(0, 19_999);
    expect((await database.query('SELECT 1 FROM rate_counts')).count).toBe(1);
    await store.tidy(0, 20_001);
    expect((await database.query('SELECT 1 FROM rate_counts')).count).toBe(0);
  });

  test('go on in this process while the database does not answer', async () => {
    const { limits, database } = await open(() => 0);
    const take = limits('a limit', 3, 10);
    await database.close();
    const verdicts = await Promise.all(Array.from({ length: 4 }, () => take('a')));
    expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
  });
});
