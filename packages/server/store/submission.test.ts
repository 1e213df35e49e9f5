import { expect, test } from 'vitest';
import { timeOf } from '../lib/reference.ts';
import { newId } from './submission.ts';

const noon = Date.UTC(2026, 10, 22, 12);

test('an id starts with the day and sorts by time', () => {
  expect(newId(noon)).toMatch(/^20261122-[0-9a-f]{12}$/);
  const times = [0, 1, 255, 256, 3_600_000, 86_399_999, 86_400_000].map((later) => newId(noon + later));
  expect(times).toEqual(times.toSorted());
  expect(newId(Date.UTC(2026, 10, 22))).toMatch(/^20261122-0000000/);
});

test('an id tells the time of arrival', () => {
  for (const time of [noon, noon + 86_399_999, Date.UTC(2026, 10, 22)])
    expect(timeOf(newId(time))).toBe(time);
});

test('ids of the same millisecond are unique', () => {
  // Random bits alone would repeat among this many.
  const ids = Array.from({ length: 8000 }, () => newId(noon));
  expect(new Set(ids).size).toBe(ids.length);
});
