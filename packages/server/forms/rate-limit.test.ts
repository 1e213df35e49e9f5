import { everything } from '../../../tests/browser/support/sample.ts';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databaseAddress } from '../settings/addresses.ts';
import { connectDatabase } from '../store/database.ts';
import { openPostgresStore } from '../store/postgres-store.ts';
import { postgresForTests } from '../store/test-support/postgres-for-tests.ts';
import {
  type RateLimits,
  createMemoryRateLimiter,
  createSharedRateLimits,
  limitNetworks,
} from './rate-limit.ts';
import { rateLimitContract } from './test-support/rate-limit-contract.ts';

rateLimitContract(
  'memory',
  (now) => (_name, limit, windowSeconds) => createMemoryRateLimiter(limit, windowSeconds, now),
);

test('a /48 gets ten times the limit of a /64, and other callers have no second limit', async () => {
  const names: string[] = [];
  const limits: RateLimits = (name, limit, windowSeconds) => {
    names.push(`${name} ${limit}`);
    return createMemoryRateLimiter(limit, windowSeconds, () => 0);
  };
  const take = limitNetworks(limits, 'submissions', 2, 10);
  expect(names).toEqual(['submissions 2', 'submissions-48 20']);
  const allowed = async (caller: string) => (await take(caller)).allowed;
  for (let n = 0; n < 20; n += 1) expect(await allowed(`2001:db8:1:${n}::/64`)).toBe(true);
  expect(await allowed('2001:db8:1:99::/64')).toBe(false);
  expect(await allowed('2001:db8:2:99::/64')).toBe(true);
  for (let n = 0; n < 30; n += 1) expect(await allowed(`192.0.2.${n}`)).toBe(true);
});

test('memory is bounded: of very many callers, the one that has not come for longest is forgotten', async () => {
  const take = createMemoryRateLimiter(3, 10, () => 0);
  for (let n = 0; n < 3; n += 1) await take('a');
  const others = 50_000;
  for (let n = 1; n < others; n += 1) await take(`other ${n}`);
  expect((await take('a')).allowed).toBe(false);
  for (let n = 1; n <= 2 * others; n += 1) await take(`another ${n}`);
  expect((await take('a')).allowed).toBe(true);
});

/** A million before a release. Those of every run would take twice the memory that is allowed. */
const callers = everything ? 1_000_000 : 400_000;

test('many callers cost no more memory than two generations, and no caller gets more than its limit', async () => {
  let time = 0;
  const take = createMemoryRateLimiter(3, 10, () => time);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const bytes = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = bytes();
  let over = 0;
  for (let n = 0; n < callers; n += 1) {
    time = Math.floor(n / 100);
    // One that comes back within its window is among those that are kept.
    const verdicts = n % 1000 === 0 ? await Promise.all([1, 2, 3, 4].map(() => take(`again ${n}`))) : [];
    if (verdicts.filter(({ allowed }) => allowed).length > 3) over += 1;
    await take(`2001:db8:${(n >> 16).toString(16)}:${(n & 0xffff).toString(16)}::/64`);
  }
  expect(over).toBe(0);
  // 100,000 callers at some 200 bytes; 400,000 would take 80 MB.
  expect(bytes() - before).toBeLessThan(40e6);
});

const server = await postgresForTests();

const meanwhile: RateLimits = (_name, limit, windowSeconds) =>
  createMemoryRateLimiter(limit, windowSeconds, () => 0);

/** Limits of a server at a place, with what it keeps there. */
async function open(now: () => number, url = server.newUrl()) {
  const database = connectDatabase({ ...databaseAddress.parse(url), connections: 2 });
  const store = await openPostgresStore(database);
  onTestFinished(() => store.close());
  return {
    limits: createSharedRateLimits({ query: database.query, secret: 'secret', fallback: meanwhile, now }),
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
