import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { rateLimitContract } from './test-support/rate-limit-contract.ts';
import { createMemoryRateLimiter } from './memory-rate-limiter.ts';

rateLimitContract(
  'memory',
  (now) => (_name, limit, windowSeconds) => createMemoryRateLimiter(limit, windowSeconds, now),
);

test('memory is bounded: of very many callers the longest unseen is forgotten, and so forgiven', async () => {
  const take = createMemoryRateLimiter(3, 10, () => 0);
  for (let n = 0; n < 3; n += 1) await take('a');
  const others = 50_000;
  for (let n = 1; n < others; n += 1) await take(`other ${n}`);
  expect((await take('a')).allowed).toBe(false);
  for (let n = 1; n <= 2 * others; n += 1) await take(`another ${n}`);
  expect((await take('a')).allowed).toBe(true);
});

test('a million addresses cost no more memory than it keeps, and none ever gets more than its share', async () => {
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
  for (let n = 0; n < 1_000_000; n += 1) {
    time = Math.floor(n / 100);
    // One that comes back within its window is among those that are kept.
    const verdicts = n % 1000 === 0 ? await Promise.all([1, 2, 3, 4].map(() => take(`again ${n}`))) : [];
    if (verdicts.filter(({ allowed }) => allowed).length > 3) over += 1;
    await take(`2001:db8:${(n >> 16).toString(16)}:${(n & 0xffff).toString(16)}::/64`);
  }
  expect(over).toBe(0);
  // 100,000 callers at some 200 bytes; a million would take 200 MB.
  expect(bytes() - before).toBeLessThan(40e6);
});
