/** Offices and profiles as an owner may have them, on the pages that show them. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attributesOf, only, parse } from '../../../tests/unit/support/markup.ts';
import { loadSite, renderRoute, routes } from './prerender.tsx';

const submission = { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' };
const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };
const site = loadSite(join(import.meta.dirname, '../../..'), {
  origin: 'https://example.com',
  submission,
  figures,
});

const office = (country: string, city: string, phone: string) => ({
  country,
  city,
  address: ['Street 1', `10000 ${city}`],
  phone,
});
const company = {
  ...site.company,
  offices: [
    office('Germany', 'Berlin', '+4930000001'),
    office('Germany', 'Hamburg', '+4940000002'),
    office('Poland', 'Łódź', '+4842000003'),
  ],
  social: [
    { name: 'GitHub', href: 'https://github.example/a', icon: 'github' as const },
    { name: 'Our blog', href: 'https://blog.example/' },
  ],
};

async function documentAt(path: string) {
  const route = routes({ ...site, company }).find((candidate) => candidate.path === path);
  if (!route) throw new Error(`There is no page at ${path}.`);
  const html = await renderRoute(route, { ...site, company }, { css: '', script: '/wake.js', fonts: [] });
  return { html, document: parse(html) };
}

const names = ['Berlin, Germany', 'Hamburg, Germany', 'Poland'];

const shown = [
  ['/about-us', 'main h3'],
  ['/contact-us', 'main li > span'],
  ['/careers', 'footer li > span:first-child'],
] as const;

/** An owner may have taken a page away. */
const isThere = ([path]: (typeof shown)[number]): boolean =>
  routes(site).some((route) => route.path === path);

test.each(shown.filter(isThere))(
  '%s tells two offices of a country apart by their cities',
  async (path, selector) => {
    const { document } = await documentAt(path);
    const texts = document.querySelectorAll(selector).map(({ textContent }) => textContent);
    expect(texts).toEqual(expect.arrayContaining(names));
    expect(texts).not.toContain('Germany');
  },
);

test('search engines are told of the city of each office', async () => {
  const { html } = await documentAt('/contact-us');
  const cities = [...html.matchAll(/"addressLocality":"([^"]+)"/g)].map(([, city]) => city);
  expect(cities).toEqual(['Berlin', 'Hamburg', 'Łódź']);
});

test('a profile without an icon of its own has its name beside the icon of a link', async () => {
  const { document } = await documentAt('/services');
  const blog = only(document, 'footer a[href="https://blog.example/"]');
  expect(blog.textContent).toBe(`Our blog ${site.strings.newTab}`);
  expect(attributesOf(blog, 'target')).toEqual({ target: '_blank' });
  expect(only(blog, '.visually-hidden').textContent).toBe(` ${site.strings.newTab}`);
  const known = only(document, 'footer a[href="https://github.example/a"]');
  expect(only(known, '.visually-hidden').textContent).toBe(`GitHub ${site.strings.newTab}`);
});
