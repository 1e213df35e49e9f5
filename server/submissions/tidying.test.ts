import { afterEach, expect, test, vi } from 'vitest';
import type { PurgeTimes } from '../store/store.ts';
import { startTidying } from './tidying.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 22);

afterEach(() => vi.useRealTimers());

/** Tidies a store that has something to purge once, for two and a half hours. */
async function tidyFor(retentionDays: number, purge = async () => 2) {
  vi.useFakeTimers({ now });
  const purged: number[] = [];
  const logged: string[] = [];
  const store = {
    tidy: async () => undefined,
    purge: async ({ message, application }: PurgeTimes) => {
      expect(application).toBe(message);
      purged.push(message);
      return purged.length === 1 ? purge() : 0;
    },
  };
  const stop = startTidying(store, retentionDays, (_, event, fields) =>
    logged.push(`${event} ${JSON.stringify(fields)}`),
  );
  await vi.advanceTimersByTimeAsync(2.5 * 60 * 60 * 1000);
  stop();
  await vi.advanceTimersByTimeAsync(day);
  return { purged, logged };
}

test('what is older than its time goes at the start and every hour, and the log says how much', async () => {
  const { purged, logged } = await tidyFor(180);
  expect(purged.map((before) => now - before)).toEqual(
    [180, 180, 180].map((days, n) => days * day - (n * day) / 24),
  );
  expect(logged).toEqual(['store.purged {"count":2}']);
});

test('without a time nothing ever goes', async () => {
  expect(new Set((await tidyFor(0)).purged)).toEqual(new Set([0]));
});

test('a store that fails is tried again at the next hour', async () => {
  const { purged, logged } = await tidyFor(1, () => Promise.reject(new Error('busy')));
  expect(purged).toHaveLength(3);
  expect(logged).toEqual([expect.stringMatching(/^store\.untidy /)]);
});
