import { expect, test } from 'vitest';
import { openStore } from '../test-support/open-store.ts';
import { numbered } from '../test-support/submissions.ts';
import { dateSubmissions } from './retention.ts';

const unset = Date.UTC(1970, 0, 2);
const noted = Date.UTC(2026, 10, 20);

/** When a submission counts as received that arrives when the clock says so. */
async function datedAt(receivedAt: number, last?: number): Promise<number | undefined> {
  const store = await openStore();
  if (last !== undefined) await store.noteTime(last);
  const accepted = await dateSubmissions(store).accept(numbered(1, { receivedAt }));
  return 'id' in accepted ? (await store.show(accepted.id))?.receivedAt : undefined;
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
