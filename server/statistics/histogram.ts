/**
 * Histograms of Web Vitals. A bucket is ten percent wide, so that a percentile is right within five percent, and the
 * counts of two servers or days can be added.
 */
import type { PageCount } from '../store/store.ts';

export type Vital = Exclude<PageCount['metric'], 'views'>;

/** The limits of "good" and "poor": https://web.dev/articles/vitals. Times are in milliseconds. */
const thresholds = {
  lcp: { good: 2500, poor: 4000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 0.1, poor: 0.25 },
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

export function ratingOf(vital: Vital, value: number): 'good' | 'needs work' | 'poor' {
  const { good, poor } = thresholds[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'needs work' : 'poor';
}

/** Writes a value with its unit: `2.4 s`, `180 ms`, `0.08`. */
export function formatVital(vital: Vital, value: number): string {
  if (vital === 'lcp') return `${(value / 1000).toFixed(1)} s`;
  return vital === 'inp' ? `${Math.round(value)} ms` : value.toFixed(2);
}
