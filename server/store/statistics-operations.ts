/** Operations that count the visits of pages. */
import { type ScriptsOf, startTransaction, deferred, sql } from './dialect.ts';
import { number, text } from './rows.ts';
import type { PageCount, StatisticsStore } from './store.ts';

export const statisticsOperations: ScriptsOf<StatisticsStore> = {
  *addCounts(counts) {
    yield startTransaction;
    for (const { day, path, device, metric, bucket, count } of counts)
      yield deferred(sql`
        INSERT INTO page_counts (day, path, device, metric, bucket, count)
        VALUES (${day}, ${path}, ${device}, ${metric}, ${bucket}, ${count})
        ON CONFLICT (day, path, device, metric, bucket) DO UPDATE SET count = page_counts.count + excluded.count`);
  },

  *countsSince(since) {
    const { rows } = yield sql`
      SELECT path, device, metric, bucket, CAST(sum(count) AS BIGINT) AS count FROM page_counts
      WHERE day >= ${since} GROUP BY path, device, metric, bucket`;
    return rows.map((row) => ({
      path: text(row, 'path'),
      device: text(row, 'device') as PageCount['device'],
      metric: text(row, 'metric') as PageCount['metric'],
      bucket: number(row, 'bucket'),
      count: number(row, 'count'),
    }));
  },

  *viewsByDay(since) {
    const { rows } = yield sql`
      SELECT day, CAST(sum(count) AS BIGINT) AS count FROM page_counts
      WHERE day >= ${since} AND metric = 'views' GROUP BY day ORDER BY day`;
    return rows.map((row) => ({ day: text(row, 'day'), count: number(row, 'count') }));
  },
};
