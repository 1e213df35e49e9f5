import { expect, test } from 'vitest';
import { createSearchPages, maxKept, maxSearches } from './drawn-pages.ts';
import { Variant } from './site-file.ts';

const plain = {
  type: 'text/html',
  cacheControl: 'max-age=60',
  styleHashes: [],
  variants: { identity: new Variant(() => Buffer.from('plain')) },
};

function searchPages() {
  const time = { now: 0 };
  const drawn: string[] = [];
  const draw = (query: string): string => {
    drawn.push(query);
    return `results for ${query}`;
  };
  const search = createSearchPages(plain, draw, [], () => time.now);
  return { search, drawn, time };
}

test('answers of a search are kept', () => {
  const { search, drawn } = searchPages();
  expect(search('azure')?.variants.identity.body.toString()).toBe('results for azure');
  expect(search('azure')).toBe(search('azure'));
  expect(drawn).toEqual(['azure']);
});

test('too many searches in a second are not answered; those that are kept still are', () => {
  const { search, drawn, time } = searchPages();
  const queries = Array.from({ length: maxSearches + 1 }, (_, index) => `query ${index}`);
  expect(queries.map((query) => search(query) !== undefined)).toEqual([
    ...Array.from({ length: maxSearches }, () => true),
    false,
  ]);
  expect(search('query 0')).toBeDefined();
  time.now = 1000;
  expect(search('query x')).toBeDefined();
  expect(drawn).toHaveLength(maxSearches + 1);
});

test('the oldest answers are forgotten', () => {
  const { search, drawn, time } = searchPages();
  for (let index = 0; index <= maxKept; index += 1) {
    time.now += 1000;
    search(`query ${index}`);
  }
  time.now += 1000;
  search('query 1');
  expect(drawn).toHaveLength(maxKept + 1);
  search('query 0');
  expect(drawn).toHaveLength(maxKept + 2);
});
