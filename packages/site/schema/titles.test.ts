import { expect, test } from 'vitest';
import { titleOf, titleRoom } from './typography.ts';

test('a page’s title ends with the name, that of the front page begins with it', () => {
  expect(titleOf('/services/azure', 'Azure Consulting', 'Acme')).toBe('Azure Consulting | Acme');
  expect(titleOf('/', 'Consulting', 'Acme')).toBe('Acme | Consulting');
});

test('a title that leaves room for a short name is whole with it, and without a name that is longer', () => {
  const title = 'x'.repeat(titleRoom('Seven77'));
  expect(titleOf('/a', title, 'Seven77')).toHaveLength(60);
  expect(titleRoom('Halden & Roe')).toBe(title.length);
  expect(titleOf('/a', title, 'Halden & Roe')).toBe(title);
  expect(titleRoom('IO')).toBe(55);
});
