import { expect, test } from 'vitest';
import { draw, each, only } from '../../../../tests/unit/support/markup.ts';
import { BeforeAfter } from './before-after.tsx';

test('a link in an answer is a link, and says which other site it leads to', () => {
  const tree = draw(
    <BeforeAfter
      band={{
        kind: 'before-after',
        heading: 'Two ways',
        before: { title: 'Before', items: ['One', 'Two', 'Three'] },
        after: { title: 'After', items: ['By [the standard](https://example.org/a)', 'Plain', '[Ours](/a)'] },
      }}
      otherSite="(another site)"
    />,
  );
  expect(each(tree, 'td a', 'href')).toEqual(['https://example.org/a', '/a']);
  expect(each(tree, 'td a', 'rel')).toEqual(['external', null]);
  expect(only(tree, 'td .visually-hidden').textContent).toBe(' (another site)');
});
