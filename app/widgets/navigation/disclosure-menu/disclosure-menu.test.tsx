import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DisclosureMenu } from './disclosure-menu.tsx';

const columns = [
  { title: 'Cloud', text: 'In a line.', links: [{ label: 'Azure', href: '/services/azure' }] },
];

test('is a link beside a native disclosure that says what it discloses', () => {
  const html = renderToStaticMarkup(
    <DisclosureMenu label="Services" toggle="Services menu" href="/services" columns={columns} />,
  );
  expect(html).toMatch(/<a [^>]*href="\/services">Services<\/a><details/);
  expect(html).toMatch(/<summary[^>]*><span class="visually-hidden">Services menu<\/span>/);
  expect(html).toMatch(
    /<p[^>]*>Cloud<\/p><p[^>]*>In a line\.<\/p><ul><li><a [^>]*href="\/services\/azure">Azure<\/a>/,
  );
});

test('menus share a name, so that the browser keeps one open at a time', () => {
  const [first, second] = ['Services', 'Industries'].map(
    (label) =>
      / name="([^"]*)"/.exec(
        renderToStaticMarkup(<DisclosureMenu label={label} toggle="Menu" href="/" columns={columns} />),
      )?.[1],
  );
  expect(first).toBe(second);
  expect(first).toBeTruthy();
});

test('discloses nothing where there is nothing below', () => {
  const html = renderToStaticMarkup(
    <DisclosureMenu label="Services" toggle="Services menu" href="/services" columns={[]} />,
  );
  expect(html).not.toContain('<details');
});

test('says where the visitor is', () => {
  const html = renderToStaticMarkup(
    <DisclosureMenu
      label="Services"
      toggle="Services menu"
      href="/services"
      current="true"
      columns={columns}
    />,
  );
  expect(html).toContain('aria-current="true"');
});
