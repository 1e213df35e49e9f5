import { expect, test } from 'vitest';
import { editDistance, nearestName } from './nearest-name.ts';

test.each([
  ['same', 'same', 0],
  ['mail', 'mails', 1],
  ['lsit', 'list', 1],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
])('%j to %j takes %i steps', (from, to, steps) => {
  expect(editDistance(from, to)).toBe(steps);
});

test('finds the nearest name in any letter case, with at most a quarter of its letters wrong', () => {
  expect(nearestName('smpt_url', ['SMTP_URL', 'SITE_URL'], 2)).toBe('SMTP_URL');
  expect(nearestName('lost', ['list', 'least'], 2)).toBe('list');
  expect(nearestName('abcd', ['abxy'], 2)).toBeUndefined();
  expect(nearestName('abcdefgh', ['abcdefxy'], 1)).toBeUndefined();
});
