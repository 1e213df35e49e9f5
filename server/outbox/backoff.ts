/** When to try a failed delivery again. */

const firstDelay = 5_000;
const longestDelay = 2 * 60 * 60 * 1000;

/**
 * Milliseconds to wait after the given attempt (counted from 1): 5 s, doubling up to 2 h, of which a random
 * half is taken off, so that what failed together does not come back together. `random` is in [0, 1).
 */
export function retryDelay(attempt: number, random: number): number {
  const delay = Math.min(longestDelay, firstDelay * 2 ** (attempt - 1));
  return Math.round(delay * (1 - random / 2));
}
