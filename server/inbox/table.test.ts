import { expect, test } from 'vitest';
import { formatTable } from './table.ts';
import { cut, widthOf } from './width.ts';
import { age } from './times.ts';

test.each([
  ['plain', 5],
  ['日本', 4],
  ['e\u0301', 1],
  ['한글', 4],
  ['👩‍👩‍👧', 2],
  ['🇮🇳', 2],
  ['नमस्ते', 4],
  ['', 0],
])('%s takes %i columns', (text, columns) => {
  expect(widthOf(text)).toBe(columns);
});

test.each([
  ['a long line', 6, 'a lon…'],
  ['short', 5, 'short'],
  ['日本語', 5, '日本…'],
  ['日本語', 4, '日…'],
])('%s in %i columns is %s', (text, columns, expected) => {
  expect(cut(text, columns)).toBe(expected);
});

test('a table gives its room to the columns that cannot be cut', () => {
  const columns = [{ title: 'ID' }, { title: 'TEXT', least: 4 }];
  const rows = [{ cells: ['12345678', 'one two three'], below: 'error: all of it' }];
  expect(formatTable(columns, rows)).toEqual([
    'ID        TEXT',
    '12345678  one two three',
    '  error: all of it',
  ]);
  expect(formatTable(columns, rows, 16)).toEqual(['ID        TEXT', '12345678  one t…', '  error: all of…']);
  expect(formatTable(columns, rows, 5)[1]).toBe('12345678  one…');
});

test.each([
  [0, '0s'],
  [59_999, '59s'],
  [60_000, '1m'],
  [86_399_999, '23h'],
  [40 * 86_400_000, '40d'],
  [-5000, '0s'],
])('%i milliseconds ago is %s', (passed, expected) => {
  expect(age(1e12 - passed, 1e12)).toBe(expected);
});
