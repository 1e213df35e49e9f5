/** Histograms of Web Vitals, and the summary of visits for the operator. */
import { day } from '../../contracts/limits.ts';
import type { PageCount, StatisticsStore } from '../store/store.ts';

/** Returns a day as `2026-11-26`, in UTC. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

export type Vital = Exclude<PageCount['metric'], 'views'>;

/** The limits of "good" and "poor", in the unit that the operator sees: https://web.dev/articles/vitals. */
const scales = {
  lcp: { good: 2.5, poor: 4, divisor: 1000, digits: 1, unit: ' s' },
  inp: { good: 200, poor: 500, divisor: 1, digits: 0, unit: ' ms' },
  cls: { good: 0.1, poor: 0.25, divisor: 1, digits: 2, unit: '' },
} as const satisfies Record<Vital, object>;

/**
 * The unit of each value before it gets a bucket. Each bucket is ten percent wide, so the error of a percentile is at
 * most five percent. Counts of several servers or days can be added. A value below one unit counts as 0.
 */
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

/** Returns the 75th percentile: three of four visits have this value or a lower one. */
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

export const vitalNames = ['lcp', 'inp', 'cls'] as const satisfies readonly Vital[];

/** A page on one kind of device. The Web Vitals are 75th percentiles; undefined without a value. */
export type PageSummary = Pick<PageCount, 'path' | 'device'> & { views: number } & Record<
    Vital,
    number | undefined
  >;

/** Returns the first of the last `days` days, today included. */
export const firstDay = (days: number, now: number): string => dayOf(now - (days - 1) * day);

/** Returns the pages that were visited since a day. The page with the most views is first. */
export async function summaries(
  store: Pick<StatisticsStore, 'countsSince'>,
  since: string,
): Promise<PageSummary[]> {
  const counts = await store.countsSince(since);
  const pages = Map.groupBy(counts, ({ path, device }) => `${path} ${device}`);
  const summarize = (rows: typeof counts): PageSummary[] => {
    const of = (metric: PageCount['metric']) =>
      new Map(rows.filter((row) => row.metric === metric).map(({ bucket, count }) => [bucket, count]));
    const [first] = rows;
    if (!first) return [];
    const [lcp, inp, cls] = vitalNames.map((vital) => percentile75(vital, of(vital)));
    return [{ path: first.path, device: first.device, views: of('views').get(0) ?? 0, lcp, inp, cls }];
  };
  const byViews = (a: PageSummary, b: PageSummary) => b.views - a.views || (a.path < b.path ? -1 : 1);
  return [...pages.values()].flatMap(summarize).toSorted(byViews);
}

export const explanation = [
  'Three of four visits were as good as these values or better.',
  'LCP: until the largest part of the page is shown; good up to 2.5 s, poor above 4 s.',
  'INP: until the page answers a tap or key; good up to 200 ms, poor above 500 ms.',
  'CLS: how far parts of the page move by themselves; good up to 0.10, poor above 0.25.',
  'Only browsers that run script and do not ask not to be tracked are counted: no crawlers, as a rule.',
];
