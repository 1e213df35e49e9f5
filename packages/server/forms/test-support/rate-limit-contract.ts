import { describe, expect, test } from 'vitest';
import type { RateLimits } from '../rate-limit.ts';

/** Makes limits with nothing counted yet, by a clock that gives milliseconds. */
export type NewLimits = (now: () => number) => RateLimits | Promise<RateLimits>;

/** What every limiter keeps. An adapter's own test runs it, and adds what is true of that adapter alone. */
export function rateLimitContract(adapter: string, newLimits: NewLimits): void {
  /** A limiter of three per ten seconds with a clock that only moves when told. */
  async function limiterWithClock(start = 0) {
    const clock = { now: start };
    const limits = await newLimits(() => clock.now);
    const take = limits('a limit', 3, 10);
    const burst = (count: number) => Promise.all(Array.from({ length: count }, () => take('a')));
    return { clock, take, burst, limits };
  }

  describe(`${adapter} keeps the contract of rate limits`, () => {
    test('allows so many and says how long to wait for the next', async () => {
      const { burst } = await limiterWithClock();
      const verdicts = await burst(4);
      expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
    });

    test.each([0, 2500, 9999])(
      'the wait it names is long enough and not much longer, from %i ms',
      async (start) => {
        const { clock, take, burst } = await limiterWithClock(start);
        const refused = (await burst(4)).at(-1);
        if (refused?.allowed !== false) throw new Error('The fourth request has to be refused.');
        clock.now += (refused.retryAfterSeconds - 1) * 1000 - 1;
        expect((await take('a')).allowed).toBe(false);
        clock.now += 1001;
        expect((await take('a')).allowed).toBe(true);
      },
    );

    test('a boundary between windows does not double the limit', async () => {
      const { clock, take, burst } = await limiterWithClock(9_900);
      await burst(3);
      clock.now = 10_100;
      expect((await take('a')).allowed).toBe(false);
      clock.now = 30_000;
      expect((await burst(4)).filter(({ allowed }) => allowed)).toHaveLength(3);
    });

    test('one after the other count as much as all at once', async () => {
      const { take } = await limiterWithClock();
      for (const allowed of [true, true, true, false, false])
        expect(await take('a')).toMatchObject({ allowed });
    });

    test('callers do not share an allowance, nor do limits', async () => {
      const { take, burst, limits } = await limiterWithClock();
      await burst(3);
      expect((await take('b')).allowed).toBe(true);
      expect((await limits('another limit', 3, 10)('a')).allowed).toBe(true);
    });
  });
}
