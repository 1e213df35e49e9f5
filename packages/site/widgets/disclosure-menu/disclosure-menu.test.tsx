import { expect, test } from 'vitest';
import { draw, only } from '../../../../tests/unit/support/markup.ts';
import { DisclosureMenu } from './disclosure-menu.tsx';

const columns = [
  { title: 'Cloud', text: 'In a line.', links: [{ label: 'Azure', href: '/services/azure' }] },
];

test('is a link beside a native disclosure that says what it discloses', () => {
  const tree = draw(
    <DisclosureMenu label="Services" toggle="Services menu" href="/services" columns={columns} />,
  );
  const link = only(tree, 'a[href="/services"]');
  expect(link.textContent).toBe('Services');
  expect(link.nextSibling?.tagName).toBe('details');
  expect(only(tree, 'summary .visually-hidden').textContent).toBe('Services menu');
  expect(tree.querySelectorAll('details p').map(({ textContent }) => textContent)).toEqual([
    'Cloud',
    'In a line.',
  ]);
  expect(only(tree, 'details ul > li > a[href="/services/azure"]').textContent).toBe('Azure');
});

test('menus share a name, so that the browser keeps one open at a time', () => {
  const [first, second] = ['Services', 'Industries'].map((label) =>
    only(
      draw(<DisclosureMenu label={label} toggle="Menu" href="/" columns={columns} />),
      'details',
    ).getAttributeValue('name'),
  );
  expect(first).toBe(second);
  expect(first).toBeTruthy();
});

test('discloses nothing where there is nothing below', () => {
  const tree = draw(<DisclosureMenu label="Services" toggle="Services menu" href="/services" columns={[]} />);
  expect(tree.querySelectorAll('details')).toEqual([]);
  expect(only(tree, 'a').textContent).toBe('Services');
});

test('says where the visitor is', () => {
  const tree = draw(
    <DisclosureMenu
      label="Services"
      toggle="Services menu"
      href="/services"
      current="true"
      columns={columns}
    />,
  );
  expect(only(tree, 'a[aria-current="true"]').getAttributeValue('href')).toBe('/services');
});
