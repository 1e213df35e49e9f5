import { describe, expect, test } from 'vitest';
import { type Vital, bucketOf, percentile75, vitalText } from './summary.ts';

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

test.each<[Vital, number | undefined, string]>([
  ['lcp', 2449, '2.4 s, good'],
  ['lcp', 2560, '2.6 s, needs work'],
  ['lcp', 4100, '4.1 s, poor'],
  ['inp', 180.4, '180 ms, good'],
  ['inp', 501, '501 ms, poor'],
  ['cls', 0.103, '0.10, good'],
  ['cls', 0.2, '0.20, needs work'],
  ['cls', undefined, '–'],
])('a value is written with its unit and rated: %s %d is %s', (vital, value, text) => {
  expect(vitalText(vital, value)).toBe(text);
});
