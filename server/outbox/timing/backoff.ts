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
 * How long to wait after the given attempt (counted from 1): 5 s, doubling up to 2 h, of which a random half is
 * taken off, so that what failed together does not come back together. `random` is in [0, 1).
 */
export function retryDelay(attempt: number, random: number): number {
  return Math.round(doubled(firstDelay, longestDelay, attempt) * (1 - random / 2));
}

/** How long a mail that was refused for good waits for its second and last chance. */
export const refusedDelay = 10 * minute;

/**
 * How long to leave a mail server alone that took nothing from anybody for so many times in a row (counted from 1). A
 * password that was refused again and again may lock the account, so that waits for longer.
 */
export function probeDelay(failures: number, isLockingOut: boolean): number {
  return isLockingOut ? doubled(minute, 10 * minute, failures) : doubled(firstDelay, minute, failures);
}
