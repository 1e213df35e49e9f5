import { describe, expect, test } from 'vitest';
import { createMemoryRateLimiter } from './memory-rate-limiter.ts';

/** A limiter of three per ten seconds with a clock that only moves when told. */
function limiterWithClock(start = 0) {
  const clock = { now: start };
  const take = createMemoryRateLimiter(3, 10, () => clock.now);
  return {
    clock,
    take,
    burst: async (count: number) => Promise.all(Array.from({ length: count }, () => take('a'))),
  };
}

describe('the rate limiter', () => {
  test('allows so many and says how long to wait for the next', async () => {
    const { burst } = limiterWithClock();
    const verdicts = await burst(4);
    expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
  });

  test.each([0, 2500, 9999])(
    'the wait it names is long enough and not much longer, from %i ms',
    async (start) => {
      const { clock, take, burst } = limiterWithClock(start);
      const refused = (await burst(4)).at(-1);
      if (refused?.allowed !== false) throw new Error('The fourth request has to be refused.');
      clock.now += (refused.retryAfterSeconds - 1) * 1000 - 1;
      expect((await take('a')).allowed).toBe(false);
      clock.now += 1001;
      expect((await take('a')).allowed).toBe(true);
    },
  );

  test('a boundary between windows does not double the limit', async () => {
    const { clock, take, burst } = limiterWithClock(9_900);
    await burst(3);
    clock.now = 10_100;
    expect((await take('a')).allowed).toBe(false);
    clock.now = 30_000;
    expect((await burst(4)).filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  test('memory is bounded: of very many callers the longest unseen is forgotten, and so forgiven', async () => {
    const { take, burst } = limiterWithClock();
    await burst(3);
    const others = 100_000;
    for (let n = 1; n < others; n += 1) await take(`other ${n}`);
    expect((await take('a')).allowed).toBe(false);
    for (let n = 1; n <= others; n += 1) await take(`another ${n}`);
    expect((await take('a')).allowed).toBe(true);
  });

  test('callers do not share an allowance', async () => {
    const { take, burst } = limiterWithClock();
    await burst(3);
    expect((await take('b')).allowed).toBe(true);
  });
});
