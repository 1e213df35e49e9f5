import { expect, test } from 'vitest';
import { attributesOf, draw, only } from '../../../tests/unit/support/markup.ts';
import { LinkedText } from './linked-text.tsx';

const drawn = (text: string) =>
  draw(
    <p>
      <LinkedText text={text} otherSite="(another site)" />
    </p>,
  );

test('a link to a page is a plain link among the words', () => {
  const tree = drawn('Read [our work](/services/azure) first.');
  const link = only(tree, 'a');
  expect(attributesOf(link, 'href', 'rel', 'target')).toEqual({
    href: '/services/azure',
    rel: null,
    target: null,
  });
  expect(link.textContent).toBe('our work');
  expect(only(tree, 'p').textContent).toBe('Read our work first.');
});

test('a link to another site says so to search engines and screen readers, and opens no new tab', () => {
  const link = only(drawn('[The standard](https://example.org/a)'), 'a');
  expect(attributesOf(link, 'rel', 'target')).toEqual({ rel: 'external', target: null });
  expect(only(link, '.visually-hidden').textContent).toBe(' (another site)');
});

test('a text without links has no elements', () => {
  expect(only(drawn('Words [alone] (here).'), 'p').childElements).toEqual([]);
});
