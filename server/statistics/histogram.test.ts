import { describe, expect, test } from 'vitest';
import { type Vital, bucketOf, formatVital, percentile75, ratingOf } from './histogram.ts';

/** Numbers from 0 to 1 that are the same in every run. */
function* fractions(): Generator<number, never> {
  for (let seed = 1; ;) {
    seed = (seed * 16_807) % 2_147_483_647;
    yield seed / 2_147_483_647;
  }
}

function histogramOf(vital: Vital, values: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf(vital, value);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return counts;
}

/** The 75th percentile by the method of the nearest rank. */
const exact = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(0.75 * values.length) - 1] ?? Number.NaN;

describe('the 75th percentile of a histogram', () => {
  test.each<[Vital, (fraction: number) => number]>([
    ['lcp', (fraction) => 300 * Math.exp(4 * fraction)],
    ['lcp', (fraction) => 2000 + 50 * fraction],
    ['inp', (fraction) => 8 / (0.01 + fraction)],
    ['cls', (fraction) => 0.001 + 0.5 * fraction ** 4],
  ])('is within five percent of the exact one: %s, %s', (vital, sample) => {
    const random = fractions();
    for (const size of [1, 2, 3, 4, 7, 100, 5000]) {
      const values = Array.from({ length: size }, () => sample(random.next().value));
      const found = percentile75(vital, histogramOf(vital, values)) ?? Number.NaN;
      expect(Math.abs(found / exact(values) - 1)).toBeLessThan(0.05);
    }
  });

  test('is 0 if three quarters of the values are, and nothing without values', () => {
    expect(percentile75('cls', histogramOf('cls', [0, 0, 0.00001, 0.4]))).toBe(0);
    expect(percentile75('cls', histogramOf('cls', [0, 0, 0.4, 0.4]))).toBeCloseTo(0.4, 1);
    expect(percentile75('lcp', new Map())).toBeUndefined();
  });
});

test('a value is rated and written with its unit', () => {
  expect([2500, 2501, 4001].map((value) => ratingOf('lcp', value))).toEqual(['good', 'needs work', 'poor']);
  expect([0.1, 0.25, 0.26].map((value) => ratingOf('cls', value))).toEqual(['good', 'needs work', 'poor']);
  expect(formatVital('lcp', 2449)).toBe('2.4 s');
  expect(formatVital('inp', 180.4)).toBe('180 ms');
  expect(formatVital('cls', 0.0791)).toBe('0.08');
});
