import { expect, onTestFinished, test } from 'vitest';
import { databaseAddress } from '../settings/addresses.ts';
import { minute } from '@website/forms/limits';
import { manualClock } from '../delivery/test-support/manual-clock.ts';
import { type Query, connectDatabase } from '../store/database.ts';
import { postgresForTests } from '../store/test-support/postgres-for-tests.ts';
import { healthRoutes } from '../http/health-routes.ts';
import { watchDatabase } from './database-watch.ts';

const postgres = await postgresForTests();

/** Watches a database from a machine whose clock is ahead, and keeps what is told. */
async function watchFrom(clock: ReturnType<typeof manualClock>, query?: Query) {
  const database = connectDatabase({ ...databaseAddress.parse(postgres.newUrl()), connections: 1 });
  onTestFinished(() => database.close());
  const gauges = new Map<string, number>();
  const events: unknown[] = [];
  const watch = await watchDatabase({
    query: query ?? database.query,
    metrics: { set: (name, value) => void gauges.set(name, value) },
    log: (level, event, fields) => void events.push([level, event, fields]),
    clock,
  });
  onTestFinished(() => watch.stop());
  return { watch, gauges, events };
}

const ten = 10 * minute;
const noon = Date.UTC(2026, 10, 22, 12);

/** A database without standbys whose clock stands still. */
const atNoon: Query = async (statement) => ({
  rows: [statement.includes('pg_stat_replication') ? { standbys: 0, waits: false } : { time: noon }],
  count: 1,
});

test('a clock that is ahead › is told once, and times are those of the database', async () => {
  const clock = manualClock(noon + ten);
  const { watch, gauges, events } = await watchFrom(clock, atNoon);
  expect(watch.clock.now()).toBe(noon);
  expect(gauges.get('site_clock_ahead_seconds')).toBe(600);
  clock.advance(minute);
  await clock.waitedFor(2);
  expect(events).toEqual([['warn', 'store.clock-differs', { secondsAhead: 600 }]]);
  clock.set(noon - minute);
  clock.advance(minute);
  await clock.waitedFor(2);
  expect(events.slice(1)).toEqual([['info', 'store.clock-agrees', undefined]]);
  expect([watch.aheadBy(), watch.clock.now()]).toEqual([0, clock.now()]);
});

test('a clock that is behind › is told too, and times are those of the database', async () => {
  const { watch, events } = await watchFrom(manualClock(noon - ten), atNoon);
  expect(events).toEqual([['warn', 'store.clock-differs', { secondsAhead: -600 }]]);
  expect(watch.clock.now()).toBe(noon);
});

test('a clock that agrees with a database › is left alone, however long the answer takes', async () => {
  const { watch, events } = await watchFrom({ ...manualClock(0), now: Date.now });
  expect([events, watch.aheadBy()]).toEqual([[], 0]);
});

test('/readyz › wrong clock › is degraded', async () => {
  const store = {
    probe: async () => undefined,
    lag: async () => ({ oldestUndelivered: undefined, oldestQuarantined: undefined, pauses: [] }),
  };
  const app = healthRoutes({ store, log: () => undefined, clockAheadBy: () => ten });
  const answer = await app.request('/readyz');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ ready: true, degraded: true });
});

test('standbys that no commit waits for are told once', async () => {
  const clock = manualClock(Date.now());
  const state = { standbys: 2, waits: false };
  const query: Query = async (statement) => ({
    rows: [statement.includes('pg_stat_replication') ? state : { time: clock.now() }],
    count: 1,
  });
  const { gauges, events } = await watchFrom(clock, query);
  expect(gauges.get('site_standbys_not_waited_for')).toBe(2);
  clock.advance(60 * minute);
  await clock.waitedFor(2);
  expect(events).toEqual([['warn', 'store.standby-not-waited-for', { standbys: 2 }]]);
  state.waits = true;
  clock.advance(60 * minute);
  await clock.waitedFor(2);
  expect(gauges.get('site_standbys_not_waited_for')).toBe(0);
});
