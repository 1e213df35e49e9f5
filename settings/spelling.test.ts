import { expect, test } from 'vitest';
import { distance } from './spelling.ts';

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
