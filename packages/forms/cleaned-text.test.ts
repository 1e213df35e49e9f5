import { expect, test } from 'vitest';
import { normalizeLine, normalizeText } from './form-schema.ts';

test.each<[what: string, typed: string, cleaned: string]>([
  ['marks of direction', 'A\u200ed\u200fa\u061c', 'Ada'],
  ['zero-width spaces and a byte order mark', '\ufeffA\u200bd\u2060a', 'Ada'],
  ['soft hyphens', 'Ada Ex\u00adample', 'Ada Example'],
  ['overrides, which leave a space', 'Ada\u202eExample', 'Ada Example'],
  ['nothing of a name that needs a non-joiner', 'علی\u200cرضا', 'علی\u200cرضا'],
  ['nothing of one that needs a joiner', 'ක්\u200dරිස්', 'ක්\u200dරිස්'],
  ['nothing of an emoji made of several', '👩\u200d💻', '👩\u200d💻'],
])('of a line %s', (_, typed, cleaned) => {
  expect(normalizeLine(typed)).toBe(cleaned.normalize('NFC'));
});

test.each([
  '\u200b',
  '\u200d',
  '\u200c \u200c',
  '\u200e\u200f',
  '\u3164',
  '\u2800',
  '\ufe0f',
  '\u00ad',
  '\ufeff',
])('text of which nothing would be seen is none: %j', (typed) => {
  expect(normalizeLine(typed)).toBe('');
  expect(normalizeText(` ${typed}\n${typed}`)).toBe('');
});

test('several lines keep their direction marks', () => {
  expect(normalizeText('שלום\u200f!\r\n\u200eHello')).toBe('שלום\u200f!\n\u200eHello');
});
