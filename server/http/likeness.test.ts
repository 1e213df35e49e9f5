import { expect, test } from 'vitest';
import { distance } from '../../settings/spelling.ts';
import { likeness } from './likeness.ts';

test.each([
  ['', '', 0],
  ['', 'azure', 5],
  ['azure', 'azure', 0],
  ['healtcare', 'healthcare', 1],
  ['azzure', 'azure', 1],
  ['azule', 'azure', 1],
  ['azrue', 'azure', 1],
  ['ab', 'ba', 1],
  ['kitten', 'sitting', 3],
  // A letter once swapped is not touched again: the true distance would be 2.
  ['ca', 'abc', 3],
])('from %j to %j it is %i, and as far back', (one, other, letters) => {
  expect(distance(one, other)).toBe(letters);
  expect(distance(other, one)).toBe(letters);
});

test('a word is like itself, and like one with a slip for every fourth letter', () => {
  expect(likeness('bi', 'bi')).toBe(1);
  expect(likeness('retial', 'retail')).toBeCloseTo(5 / 6);
  expect(likeness('retial', 'detail')).toBe(0);
  expect(likeness('bu', 'bi')).toBe(0);
});

test('the beginning of a known word counts, but not three letters of it, and no longer word', () => {
  expect(likeness('pharma', 'pharmaceuticals')).toBeGreaterThan(0.8);
  expect(likeness('pha', 'pharmaceuticals')).toBe(0);
  expect(likeness('pharmaceuticals', 'pharma')).toBe(0);
});
