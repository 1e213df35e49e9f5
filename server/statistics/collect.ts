/** Counts visits in memory, and adds them to the store once a minute, so that a visit needs no write. */
import { Hono } from 'hono';
import { z } from 'zod';
import { minute } from '../../contracts/limits.ts';
import { statisticsPath } from '../../contracts/endpoints.ts';
import type { ApiEnvironment } from '../http/http-server.ts';
import { readBody } from '../http/read-body.ts';
import type { Guard } from '../forms/rate-limit.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import type { PageCount, StatisticsStore } from '../store/store.ts';
import { bucketOf, dayOf } from './summary.ts';

/** A measured time in milliseconds. Larger values are faults. `app/behaviors/statistics.ts` sends the visits. */
const time = z.number().min(0).max(600_000).nullable();
const visitSchema = z.strictObject({
  path: z.string(),
  device: z.enum(['phone', 'desktop']),
  lcp: time,
  inp: time,
  cls: z.number().min(0).max(100).nullable(),
});
type Visit = z.output<typeof visitSchema>;

/** The maximum size of a visit, in bytes, and the maximum milliseconds in which it arrives. */
const maxBytes = 1024;
const timeout = 5000;

function readVisit(body: Uint8Array): Visit | undefined {
  try {
    return visitSchema.safeParse(JSON.parse(new TextDecoder().decode(body))).data;
  } catch {
    return undefined;
  }
}

function countsOf({ path, device, ...vitals }: Visit, day: string): PageCount[] {
  const one = { day, path, device, count: 1 } as const;
  const measured = (['lcp', 'inp', 'cls'] as const).flatMap((metric) => {
    const value = vitals[metric];
    return value === null ? [] : [{ ...one, metric, bucket: bucketOf(metric, value) }];
  });
  return [{ ...one, metric: 'views', bucket: 0 }, ...measured];
}

export type Counter = ReturnType<typeof startCounter>;

/** Starts to count. `pages` are the addresses of the site. Visits of other addresses are not counted. */
export function startCounter(
  store: Pick<StatisticsStore, 'addCounts'>,
  pages: ReadonlySet<string>,
  log: Log,
) {
  let waiting = new Map<string, PageCount>();

  function add(counts: Iterable<PageCount>): void {
    for (const { count, ...rest } of counts) {
      const key = JSON.stringify(Object.values(rest));
      waiting.set(key, { ...rest, count: count + (waiting.get(key)?.count ?? 0) });
    }
  }
  async function flush(): Promise<void> {
    if (waiting.size === 0) return;
    const counts = waiting;
    waiting = new Map();
    try {
      // All servers write the counts in the same order, so that their transactions cannot deadlock.
      await store.addCounts([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count));
    } catch (error) {
      add(counts.values());
      log('warn', 'statistics.not-stored', errorFacts(error));
    }
  }
  const timer = setInterval(() => void flush(), minute).unref();
  return {
    /** Counts a visit. Ignores unknown addresses and impossible values. */
    count(body: Uint8Array, now = Date.now()): void {
      const visit = readVisit(body);
      if (visit && pages.has(visit.path)) add(countsOf(visit, dayOf(now)));
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}

/** Makes the endpoint. The status is always 204, because no page waits for the answer. */
export const statisticsRoute = (counter: Pick<Counter, 'count'>, guard: Guard): Hono<ApiEnvironment> =>
  new Hono<ApiEnvironment>().post(statisticsPath, async (context) => {
    const body = await readBody(context.env.incoming, maxBytes, timeout);
    const admission = await guard(context);
    if (typeof body !== 'string' && !('status' in admission)) counter.count(body);
    return context.body(null, 204);
  });
