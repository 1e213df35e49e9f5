import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { createSearch, type SearchedPage, termOf, wordsOf, wordsOfHeading, wordsOptions } from './search.ts';

const pages: SearchedPage[] = [
  [
    '/tea',
    'Green Tea',
    'Drinks',
    'Leaves in water.',
    ['Sencha'],
    [['How to brew'], ['Prices of leaves', 'prices']],
  ],
  ['/coffee', 'Coffee', 'Drinks', 'Beans in water.', [], [['Roasted in Ottawa', 'roast']]],
];
const words = new MiniSearch(wordsOptions);
words.addAll([
  { id: 0, text: 'Green Tea Leaves in water porcelain' },
  { id: 1, text: 'Coffee Beans in water espresso porcelain cup' },
]);

const withWords = () => {
  const search = createSearch(pages);
  search.addWords(words.toJSON());
  return search;
};

test('a page is found by its name, other names, headings and summary', () => {
  const { find } = createSearch(pages);
  const queries = ['tea', 'greentea', 'green-tea', 'gren', 'sencha', 'sen', 'brew', 'leaves'];
  expect(queries.filter((query) => find(query).hits[0]?.name !== 'Green Tea')).toEqual([]);
  expect(find('water').hits).toHaveLength(2);
});

test('a hit leads to the heading that has more of the words than the name', () => {
  const { find } = createSearch(pages);
  expect(find('tea').hits[0]?.href).toBe('/tea');
  expect(find('prices').hits[0]).toMatchObject({ href: '/tea#prices', heading: 'Prices of leaves' });
  expect(find('how to brew').hits[0]?.href).toBe('/tea#band-how-to-brew');
});

test('words of the text are found once their index is there, after names and headings', () => {
  expect(createSearch(pages).find('espresso')).toEqual({ hits: [], isMiss: true });
  const { find } = withWords();
  expect(find('espresso')).toMatchObject({ hits: [{ href: '/coffee' }], isMiss: true });
  expect(find('porcelain cup').hits.map(({ name }) => name)).toEqual(['Coffee', 'Green Tea']);
});

test('pages with some of the words follow if nearly none has all', () => {
  const { find } = withWords();
  expect(find('tea sencha espresso').hits.map(({ name }) => name)).toEqual(['Green Tea', 'Coffee']);
  expect(find('coffee xqzwvk').hits.map(({ name }) => name)).toEqual(['Coffee']);
  expect(find('xqzwvk').hits).toEqual([]);
});

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
