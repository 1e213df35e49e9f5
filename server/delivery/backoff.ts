/** When to try a failed delivery again. All times are milliseconds. */

const second = 1000;
const minute = 60 * second;
const firstDelay = 5 * second;
/** No retry waits for longer. */
export const longestDelay = 120 * minute;

/** `first`, doubled with each further failure (counted from 1) up to `longest`. */
const doubled = (first: number, longest: number, failures: number): number =>
  Math.min(longest, first * 2 ** (failures - 1));

/**
 * Pause after the given attempt (counted from 1): 5 s, doubling up to 2 h. Up to half of it is taken off at random, so
 * that deliveries which failed together do not come back together. `random` is in [0, 1).
 */
export function retryDelay(attempt: number, random: number): number {
  return Math.round(doubled(firstDelay, longestDelay, attempt) * (1 - random / 2));
}

/** Pause before the second and last attempt at a mail that was refused for good. */
export const refusedDelay = 10 * minute;

/**
 * Pause before the next probe of a mail server that has refused everything this many times in a row (counted from 1).
 * It is longer after a refused password, because repeated attempts may lock the account.
 */
export function probeDelay(failures: number, isLockingOut: boolean): number {
  return isLockingOut ? doubled(minute, 10 * minute, failures) : doubled(firstDelay, minute, failures);
}
