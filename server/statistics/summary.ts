/** Adds up the counts of visits for the operator. */
import { day } from '../../contracts/limits.ts';
import type { PageCount, StatisticsStore } from '../store/store.ts';
import { dayOf } from './collect.ts';
import { type Vital, percentile75 } from './histogram.ts';

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
