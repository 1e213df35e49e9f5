import { expect, test } from 'vitest';
import { likeness } from './likeness.ts';

test('a word is like itself, and like one with a slip for every fourth letter', () => {
  expect(likeness('bi', 'bi')).toBe(1);
  expect(likeness('retial', 'retail')).toBeCloseTo(5 / 6);
  expect(likeness('retial', 'detail')).toBe(0);
  expect(likeness('bu', 'bi')).toBe(0);
});

test('the beginning of a known word counts, but not three letters of it, and no longer word', () => {
  expect(likeness('pharma', 'pharmaceuticals')).toBeGreaterThan(0.8);
  expect(likeness('pha', 'pharmaceuticals')).toBe(0);
  expect(likeness('pharmaceuticals', 'pharma')).toBe(0);
});
