import { expect, test } from 'vitest';
import type { PageCount } from '../store.ts';
import { type NewDatabase, newStore } from './test-database.ts';

const views = (day: string, count: number, path = '/'): PageCount => ({
  day,
  path,
  device: 'phone',
  metric: 'views',
  bucket: 0,
  count,
});
const slow: PageCount = { ...views('2026-11-02', 1), metric: 'lcp', bucket: 88 };

export function statisticsContract(newDatabase: NewDatabase): void {
  test('counts of the same page and day are added up, also those of two servers', async () => {
    const place = await newDatabase();
    const [first, second] = [await place.open(), await place.open()];
    await first.addCounts([views('2026-11-01', 2), views('2026-11-02', 3), slow]);
    await second.addCounts([views('2026-11-02', 4), views('2026-11-02', 1, '/services'), slow]);
    await first.addCounts([]);
    expect(await first.viewsByDay('2026-11-01')).toEqual([
      { day: '2026-11-01', count: 2 },
      { day: '2026-11-02', count: 8 },
    ]);
    const since = await second.countsSince('2026-11-02');
    expect(since.toSorted((a, b) => a.count - b.count)).toEqual([
      { path: '/services', device: 'phone', metric: 'views', bucket: 0, count: 1 },
      { path: '/', device: 'phone', metric: 'lcp', bucket: 88, count: 2 },
      { path: '/', device: 'phone', metric: 'views', bucket: 0, count: 7 },
    ]);
  });

  test('many counts are added in one call', async () => {
    const store = await newStore(newDatabase);
    const many = Array.from({ length: 1200 }, (_, bucket): PageCount => ({ ...slow, bucket }));
    await store.addCounts(many);
    expect(await store.countsSince('2026-11-01')).toHaveLength(1200);
  });

  test('days before the oldest day are deleted', async () => {
    const store = await newStore(newDatabase);
    await store.addCounts(['2026-10-31', '2026-11-01', '2026-11-02'].map((day) => views(day, 1)));
    await store.tidy(0, 0);
    expect(await store.viewsByDay('')).toHaveLength(3);
    await store.tidy(0, 0, '2026-11-01');
    expect((await store.viewsByDay('')).map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-02']);
  });
}
