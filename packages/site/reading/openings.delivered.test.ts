/** The content that we deliver: pages beside each other in a menu do not look alike. An owner may decide otherwise. */
import { expect, test } from 'vitest';
import { readInventory } from './inventory.ts';
import { readContent } from './read.ts';

const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };
const { data, pages } = readContent('content', figures, readInventory('.'));
const navigation = data?.['navigation.yaml'].content;
const topics = pages.filter(({ role }) => role.page === 'service' || role.page === 'industry');
const columns = navigation ? [...navigation.services, ...navigation.industries] : [];

test('no page opens like its neighbor in a column of a menu', () => {
  expect(columns.length).toBeGreaterThan(0);
  const openingOf = (slug: string) => topics.find(({ role }) => role.slug === slug)?.content.opening;
  for (const { pages: slugs } of columns) {
    const alike = slugs.filter(
      (slug, index) => index > 0 && openingOf(slug) === openingOf(slugs[index - 1] ?? ''),
    );
    expect(alike).toEqual([]);
  }
});

test('each service and industry has an opening and one thing to be remembered by, and no two have the same', () => {
  const loud = topics.map(({ content: { highlight } }) => highlight?.figure ?? highlight?.text);
  expect(topics.filter(({ content }) => !content.opening || !content.highlight)).toEqual([]);
  expect(new Set(loud).size).toBe(topics.length);
});

test('each opening is used by about a quarter of the pages', () => {
  const counts = [...Map.groupBy(topics, ({ content }) => content.opening).values()].map(
    ({ length }) => length,
  );
  expect(counts).toHaveLength(4);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(topics.length / 6);
});
