/** Pages of a site whose owner has filled `content/proof/`. */
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ensureCareers } from '../../../tests/unit/support/careers-pages.ts';
import { each, parse } from '../../../tests/unit/support/markup.ts';
import { fillProof } from '../../../tests/unit/support/filled-proof.ts';
import { proofKinds } from '../schema/proof.ts';
import { exampleProof } from '../gallery/example-proof.ts';
import { loadSite, renderRoute, routes } from './prerender.tsx';

const root = mkdtempSync(join(tmpdir(), 'proof-'));
cpSync('content', join(root, 'content'), { recursive: true });
for (const folder of ['public', 'packages']) symlinkSync(resolve(folder), join(root, folder));
ensureCareers(join(root, 'content'));
fillProof(join(root, 'content'));
afterAll(() => rmSync(root, { recursive: true }));

const origin = 'https://www.site.test';
const settings = {
  origin,
  submission: { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' },
  figures: { settings: { retentionDays: 180, applicationRetentionDays: 180 } },
};
const site = loadSite(root, { ...settings, today: '2027-01-15' });

type Node = Record<string, unknown> & { '@type': string };

async function pageAt(path: string) {
  const route = routes(site).find((candidate) => candidate.path === path);
  if (!route) throw new Error(`There is no page at ${path}.`);
  const html = await renderRoute(route, site, { css: '', script: '/wake.js', fonts: [] });
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const graph = (JSON.parse(json) as { '@graph': Node[] })['@graph'];
  return { document: parse(html), of: (type: string) => graph.filter((node) => node['@type'] === type) };
}

const proofIds: ReadonlySet<string | null> = new Set(proofKinds);
const proofOn = async (path: string) =>
  each((await pageAt(path)).document, 'main section[id]', 'id').filter((id) => proofIds.has(id));

test.each([
  ['/', ['cases', 'client-quotes', 'credentials', 'people']],
  ['/services/azure', ['cases', 'client-quotes', 'credentials', 'people']],
  ['/industries/insurance', ['cases', 'client-quotes', 'credentials', 'people']],
  ['/about-us', ['credentials', 'people', 'cases', 'client-quotes']],
  ['/careers', ['vacancies']],
  ['/services/sharepoint', []],
  ['/contact-us', []],
])('%s shows %j', async (path, ids) => {
  expect(await proofOn(path)).toEqual(ids);
});

test('a vacancy leads to the form, which is told of the vacancy', async () => {
  const { document } = await pageAt('/careers');
  expect(each(document, '#vacancies a', 'href')).toEqual(
    exampleProof.vacancies.entries.map(({ slug }) => `/careers/JobApplicationform?for=${slug}`),
  );
});

test('search engines are told of a vacancy at an office and of one without', async () => {
  const [atOffice, remote] = (await pageAt('/careers')).of('JobPosting');
  const address = { '@type': 'PostalAddress', addressLocality: 'Cork', addressRegion: 'County Cork' };
  expect(atOffice).toEqual({
    '@type': 'JobPosting',
    title: 'Azure engineer',
    description: exampleProof.vacancies.entries[0]?.description.join('\n'),
    url: `${origin}/careers#vacancy-azure-engineer`,
    datePosted: '2027-01-04',
    validThrough: '2100-01-31T23:59:59Z',
    employmentType: 'FULL_TIME',
    directApply: true,
    hiringOrganization: {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: site.company.name,
      url: `${origin}/`,
      logo: `${origin}/apple-touch-icon.png`,
    },
    jobLocation: { '@type': 'Place', address: { ...address, addressCountry: 'Ireland' } },
  });
  expect(remote).toMatchObject({
    employmentType: 'CONTRACTOR',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [
      { '@type': 'Country', name: 'Ireland' },
      { '@type': 'Country', name: 'Netherlands' },
    ],
  });
  expect(remote).not.toHaveProperty('jobLocation');
});

test('a quotation is a review without a rating, and people and credentials belong to the company', async () => {
  const page = await pageAt('/about-us');
  const [review] = page.of('Review');
  expect(review).toMatchObject({ author: { '@type': 'Person', name: 'Alex Doe' } });
  expect(JSON.stringify(page.of('Review'))).not.toContain('ating');
  expect(page.of('CreativeWork')).not.toEqual([]);
  const [company] = page.of('Organization');
  expect(company).toMatchObject({
    employee: [
      { '@type': 'Person', jobTitle: 'Head of cloud projects' },
      expect.anything(),
      expect.anything(),
    ],
    hasCredential: [
      { '@type': 'EducationalOccupationalCredential', url: 'https://www.example.com/certificate' },
      expect.anything(),
      expect.anything(),
    ],
  });
});

test('the front page describes no proof to search engines', async () => {
  const page = await pageAt('/');
  expect([...page.of('Review'), ...page.of('CreativeWork')]).toEqual([]);
  expect(page.of('Organization')[0]).not.toHaveProperty('employee');
});

test('pictures have their size, and load when they are near', async () => {
  const { document } = await pageAt('/about-us');
  const pictures = document.querySelectorAll('#people img, #credentials img');
  expect(pictures.length).toBeGreaterThan(3);
  for (const picture of pictures) {
    expect(Number(picture.getAttributeValue('width'))).toBeGreaterThan(0);
    expect(Number(picture.getAttributeValue('height'))).toBeGreaterThan(0);
    expect(picture.getAttributeValue('loading')).toBe('lazy');
  }
});

test('vacancies that have closed are left out, and the owner is told', () => {
  const later = loadSite(root, { ...settings, today: '2100-02-01' });
  expect(later.pages.find(({ path }) => path === '/careers')?.bands.map(({ kind }) => kind)).not.toContain(
    'vacancies',
  );
  expect(later.notices).toHaveLength(exampleProof.vacancies.entries.length);
});
