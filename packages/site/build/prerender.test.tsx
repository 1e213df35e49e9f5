import { join } from 'node:path';
import { Fragment, createElement } from 'react';
import { expect, test } from 'vitest';
import type { Route } from '../pages/routes.ts';
import { loadSite, renderRoute, routes } from './prerender.tsx';

const submission = { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' };
const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };
const settings = { origin: 'https://example.com', submission, figures };
const site = loadSite(join(import.meta.dirname, '../../..'), settings);
const assets = {
  css: 'body{margin:0}',
  script: '/assets/wake.js',
  fonts: ['/assets/a.woff2', '/assets/b.woff2'],
};

const routeWith = (change: Partial<Route>): Route => ({
  path: '/somewhere',
  sections: ['somewhere'],
  meta: { title: 'Somewhere', description: 'A place.' },
  tone: 'plain',
  listed: true,
  first: createElement(Fragment),
  ...change,
});

/** Where each of them stands in a document, which must have them all. */
const places = (html: string, parts: readonly string[]): number[] =>
  parts.map((part) => {
    expect(html).toContain(part);
    return html.indexOf(part);
  });

test('a document asks for the picture of its first screen before anything else, for script and fonts last', async () => {
  const front = routes(site).find(({ path }) => path === '/');
  if (!front) throw new Error('There is no front page.');
  const html = await renderRoute(front, site, assets);
  const order = places(html, [
    '<!DOCTYPE html>',
    'name="viewport"',
    'rel="preload" as="image"',
    assets.css,
    '<main',
    assets.script,
    'href="/assets/a.woff2" as="font"',
    '</body>',
  ]);
  expect(order.toSorted((a, b) => a - b)).toEqual(order);
});

test('the company is named in the title; a page that is no address is kept from search engines', async () => {
  const listed = await renderRoute(routeWith({}), site, assets);
  expect(listed).toContain(`<title>Somewhere | ${site.company.name}</title>`);
  expect(listed).toContain('rel="canonical"');
  const unlisted = await renderRoute(routeWith({ listed: false }), site, assets);
  expect(unlisted).toContain('<meta name="robots" content="noindex"/>');
  expect(unlisted).not.toContain('rel="canonical"');
});

test('a page may be kept from search engines, and so may the whole site', async () => {
  const noindex = '<meta name="robots" content="noindex"/>';
  const front = routes(site).find(({ path }) => path === '/');
  if (!front?.page) throw new Error('There is no front page.');
  expect(await renderRoute(front, site, assets)).not.toContain(noindex);
  const hidden = await renderRoute({ ...front, page: { ...front.page, noindex: true } }, site, assets);
  expect(hidden).toContain(noindex);
  expect(hidden).toContain('rel="canonical"');
  expect(await renderRoute(front, { ...site, robots: 'none' }, assets)).toContain(noindex);
});

test('a component that throws fails the build and says on which page', async () => {
  const Broken = (): never => {
    throw new Error('no such service');
  };
  const rendering = renderRoute(routeWith({ first: createElement(Broken) }), site, assets);
  await expect(rendering).rejects.toThrow('/somewhere cannot be rendered');
});
