import { expect, test } from 'vitest';
import { mergeValues } from './merge-values.ts';

const person = (name: string, role = 'Engineer') => ({ name, role });

test.each<[what: string, base: unknown, mine: unknown, theirs: unknown, merged: unknown]>([
  ['two fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  ['a field that one edit adds and one that the other removes', { a: 1 }, { a: 1, b: 1 }, {}, { b: 1 }],
  [
    'two fields of one item, which one edit has moved',
    [person('Ada'), person('Bo')],
    [person('Bo'), person('Ada')],
    [person('Ada', 'Head'), person('Bo')],
    [person('Bo'), person('Ada', 'Head')],
  ],
  [
    'items that both edits add',
    ['a', 'b'],
    ['a', 'mine', 'b'],
    ['a', 'b', 'theirs'],
    ['a', 'mine', 'b', 'theirs'],
  ],
  [
    'an item that one edit removes while the other changes its neighbor',
    [person('Ada'), person('Bo')],
    [person('Bo')],
    [person('Ada'), person('Bo', 'Head')],
    [person('Bo', 'Head')],
  ],
  ['the same item added by both', ['a'], ['a', 'b'], ['a', 'b'], ['a', 'b']],
  ['the same words in both', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
])('two edits › %s › both are kept, and nothing clashes', (_what, base, mine, theirs, merged) => {
  expect(mergeValues(base, mine, theirs)).toEqual({ value: merged, clashes: [] });
});

test.each<[what: string, base: unknown, mine: unknown, theirs: unknown, merged: unknown, clash: unknown[]]>([
  [
    'the same field',
    { people: [person('Ada')], b: 1 },
    { people: [person('Ada', 'mine')], b: 1 },
    { people: [person('Ada', 'theirs')], b: 2 },
    { people: [person('Ada', 'mine')], b: 2 },
    ['people', 0, 'role'],
  ],
  [
    'an item that the other edit has removed',
    [person('Ada')],
    [person('Ada', 'mine')],
    [],
    [person('Ada', 'mine')],
    [0],
  ],
  ['an item that the author has removed', [person('Ada')], [], [person('Ada', 'theirs')], [], [0]],
])('two edits › both change %s › the author’s value stays, and the field is named', (...row) => {
  const [, base, mine, theirs, merged, clash] = row;
  expect(mergeValues(base, mine, theirs)).toEqual({ value: merged, clashes: [clash] });
});
