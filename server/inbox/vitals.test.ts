import { expect, test } from 'vitest';
import { bucketOf, dayOf } from '../statistics/summary.ts';
import type { PageCount } from '../store/store.ts';
import { setUp } from './test-support/operator.ts';

const today = dayOf(Date.now());
const longAgo = dayOf(Date.now() - 30 * 24 * 3_600_000);
const home = { day: today, path: '/', device: 'desktop', metric: 'views', bucket: 0, count: 1 } as const;
const counts: PageCount[] = [
  home,
  { ...home, day: longAgo, count: 50 },
  { ...home, path: '/careers', device: 'phone', count: 4 },
  { ...home, path: '/careers', device: 'phone', metric: 'lcp', bucket: bucketOf('lcp', 900), count: 2 },
  { ...home, path: '/careers', device: 'phone', metric: 'lcp', bucket: bucketOf('lcp', 9000), count: 2 },
];

test('vitals lists pages by views, phones and desktops apart, with their ratings', async () => {
  const { store, run, terminal } = await setUp();
  terminal.width = 100;
  await store.addCounts(counts);
  const [titles, first, second, empty, ...explanation] = (await run('vitals')).split('\n');
  expect(titles).toMatch(/^PAGE +DEVICE +VIEWS +LCP +INP +CLS$/);
  expect(first).toMatch(/^\/careers +phone +4 +[89]\.\d s, poor +– +–$/);
  expect(second).toMatch(/^\/ +desktop +1 +– +– +–$/);
  expect(empty).toBe('');
  expect(explanation.join(' ')).toContain('good up to 2.5 s, poor above 4 s');
  expect((await run('vitals', '--days', '40')).split('\n')[1]).toMatch(/^\/ +desktop +51 /);
});

test('vitals makes a table for spreadsheets', async () => {
  const { store, run } = await setUp();
  await store.addCounts(counts);
  const [titles, first] = (await run('vitals', '--csv')).split('\r\n');
  expect(titles).toBe('page,device,views,lcp ms,inp ms,cls');
  expect(first).toMatch(/^\/careers,phone,4,[89]\d{3},,$/);
});

test('vitals says what to do if nothing was counted, and refuses a number that is none', async () => {
  const { run } = await setUp();
  expect(await run('vitals', '--days', '7')).toBe(
    'No visits were counted in the last 7 days. To count visits, set STATISTICS=on and build again.',
  );
  await expect(run('vitals', '--days', '0')).rejects.toThrow('--days needs a number from 1 to 99999, not');
});
