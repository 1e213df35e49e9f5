import { expect, test } from 'vitest';
import { mergeIntoSource, readValue } from './merge.ts';

const lines = (...text: string[]): string => `${text.join('\n')}\n`;

const page = lines(
  '# yaml-language-server: $schema=../schemas/service.json',
  'name: Azure',
  'bands:',
  '  # The owner adds a film.',
  '  - kind: banner',
  '    title: Azure',
  '  # Two areas at least.',
  '  - kind: feature-tabs',
  '    areas:',
  '      - title: Secure',
  '        bullets:',
  '          # Source: one',
  '          - First bullet of the list',
  '          # Source: two',
  '          - Second bullet',
  '          # Nothing follows.',
  'rank: 2',
  '',
  '# The end.',
);

interface Page {
  name: string;
  bands: { kind: string; title?: string; areas?: { title: string; bullets: string[] }[] }[];
  rank?: number;
}

/** Merges the page after a change of its value. */
function changed(change: (value: Page) => void, source = page): string {
  const value = readValue(source) as Page;
  change(value);
  const text = mergeIntoSource(source, value);
  expect(readValue(text)).toEqual(value);
  return text;
}

const bulletsOf = ({ bands }: Page): string[] => bands[1]?.areas?.[0]?.bullets ?? [];

test('an unchanged value changes nothing', () => {
  expect(changed(() => {})).toBe(page);
});

test('a changed bullet is one changed line', () => {
  const text = changed((value) => (bulletsOf(value)[0] = 'Other words'));
  expect(text).toBe(page.replace('First bullet of the list', 'Other words'));
});

test('an added bullet is one added line, before the comment at the end of the list', () => {
  const text = changed((value) => bulletsOf(value).push('Third'));
  expect(text).toBe(page.replace('- Second bullet\n', '- Second bullet\n          - Third\n'));
});

test('items that change places take their comments with them, the first item too', () => {
  const text = changed((value) => bulletsOf(value).push(bulletsOf(value).shift() ?? ''));
  const [first, second] = [
    '# Source: one\n          - First bullet of the list',
    '# Source: two\n          - Second bullet',
  ];
  expect(text).toBe(page.replace(`${first}\n          ${second}`, `${second}\n          ${first}`));
});

test('list item › it moves and its words change, but not its title › its comment moves too', () => {
  const source = lines('# of one', '- title: One', '  text: a', '- title: Two', '  text: b');
  const text = mergeIntoSource(source, [
    { title: 'Two', text: 'b' },
    { title: 'One', text: 'c' },
  ]);
  expect(text).toBe(lines('- title: Two', '  text: b', '# of one', '- title: One', '  text: c'));
});

test('a removed band takes its comments with it, and no other', () => {
  const text = changed((value) => value.bands.pop());
  expect(text).toBe(page.slice(0, page.indexOf('  # Two areas')) + page.slice(page.indexOf('rank: 2')));
});

test('a band of another kind in the place of a removed one inherits no comment', () => {
  const text = changed((value) => (value.bands[0] = { kind: 'intro', title: 'Azure' }));
  expect(text).not.toContain('adds a film');
});

test('list item › its title changes where it stands › its comment stays', () => {
  const source = lines('- title: One', '# of two', '- title: Two');
  const text = mergeIntoSource(source, [{ title: 'One' }, { title: 'Zwei' }]);
  expect(text).toBe(lines('- title: One', '# of two', '- title: Zwei'));
});

test('keys keep their order, keys without a value go, and new keys stand at the end', () => {
  const text = mergeIntoSource(lines('a: 1', '# of b', 'b: 2', 'c: 3'), { d: 4, c: 3, a: 1, b: undefined });
  expect(text).toBe(lines('a: 1', 'c: 3', 'd: 4'));
});

test('items and keys that are undefined are left out', () => {
  expect(mergeIntoSource('', { a: [undefined, 'x'], b: { c: undefined } })).toBe(
    lines('a:', '  - x', 'b: {}'),
  );
});

test('a new file is made of the value alone', () => {
  expect(mergeIntoSource('', { name: 'Azure', bands: [{ kind: 'banner', title: '42' }], tags: [] })).toBe(
    lines('name: Azure', 'bands:', '  - kind: banner', '    title: "42"', 'tags: []'),
  );
});

test('comments of a file without values stay', () => {
  expect(mergeIntoSource('# Nothing yet.\n', { a: 1 })).toBe(lines('# Nothing yet.', '', 'a: 1'));
});

const words =
  'Words of a paragraph that is longer than the one line that a content file has, so that the end stands below';

test.each<[what: string, source: string, value: unknown, text: string]>([
  ['quotes stay', 'a: "One: two"\nb: \'x\'\n', { a: 'One', b: 'y' }, 'a: "One"\nb: \'y\'\n'],
  ['a text that YAML would misread gets quotes', 'a: x\n', { a: 'no: #1' }, 'a: "no: #1"\n'],
  ['a text that looks like a number stays text', 'a: x\n', { a: '42' }, 'a: "42"\n'],
  ['a date stays text', 'day: 2026-11-22\n', { day: '2026-11-23' }, 'day: 2026-11-23\n'],
  ['numbers and truth', 'a: 1\nb: true\n', { a: 2.5, b: false }, 'a: 2.5\nb: false\n'],
  ['a number written otherwise stays as it is', 'a: 1.50\nb: 1\n', { a: 1.5, b: 2 }, 'a: 1.50\nb: 2\n'],
  ['null', 'a:\nb: x\n', { a: null, b: null }, 'a:\nb: null\n'],
  ['a text in place of a list', '# of a\na:\n  - x\n', { a: 'x' }, '# of a\na: x\n'],
  ['a list in place of a text', '# why\na: x\nb: 1\n', { a: ['x'], b: 1 }, '# why\na:\n  - x\nb: 1\n'],
  ['an emptied list', 'a:\n  # of x\n  - x\nb: 1\n', { a: [], b: 1 }, 'a: []\nb: 1\n'],
  ['an empty list that is filled', 'a: []\n', { a: [{ b: 'x' }] }, 'a:\n  - b: x\n'],
  ['an empty map that is filled', 'a: {}\n', { a: { b: 'x' } }, 'a:\n  b: x\n'],
  ['a list on one line', 'a: [x, "y: z"]\n', { a: ['x', 'y', 'z'] }, 'a: [x, "y", z]\n'],
  [
    'a folded paragraph',
    `a: >-\n  ${words}\n  it.\n`,
    { a: `${words} that.` },
    `a: >-\n  ${words}\n  that.\n`,
  ],
  ['a text that has become too long', 'a: x\n', { a: `${words} it.` }, `a: >-\n  ${words}\n  it.\n`],
  ['lines of a block', 'a: |\n  One\n  Two\n', { a: 'One\nThree\n' }, 'a: |\n  One\n  Three\n'],
  ['a text with lines', 'a: x\n', { a: 'One\nTwo' }, 'a: |-\n  One\n  Two\n'],
  [
    'the mark and the ends of lines of Windows',
    '\uFEFF# c\r\na: x\r\nb: 1\r\n',
    { a: 'y', b: 1 },
    '# c\na: y\nb: 1\n',
  ],
  ['two items of the same words', '- x\n# of y\n- y\n- x\n', ['x', 'x', 'y'], '- x\n- x\n# of y\n- y\n'],
  [
    'keys in another order',
    '- a: 1\n  b: 2\n# of c\n- c: 3\n',
    [{ c: 3 }, { b: 2, a: 1 }],
    '# of c\n- c: 3\n- a: 1\n  b: 2\n',
  ],
])('%s', (_what, source, value, text) => {
  expect(mergeIntoSource(source, value)).toBe(text);
  expect(readValue(text)).toEqual(value);
  expect(mergeIntoSource(text, value)).toBe(text);
});

test('a file that is not YAML is refused with what to do', () => {
  expect(() => readValue('a: "x\n')).toThrow('The file is not valid YAML; mend it in a text editor first.');
});
