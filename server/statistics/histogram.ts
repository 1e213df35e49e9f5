/**
 * Histograms of Web Vitals. Each bucket is ten percent wide, so the error of a percentile is at most five percent.
 * Counts of several servers or days can be added.
 */
import type { PageCount } from '../store/store.ts';

export type Vital = Exclude<PageCount['metric'], 'views'>;

/** The limits of "good" and "poor", in the unit that the operator sees: https://web.dev/articles/vitals. */
const scales = {
  lcp: { good: 2.5, poor: 4, divisor: 1000, digits: 1, unit: ' s' },
  inp: { good: 200, poor: 500, divisor: 1, digits: 0, unit: ' ms' },
  cls: { good: 0.1, poor: 0.25, divisor: 1, digits: 2, unit: '' },
} as const satisfies Record<Vital, object>;

/** The unit of each value before it gets a bucket. A value below one unit counts as 0. */
const units: Record<Vital, number> = { lcp: 1, inp: 1, cls: 0.0001 };

const width = Math.log(1.1);

/** The bucket of values below one unit. */
const zero = -1;

export function bucketOf(vital: Vital, value: number): number {
  const count = value / units[vital];
  return count < 1 ? zero : Math.floor(Math.log(count) / width);
}

const valueOf = (vital: Vital, bucket: number): number =>
  bucket === zero ? 0 : Math.exp((bucket + 0.5) * width) * units[vital];

/**
 * Returns the 75th percentile of the values: three quarters of the visits have this value or a lower one. Undefined
 * without visits.
 */
export function percentile75(vital: Vital, counts: ReadonlyMap<number, number>): number | undefined {
  const sorted = [...counts].toSorted(([a], [b]) => a - b);
  const rank = 0.75 * sorted.reduce((sum, [, count]) => sum + count, 0);
  let reached = 0;
  for (const [bucket, count] of sorted) {
    reached += count;
    if (reached >= rank) return valueOf(vital, bucket);
  }
  return undefined;
}

/** Writes a value with its rating: `2.4 s, good`. The rating is based on the rounded value that is shown. */
export function vitalText(vital: Vital, value: number | undefined): string {
  if (value === undefined) return '–';
  const { good, poor, divisor, digits, unit } = scales[vital];
  const shown = (value / divisor).toFixed(digits);
  const bad = Number(shown) > poor ? 'poor' : 'needs work';
  return `${shown}${unit}, ${Number(shown) <= good ? 'good' : bad}`;
}
