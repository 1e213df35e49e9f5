import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';

test('links lead upwards in order, and the page itself is text that says it is the current one', () => {
  const html = renderToStaticMarkup(
    <Breadcrumbs
      name="Breadcrumb"
      links={[
        { label: 'Home', href: '/' },
        { label: 'Services', href: '/services' },
      ]}
      current="Azure"
    />,
  );
  expect(html).toMatch(/^<nav aria-label="Breadcrumb"><ol/);
  expect(
    [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(\w+)/g)].map(([, href, text]) => [href, text]),
  ).toEqual([
    ['/', 'Home'],
    ['/services', 'Services'],
  ]);
  expect(html).toMatch(/<li[^>]* aria-current="page">Azure<\/li><\/ol><\/nav>$/);
});
