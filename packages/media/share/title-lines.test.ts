import { expect, test } from 'vitest';
import { breakTitle } from './title-lines.ts';

/** Every letter is half as wide as it is large. */
const measure = (text: string): number => text.length / 2;
const room = { width: 400, height: 300, size: 100, leading: 1 };
const broken = (title: string, changes: Partial<typeof room> = {}) =>
  breakTitle(title, { ...room, ...changes }, measure);

test.each([
  ['Azure', ['Azure']],
  ['Power BI', ['Power BI']],
  ['Strategic Alignment', ['Strategic', 'Alignment']],
  ['Regional Government & Agencies', ['Regional', 'Government', '& Agencies']],
  ['Microsoft 365 Services', ['Microsoft 365', 'Services']],
])('%s is broken where its meaning allows', (title, lines) => {
  expect(broken(title).lines).toEqual(lines);
});

test.each([
  'Azure',
  'Strategic Alignment',
  'Telecommunications',
  'The future of the company starts with you',
  'a',
])('%s fits, as large as can be', (title) => {
  const { size, lines } = broken(title);
  expect(lines.join(' ')).toBe(title);
  for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(room.width);
  expect(lines.length * size).toBeLessThanOrEqual(room.height);
  const larger = size + 1;
  const isTooLarge =
    larger > room.size ||
    lines.length * larger > room.height ||
    lines.some((line) => measure(line) * larger > room.width);
  expect(isTooLarge).toBe(true);
});

test('a word is never broken, however long: it is set smaller', () => {
  const { size, lines } = broken('Donaudampfschifffahrtsgesellschaft');
  expect([size, lines.length]).toEqual([Math.floor((400 * 2) / 34), 1]);
});

test('a very long title is cut, and says so; spaces in any number are one', () => {
  const { lines } = broken(Array.from({ length: 300 }, () => 'word').join('  '));
  const text = lines.join(' ');
  expect(text.endsWith('…')).toBe(true);
  expect(text.split(' ')).toHaveLength(12);
});

test('an empty title has nothing to show, and breaks nothing', () => {
  expect(broken('')).toEqual({ size: 100, lines: [''] });
});
