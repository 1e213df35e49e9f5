/** Lets the time for an answer of the database pass, which would otherwise be longer than a test. */
import { expect, vi } from 'vitest';
import { limits } from '../database.ts';

/** Starts work that the database does not answer, and resolves or rejects as the work does when its time is over. */
export async function afterTheLimit<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const result = work();
  result.catch(() => undefined);
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(limits.answer);
  // What the end of the work has started ends, too.
  await vi.advanceTimersByTimeAsync(limits.answer);
  vi.useRealTimers();
  return result;
}
