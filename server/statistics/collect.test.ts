import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { minute } from '../../contracts/limits.ts';
import type { PageCount } from '../store/store.ts';
import { startCounter } from './collect.ts';
import { bucketOf } from './summary.ts';

const noon = Date.UTC(2026, 10, 26, 12);
const visit = { path: '/services', device: 'phone', lcp: 2400, inp: null, cls: 0 };
const bytesOf = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** A counter with a store that can be made to fail. */
function setUp() {
  vi.useFakeTimers({ now: noon });
  onTestFinished(() => void vi.useRealTimers());
  const stored: PageCount[][] = [];
  const events: string[] = [];
  const state = { isFailing: false };
  const store = {
    async addCounts(counts: readonly PageCount[]) {
      if (state.isFailing) throw new Error('the disk is full');
      stored.push([...counts]);
    },
  };
  const counter = startCounter(store, new Set(['/', '/services']), (_, event) => events.push(event));
  return { counter, stored, events, state };
}

describe('visits', () => {
  test('are added up and stored once a minute', async () => {
    const { counter, stored } = setUp();
    for (const device of ['phone', 'phone', 'desktop']) counter.count(bytesOf({ ...visit, device }));
    expect(stored).toEqual([]);
    await vi.advanceTimersByTimeAsync(minute);
    const page = { day: '2026-11-26', path: '/services' };
    const lcp = { metric: 'lcp', bucket: bucketOf('lcp', 2400) };
    const cls = { metric: 'cls', bucket: bucketOf('cls', 0) };
    const views = { metric: 'views', bucket: 0 };
    expect(stored).toHaveLength(1);
    expect(stored[0]).toHaveLength(6);
    expect(stored[0]).toEqual(
      expect.arrayContaining(
        [lcp, cls, views].flatMap((metric) => [
          { ...page, device: 'phone', ...metric, count: 2 },
          { ...page, device: 'desktop', ...metric, count: 1 },
        ]),
      ),
    );
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(stored).toHaveLength(1);
  });

  test('are stored when the server stops', async () => {
    const { counter, stored } = setUp();
    counter.count(bytesOf(visit));
    await counter.stop();
    expect(stored).toHaveLength(1);
  });

  test('wait for a store that fails, and are counted once', async () => {
    const { counter, stored, events, state } = setUp();
    state.isFailing = true;
    counter.count(bytesOf(visit));
    await vi.advanceTimersByTimeAsync(minute);
    expect(events).toEqual(['statistics.not-stored']);
    state.isFailing = false;
    counter.count(bytesOf(visit));
    await vi.advanceTimersByTimeAsync(minute);
    expect(stored.flat().find(({ metric }) => metric === 'views')?.count).toBe(2);
  });

  test.each<[string, unknown]>([
    ['of an address that the site does not have', { ...visit, path: '/wp-login.php' }],
    ['of an address with a query', { ...visit, path: '/services?utm_source=x' }],
    ['of another device', { ...visit, device: 'watch' }],
    ['with a value below zero', { ...visit, lcp: -1 }],
    ['with a value that nobody waits for', { ...visit, lcp: 600_001 }],
    ['with a value that is no number', { ...visit, cls: '0' }],
    ['without a value', { ...visit, inp: undefined }],
    ['with something else about the visitor', { ...visit, id: 'a' }],
    ['that are not an object', [visit]],
  ])('%s are not counted', async (_, body) => {
    const { counter, stored } = setUp();
    counter.count(bytesOf(body));
    counter.count(new Uint8Array([0xff, 0x7b]));
    await counter.stop();
    expect(stored).toEqual([]);
  });
});
