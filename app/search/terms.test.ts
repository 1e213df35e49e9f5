import { expect, test } from 'vitest';
import { termOf, wordsOf, wordsOfHeading } from './terms.ts';

test.each([
  ['vacancies', 'vacancy'],
  ['Processes', 'process'],
  ['apps', 'app'],
  ['businesses', 'business'],
])('%s and %s are one term', (plural, singular) => {
  expect(termOf(plural)).toBe(singular);
  expect(termOf(singular)).toBe(singular);
});

test('a word that only ends like a plural stays as it is', () => {
  for (const word of ['analysis', 'status', 'business', 'aws']) expect(termOf(word)).toBe(word);
});

test('single letters and words of every page are no terms', () => {
  for (const word of ['a', 'x', 'The', 'our']) expect(termOf(word)).toBeNull();
  expect(termOf('about')).toBe('about');
});

test('words have no accents and no punctuation', () => {
  expect(wordsOf('Café “R&D”, CI/CD: 3.5')).toEqual(['Cafe', 'R', 'D', 'CI', 'CD', '3', '5']);
  expect(wordsOf(' -- ')).toEqual([]);
});

test('neighbors of a name are also one word', () => {
  expect(wordsOfHeading('How Power BI reports work')).toContain('PowerBI');
  expect(wordsOfHeading('Microsoft 365')).toContain('Microsoft365');
  expect(wordsOfHeading('lower costs')).toEqual(['lower', 'costs']);
});
