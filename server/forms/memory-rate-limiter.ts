/** Counts requests per caller in a sliding window, in the memory of this process. */
import type { RateLimiter } from './rate-limit.ts';
import { type Counts, momentOf, refusal } from './sliding-window.ts';

/**
 * Callers in one generation. There are two generations, so memory is bounded: at least this many of the last callers
 * are known, and at most twice as many. Forgetting the oldest callers only allows them more requests.
 */
const generation = 50_000;

/**
 * Remembers the last callers. When the young generation is full, it becomes the old one, which is dropped as a whole:
 * to delete single entries in their order, a map has to pass over all that were deleted before (0.1 ms each).
 */
function createMemory<T>() {
  let young = new Map<string, T>();
  let old = new Map<string, T>();
  return {
    get: (caller: string): T | undefined => young.get(caller) ?? old.get(caller),
    set(caller: string, counts: T): void {
      young.set(caller, counts);
      if (young.size < generation) return;
      old = young;
      young = new Map();
    },
  };
}

/** Allows `limit` requests per window and caller. `now` gives milliseconds. */
export function createMemoryRateLimiter(
  limit: number,
  windowSeconds: number,
  now: () => number = Date.now,
): RateLimiter {
  const callers = createMemory<Counts & { window: number }>();
  const length = windowSeconds * 1000;

  function countsOf(caller: string, window: number): Counts {
    const known = callers.get(caller);
    const last = known?.window === window - 1 ? known.current : 0;
    const counts = known?.window === window ? known : { window, current: 0, previous: last };
    callers.set(caller, counts);
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
