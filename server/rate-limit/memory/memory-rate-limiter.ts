/** Counts requests per caller in a sliding window, in the memory of this process. */
import type { RateLimiter } from '../rate-limit.ts';
import { type Counts, momentOf, refusal } from '../sliding-window.ts';

/** Callers remembered at most, so that memory is bounded. To forget the longest unseen only forgives them. */
const maxCallers = 100_000;

/** Allows `limit` requests per window and caller. `now` gives milliseconds. */
export function createMemoryRateLimiter(
  limit: number,
  windowSeconds: number,
  now: () => number = Date.now,
): RateLimiter {
  const callers = new Map<string, Counts & { window: number }>();
  const length = windowSeconds * 1000;

  function countsOf(caller: string, window: number): Counts {
    const known = callers.get(caller);
    callers.delete(caller);
    const last = known?.window === window - 1 ? known.current : 0;
    const counts = known?.window === window ? known : { window, current: 0, previous: last };
    callers.set(caller, counts);
    const [oldest] = callers.keys();
    if (callers.size > maxCallers && oldest !== undefined) callers.delete(oldest);
    return counts;
  }

  return async (caller) => {
    const { window, elapsed } = momentOf(now(), length);
    const counts = countsOf(caller, window);
    if (counts.current + counts.previous * (1 - elapsed) + 1 > limit)
      return refusal(counts, limit, elapsed, length);
    counts.current += 1;
    return { allowed: true };
  };
}
