/**
 * Histograms of Web Vitals. A bucket is ten percent wide, so that a percentile is right within five percent, and the
 * counts of two servers or days can be added.
 */
import type { PageCount } from '../store/store.ts';

export type Vital = Exclude<PageCount['metric'], 'views'>;

/** The limits of "good" and "poor" in the shown unit: https://web.dev/articles/vitals. */
const scales = {
  lcp: { good: 2.5, poor: 4, divisor: 1000, digits: 1, unit: ' s' },
  inp: { good: 200, poor: 500, divisor: 1, digits: 0, unit: ' ms' },
  cls: { good: 0.1, poor: 0.25, divisor: 1, digits: 2, unit: '' },
} as const satisfies Record<Vital, object>;

/** Values are counted in these units, so that a value below 1 of them is as good as 0. */
const units: Record<Vital, number> = { lcp: 1, inp: 1, cls: 0.0001 };

const width = Math.log(1.1);

/** The bucket of values that are as good as 0. */
const zero = -1;

export function bucketOf(vital: Vital, value: number): number {
  const count = value / units[vital];
  return count < 1 ? zero : Math.floor(Math.log(count) / width);
}

const valueOf = (vital: Vital, bucket: number): number =>
  bucket === zero ? 0 : Math.exp((bucket + 0.5) * width) * units[vital];

/** Returns the value that three quarters of the visits stay below or reach; undefined without visits. */
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

/** Writes a value in words: `2.4 s, good`. The rating is that of the shown, rounded value. */
export function vitalText(vital: Vital, value: number | undefined): string {
  if (value === undefined) return '–';
  const { good, poor, divisor, digits, unit } = scales[vital];
  const shown = (value / divisor).toFixed(digits);
  const bad = Number(shown) > poor ? 'poor' : 'needs work';
  return `${shown}${unit}, ${Number(shown) <= good ? 'good' : bad}`;
}
