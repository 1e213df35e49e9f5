/** Counts requests per caller in a sliding window, in the memory of this process. */
import type { RateLimiter } from '../rate-limit.ts';

type Counts = { window: number; current: number; previous: number };

/** Callers remembered at most, so that memory is bounded. To forget the longest unseen only forgives them. */
const maxCallers = 100_000;

/**
 * Allows `limit` requests per window and caller. The sliding estimate weighs the last window's count by how
 * much of it still lies within reach, so that no burst at a boundary doubles the limit. Refused requests do
 * not count: waiting always helps. `now` gives milliseconds.
 */
export function createMemoryRateLimiter(
  limit: number,
  windowSeconds: number,
  now: () => number = Date.now,
): RateLimiter {
  const callers = new Map<string, Counts>();
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
    const time = now();
    const window = Math.floor(time / length);
    const elapsed = time / length - window;
    const counts = countsOf(caller, window);
    if (counts.current + counts.previous * (1 - elapsed) + 1 <= limit) {
      counts.current += 1;
      return { allowed: true };
    }
    // Room for one more: within this window the last one's weight shrinks; past it this one's does.
    const room = limit - 1;
    const wait =
      counts.current <= room && counts.previous > 0
        ? 1 - (room - counts.current) / counts.previous - elapsed
        : 1 - elapsed + Math.max(0, 1 - room / counts.current);
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((wait * length) / 1000)) };
  };
}
