import { expect, test } from 'vitest';
import { probeDelay, retryDelay } from './states.ts';

test('delays double up to two hours, less a random half', () => {
  expect([1, 2, 3].map((attempt) => retryDelay(attempt, 0))).toEqual([5000, 10_000, 20_000]);
  expect(retryDelay(1, 0.999)).toBeGreaterThanOrEqual(2500);
  expect([11, 40, 1000].map((attempt) => retryDelay(attempt, 0))).toEqual([5_120_000, 7_200_000, 7_200_000]);
});

test('a mail server that is gone is looked for every minute, and a locked door is tried less often', () => {
  expect([1, 2, 4, 5, 1000].map((failures) => probeDelay(failures, false))).toEqual([
    5000, 10_000, 40_000, 60_000, 60_000,
  ]);
  expect([1, 4, 5, 1000].map((failures) => probeDelay(failures, true))).toEqual([
    60_000, 480_000, 600_000, 600_000,
  ]);
});
