import { expect, test } from 'vitest';
import { withAccentWord, wordFor } from './accent-word.ts';

test.each([
  ['#d3170b', 'red'],
  ['#e5281c', 'red'],
  ['#f80', 'orange'],
  ['#ffd400', 'yellow'],
  ['#0b5a3c', 'green'],
  ['#1f5fd0', 'blue'],
  ['#6b2fa0', 'violet'],
  ['#c2185b', 'pink'],
  ['#15161a', 'black'],
])('%s is %s', (color, word) => {
  expect(wordFor(color)).toBe(word);
});

test('a description names the accent that the drawing has', () => {
  const text = 'A red wire, two red ones, and one in red. Red stays red; reduced is no color.';
  expect(withAccentWord(text, 'orange')).toBe(
    'An orange wire, two orange ones, and one in orange. Orange stays orange; reduced is no color.',
  );
  expect(withAccentWord(text, 'red')).toBe(text);
});
