import { expect, test } from 'vitest';
import { newId } from './submission.ts';

const noon = Date.UTC(2026, 10, 22, 12);

test('an id has the day for people, and the order of time for the store', () => {
  expect(newId(noon)).toMatch(/^20261122-[0-9a-f]{12}$/);
  const times = [0, 1, 255, 256, 3_600_000, 86_399_999, 86_400_000].map((later) => newId(noon + later));
  expect(times).toEqual(times.toSorted());
  expect(newId(Date.UTC(2026, 10, 22))).toMatch(/^20261122-0000000/);
});

test('no two are the same, however many come within one millisecond', () => {
  // By chance alone some of so many would be.
  const ids = Array.from({ length: 8000 }, () => newId(noon));
  expect(new Set(ids).size).toBe(ids.length);
});
