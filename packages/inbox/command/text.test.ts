import { expect, test } from 'vitest';
import { csvCell, formatAge, formatTable, printable } from './text.ts';

test('characters that turn or hide text are escaped, joiners that spell it are kept', () => {
  expect(printable('a\u200eb\u200fc\u061cd\u200be\ufefff\u{e0041}')).toBe(
    'a\\u200eb\\u200fc\\u061cd\\u200be\\ufefff\\u{e0041}',
  );
  expect(printable('علی\u200cرضا 👩\u200d💻')).toBe('علی\u200cرضا 👩\u200d💻');
});

test.each(['＝1+1', '＋1', '－1', '＠a', ' ＝1', '\u200b=1', '\ufeff=1'])(
  'no spreadsheet takes %j for a formula',
  (value) => expect(csvCell(value)).toBe(`"'${value}"`),
);

test('a cell holds no mark of direction', () => {
  expect(csvCell('\u200fAda\u200e \u202eElpmaxe\u202c\u061c')).toBe('"Ada Elpmaxe"');
  expect(csvCell('\u200f=1')).toBe(`"'=1"`);
});

test('a table shortens the columns that may be shortened, and no others', () => {
  const titles = ['ID', 'TEXT'];
  const rows = [{ cells: ['12345678', 'one two three'], below: 'error: all of it' }];
  expect(formatTable(titles, rows, ['TEXT'], 20)).toEqual([
    'ID        TEXT',
    '12345678  one two t…',
    '  error: all of it',
  ]);
  expect(formatTable(titles, rows, ['TEXT'], 5)).toEqual(['ID        TEXT', '12345678  one two…', '  er…']);
});

test('without a width, tabs separate the cells of a table, and nothing is shortened or padded', () => {
  const rows = [{ cells: ['12345678', `a\tb ${'x'.repeat(200)}`, ''] }];
  expect(formatTable(['ID', 'TEXT', 'END'], rows, ['TEXT'])).toEqual([
    'ID\tTEXT\tEND',
    `12345678\ta\\u0009b ${'x'.repeat(200)}\t`,
  ]);
});

test.each([
  [0, '0s'],
  [59_999, '59s'],
  [60_000, '1m'],
  [86_399_999, '23h'],
  [40 * 86_400_000, '40d'],
  [-5000, '0s'],
])('%i milliseconds ago is %s', (passed, expected) => {
  expect(formatAge(1e12 - passed, 1e12)).toBe(expected);
});
