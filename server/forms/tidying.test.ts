import type { PurgeTimes } from '../store/submission.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Retention, startTidying } from './retention.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const now = Date.UTC(2030, 10, 22);
const half = 30 * 60 * 1000;

afterEach(() => vi.useRealTimers());

type Tidying = { hours?: number; last?: number | undefined; purge?: () => Promise<number> };

/** The machine's clock is ahead of the database's, whose times count. */
const ahead = 20 * 60 * 1000;
const clock = { now: () => Date.now() - ahead };

/** Tidies a store at `now` and for some hours more; `last` is the time it has noted. */
async function tidyFor(retention: Retention, { hours = 2, purge = async () => 2, ...rest }: Tidying = {}) {
  vi.useFakeTimers({ now: now + ahead });
  const purged: PurgeTimes[] = [];
  const logged: string[] = [];
  const noted = ['last' in rest ? rest.last : now - hour];
  let tidied = 0;
  const store = {
    tidy: async () => void (tidied += 1),
    lastTime: async () => noted.at(-1),
    noteTime: async (time: number) => void noted.push(time),
    purge: async (before: PurgeTimes) => {
      purged.push(before);
      return purged.length === 1 ? purge() : 0;
    },
  };
  const stop = startTidying(store, retention, clock, (_, event, fields) =>
    logged.push(`${event} ${JSON.stringify(fields)}`),
  );
  await vi.advanceTimersByTimeAsync(hours * hour + half);
  stop();
  await vi.advanceTimersByTimeAsync(day);
  return { purged, logged, noted, tidied };
}

test('each kind goes at its own age, at the start and every hour, and the log says how much', async () => {
  const { purged, logged } = await tidyFor({ message: 180, application: 90 });
  expect(purged).toEqual(
    [0, 1, 2].map((hours) => {
      const then = now + hours * hour;
      return { message: then - 180 * day, application: then - 90 * day, spam: then - 30 * day };
    }),
  );
  expect(logged).toEqual(['store.purged {"count":2}']);
});

test('a kind without an age never goes', async () => {
  const { purged } = await tidyFor({ message: 0, application: 90 });
  expect(purged.map(({ message }) => message)).toEqual([0, 0, 0]);
  expect(purged[0]?.application).toBe(now - 90 * day);
});

test('a store that fails is tried again at the next hour', async () => {
  const { purged, logged } = await tidyFor(
    { message: 1, application: 1 },
    { purge: () => Promise.reject(new Error('busy')) },
  );
  expect(purged).toHaveLength(3);
  expect(logged).toEqual([expect.stringMatching(/^store\.untidy /)]);
});

test('a store that is closed under a tidying, at the end of a server, is no fault', async () => {
  const closed = () =>
    new Promise<number>((_, reject) => void setTimeout(reject, 3 * hour, new Error('closing')));
  expect((await tidyFor({ message: 1, application: 1 }, { purge: closed })).logged).toEqual([]);
});

describe('the clock', () => {
  const retention = { message: 180, application: 180 };

  test('a year ahead has nothing deleted, and is told every hour', async () => {
    const { purged, logged, noted, tidied } = await tidyFor(retention, { last: now - 365 * day });
    expect([purged, tidied]).toEqual([[], 0]);
    expect(logged).toEqual([365, 365, 364].map((days) => `store.clock-ahead {"days":${days}}`));
    expect(noted.at(-1)).toBe(now - 363 * day);
  });

  test('a year ahead has nothing deleted however often a server is started', async () => {
    for (const last of [now - 365 * day, now - 3 * day]) {
      const { purged, noted } = await tidyFor(retention, { hours: 0, last });
      expect(purged).toEqual([]);
      expect(noted.at(-1)).toBe(last);
    }
  });

  test('that only seems ahead, because the server was off, is believed within a day or so', async () => {
    const { purged, noted } = await tidyFor(retention, { hours: 40, last: now - 30 * day });
    expect(purged.length).toBeGreaterThan(0);
    expect(noted.at(-1)).toBe(now + 40 * hour);
  });

  test.each([
    ['of a new store', undefined],
    ['of an hour ago', now - hour],
    ['of the day before yesterday', now - 2 * day],
    ['of a clock that had not been set', 12_345],
  ])('is believed by a time %s', async (_, last) => {
    const { purged, noted } = await tidyFor(retention, { last });
    expect(purged).toHaveLength(3);
    expect(noted.at(-1)).toBe(now + 2 * hour);
  });

  test('that was put back deletes by what it says, and does not forget the later time', async () => {
    const { purged, noted } = await tidyFor(retention, { last: now + 10 * day });
    expect(purged[0]).toMatchObject({ message: now - 180 * day });
    expect(noted).toEqual([now + 10 * day]);
  });
});
