/** What each finished page says of itself in JSON-LD, against what stands on it. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Route } from '../pages/routes.ts';
import { loadSite, renderRoute, routes } from './prerender.tsx';

const submission = { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' };
const settings = {
  origin: 'https://example.com',
  submission,
  figures: { settings: { retentionDays: 180, applicationRetentionDays: 180 } },
};
const site = loadSite(join(import.meta.dirname, '../../..'), settings);
const listed = routes(site).filter((route) => route.listed);

type Node = Record<string, unknown> & {
  '@type': string;
  '@id'?: string;
  name?: string;
  description?: string;
};
const script = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
/** The words of a document, with one space between any two. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<(script|style|head)\b.*?<\/\1>/gs, '')
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ');

async function readPage(route: Route): Promise<{ html: string; strings: string; graph: Node[] }> {
  const html = await renderRoute(route, site, { css: '', script: '/wake.js', fonts: [] });
  const found = [...html.matchAll(script)].map(([, json = '']) => JSON.parse(json) as { '@graph': Node[] });
  expect(found).toHaveLength(1);
  return { html, strings: wordsOf(html), graph: found[0]?.['@graph'] ?? [] };
}

const pick = (graph: readonly Node[], type: string): Node | undefined =>
  graph.find((node) => node['@type'] === type);

const inner = listed.filter(({ path }) => path !== '/');

test.each(inner)('$path says where it stands, as its breadcrumbs do', async (route) => {
  const { html, graph } = await readPage(route);
  const { itemListElement: steps } = pick(graph, 'BreadcrumbList') as unknown as {
    itemListElement: { position: number; name: string; item: string }[];
  };
  const [way = ''] =
    new RegExp(`<nav aria-label="${site.strings.breadcrumbs}">.*?</nav>`, 's').exec(html) ?? [];
  const shown = [...way.matchAll(/<li\b.*?<\/li>/gs)].map(([step]) => wordsOf(step).trim());
  expect(steps.map(({ position, name }) => [position, name])).toEqual(
    shown.map((name, at) => [at + 1, name]),
  );
  const addresses = new Set(listed.map(({ path }) => site.origin + path));
  expect(steps.filter(({ item }) => !addresses.has(item))).toEqual([]);
  expect(steps.at(-1)?.item).toBe(site.origin + route.path);
});

test.each(listed)('$path says in JSON-LD only what visitors and its description say', async (route) => {
  const { strings, graph } = await readPage(route);
  const questions = (pick(graph, 'FAQPage')?.['mainEntity'] ?? []) as {
    name: string;
    acceptedAnswer: { text: string };
  }[];
  const said = [
    ...graph.flatMap(({ name }) => name ?? []),
    ...questions.flatMap(({ name, acceptedAnswer }) => [name, ...acceptedAnswer.text.split('\n')]),
  ];
  expect(said.filter((text) => !strings.includes(text))).toEqual([]);
  const descriptions = graph.flatMap(({ description }) => description ?? []);
  const known = new Set([route.page?.meta.description, site.company.description]);
  expect(descriptions.filter((text) => !known.has(text))).toEqual([]);
});

test.each(inner)('$path belongs to the website, which it names, and is in its language', async (route) => {
  const { html, graph } = await readPage(route);
  const itself = graph.find(({ '@id': id }) => id === site.origin + route.path);
  expect(itself).toMatchObject({
    inLanguage: site.language,
    isPartOf: { '@type': 'WebSite', '@id': `${site.origin}/#website`, name: site.company.name },
  });
  expect(html).toContain(`<html lang="${site.language}"`);
  const { language, region } = new Intl.Locale(site.language).maximize();
  expect(html).toContain(`<meta property="og:locale" content="${language}_${region}"/>`);
});

test('services and pages with questions say so, and no others', async () => {
  for (const route of listed) {
    const { graph } = await readPage(route);
    const has = (kind: string): boolean => route.page?.bands.some((band) => band.kind === kind) ?? false;
    const expected = { service: route.path.startsWith('/services/'), questions: has('questions') };
    expect({
      service: pick(graph, 'Service') !== undefined,
      questions: pick(graph, 'FAQPage') !== undefined,
    }).toEqual(expected);
    const pages = graph.filter(({ '@id': id }) => id === site.origin + route.path);
    expect(pages).toHaveLength(route.path === '/' ? 0 : 1);
  }
});

test('every service says its field of work and the countries of the offices', async () => {
  const fields = site.shared['services-grid'].cards.map(({ title }) => title);
  for (const route of listed.filter(({ path }) => path.startsWith('/services/'))) {
    const service = pick((await readPage(route)).graph, 'Service');
    expect(fields).toContain(service?.['serviceType']);
    expect(service?.['areaServed']).toEqual(site.company.offices.map(({ country }) => country));
  }
});

test('the company is described once, as the foot of the page does, and everything refers to it', async () => {
  const front = listed.find(({ path }) => path === '/');
  if (!front) throw new Error('There is no front page.');
  const { html, strings, graph } = await readPage(front);
  const company = pick(graph, 'Organization') as unknown as {
    '@id': string;
    name: string;
    legalName: string;
    slogan: string;
    address: Record<string, string>[];
    contactPoint: { telephone?: string; email?: string }[];
    /** Not there if the company has no profile. */
    sameAs?: string[];
  };
  for (const text of [company.name, company.legalName, company.slogan]) expect(strings).toContain(text);
  expect(company.address).toHaveLength(site.company.offices.length);
  for (const { '@type': _type, addressCountry, ...parts } of company.address) {
    expect(addressCountry).toMatch(/^[A-Z]{2}$/);
    expect(parts).toHaveProperty('streetAddress');
    for (const part of Object.values(parts).flatMap((text) => text.split(', ')))
      expect(strings).toContain(part);
  }
  for (const { telephone, email } of company.contactPoint)
    expect(html).toContain(telephone ? `href="tel:${telephone}"` : `href="mailto:${email}"`);
  expect(company.sameAs).toEqual(
    site.company.social.length > 0 ? site.company.social.map(({ href }) => href) : undefined,
  );
  for (const href of company.sameAs ?? []) expect(html).toContain(`href="${href}"`);
  expect(pick(graph, 'WebSite')?.['publisher']).toEqual({ '@id': company['@id'] });
});

test('the pages about the company and to contact it say in a sentence what it is', async () => {
  const about = listed.filter(({ page }) => page?.kind === 'about' || page?.kind === 'contact');
  expect(about).not.toEqual([]);
  for (const route of about) {
    const company = pick((await readPage(route)).graph, 'Organization');
    expect(company?.description).toBe(site.company.description);
  }
});

test('an address without parts is described by its lines, a country without a code by its name', async () => {
  const front = listed.find(({ path }) => path === '/');
  if (!front) throw new Error('There is no front page.');
  const office = { country: 'Atlantis', address: ['Reef 1', 'Deep'], phone: '+1 555 555 0100' };
  const elsewhere = { ...site, company: { ...site.company, offices: [office] } };
  const html = await renderRoute(front, elsewhere, { css: '', script: '/wake.js', fonts: [] });
  const [, json = ''] = [...html.matchAll(script)][0] ?? [];
  expect(pick((JSON.parse(json) as { '@graph': Node[] })['@graph'], 'Organization')?.['address']).toEqual([
    { '@type': 'PostalAddress', streetAddress: 'Reef 1, Deep', addressCountry: 'Atlantis' },
  ]);
});

test('an answer that could end the script does not', async () => {
  const route = listed.find(({ path }) => path === '/services');
  if (!route?.page) throw new Error('There is no page of services.');
  const items = [{ question: 'Is </script><script>alert(1)</script> safe?', answer: ['<!--'] }];
  const bands = [...route.page.bands, { kind: 'questions' as const, heading: 'Questions', items }];
  const { graph } = await readPage({ ...route, page: { ...route.page, bands } });
  expect(JSON.stringify(graph)).toContain('</script>');
});
