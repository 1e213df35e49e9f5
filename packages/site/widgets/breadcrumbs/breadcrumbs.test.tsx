import { expect, test } from 'vitest';
import { draw, kindsIn, only } from '../../../../tests/unit/support/markup.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

test('links lead upwards in order, and the page itself is text that says it is the current one', () => {
  const tree = draw(
    <Breadcrumbs
      name="Breadcrumb"
      links={[
        { label: 'Home', href: '/' },
        { label: 'Services', href: '/services' },
      ]}
      current="Azure"
    />,
  );
  expect(kindsIn(only(tree, 'nav[aria-label="Breadcrumb"]'))).toEqual(['ol']);
  expect(
    tree.querySelectorAll('a').map((link) => [link.getAttributeValue('href'), link.textContent]),
  ).toEqual([
    ['/', 'Home'],
    ['/services', 'Services'],
  ]);
  const current = only(tree, '[aria-current="page"]');
  expect(current.textContent).toBe('Azure');
  expect(current.isSameNode(tree.querySelectorAll('li').at(-1) ?? tree)).toBe(true);
});
