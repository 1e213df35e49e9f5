import { expect, test } from 'vitest';
import { rateLimitContract } from '../test-support/rate-limit-contract.ts';
import { createMemoryRateLimiter } from './memory-rate-limiter.ts';

rateLimitContract(
  'memory',
  (now) => (_name, limit, windowSeconds) => createMemoryRateLimiter(limit, windowSeconds, now),
);

test('memory is bounded: of very many callers the longest unseen is forgotten, and so forgiven', async () => {
  const take = createMemoryRateLimiter(3, 10, () => 0);
  for (let n = 0; n < 3; n += 1) await take('a');
  const others = 100_000;
  for (let n = 1; n < others; n += 1) await take(`other ${n}`);
  expect((await take('a')).allowed).toBe(false);
  for (let n = 1; n <= others; n += 1) await take(`another ${n}`);
  expect((await take('a')).allowed).toBe(true);
});
