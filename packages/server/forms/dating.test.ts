import { expect, test } from 'vitest';
import { openStore } from '../test-support/open-store.ts';
import { timeOfArrival } from './retention.ts';

const unset = Date.UTC(1970, 0, 2);
const noted = Date.UTC(2026, 10, 20);

/** When a submission counts as received that arrives when the clock says `now`. */
async function datedAt(now: number, last?: number): Promise<number> {
  const store = await openStore();
  if (last !== undefined) await store.noteTime(last);
  return timeOfArrival(store, now);
}

test('what comes before the clock was set is as old as the store, and not old enough to be deleted', async () => {
  expect(await datedAt(unset, noted)).toBe(noted);
});

test('a clock that was set is believed, also where it is behind the time noted', async () => {
  expect(await datedAt(noted - 1, noted)).toBe(noted - 1);
});

test('a store that knows no time takes what the clock says', async () => {
  expect(await datedAt(unset)).toBe(unset);
  expect(await datedAt(unset, unset - 1)).toBe(unset);
});
