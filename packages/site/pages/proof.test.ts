import { expect, test } from 'vitest';
import { exampleProof } from '../gallery/example-proof.ts';
import type { AnyBand, BandKind } from '../schema/bands.ts';
import type { PageKind } from '../schema/page-kinds.ts';
import { proofKinds, type Proof } from '../schema/proof.ts';
import { openVacancies, withoutClosed, withProof } from './proof.ts';

/** Returns the example proof, in which every entry names the given pages. */
const proofFor = (...pages: string[]): Proof =>
  Object.fromEntries(
    proofKinds.map((kind) => [
      kind,
      {
        ...exampleProof[kind],
        entries: exampleProof[kind].entries.map((entry) => ('pages' in entry ? { ...entry, pages } : entry)),
      },
    ]),
  ) as Proof;

const noProof = Object.fromEntries(
  proofKinds.map((kind) => [kind, { heading: 'Heading', entries: [] }]),
) as unknown as Proof;

const bandsOf = (...kinds: BandKind[]) => kinds.map((kind) => ({ kind })) as AnyBand[];
const kindsOf = (page: PageKind, slug: string, bands: AnyBand[], proof = proofFor(slug)) =>
  withProof({ page, slug }, bands, proof).map(({ kind }) => kind);

const ofTopic = ['cases', 'client-quotes', 'credentials', 'people'] as const;

test('a service and an industry show proof before their related pages', () => {
  const bands = bandsOf('banner', 'feature-tabs', 'related-topics', 'call-to-action');
  const expected = ['banner', 'feature-tabs', ...ofTopic, 'related-topics', 'call-to-action'];
  expect(kindsOf('service', 'azure', bands)).toEqual(expected);
  expect(kindsOf('industry', 'insurance', bands)).toEqual(expected);
});

test('without related pages, proof stands before the call to action, and without both at the end', () => {
  expect(kindsOf('service', 'azure', bandsOf('banner', 'call-to-action'))).toEqual([
    'banner',
    ...ofTopic,
    'call-to-action',
  ]);
  expect(kindsOf('service', 'azure', bandsOf('banner'))).toEqual(['banner', ...ofTopic]);
});

test('the front page shows proof before the logos of clients', () => {
  const bands = bandsOf('hero', 'topic-tiles', 'client-logos', 'call-to-action');
  expect(kindsOf('home', 'home', bands)).toEqual([
    'hero',
    'topic-tiles',
    ...ofTopic,
    'client-logos',
    'call-to-action',
  ]);
});

test('the page about us begins its proof with the company and its people', () => {
  const bands = bandsOf('banner', 'points', 'global-presence', 'call-to-action');
  expect(kindsOf('about', 'about-us', bands)).toEqual([
    ...['banner', 'points', 'credentials', 'people', 'cases', 'client-quotes'],
    ...['global-presence', 'call-to-action'],
  ]);
});

test('the page about careers shows vacancies below its introduction, and no other page shows them', () => {
  const bands = bandsOf('banner', 'prose', 'icon-points', 'apply');
  expect(kindsOf('careers', 'careers', bands)).toEqual([
    'banner',
    'prose',
    'vacancies',
    'icon-points',
    'apply',
  ]);
  expect(kindsOf('contact', 'contact-us', bands)).toEqual(['banner', 'prose', 'icon-points', 'apply']);
});

test('a page shows only the entries that name it, and no band for a kind without such entries', () => {
  const [first, ...others] = exampleProof.cases.entries;
  if (!first) throw new Error('There is no example.');
  const entries = [{ ...first, pages: ['azure', 'home'] }, ...others];
  const proof: Proof = { ...noProof, cases: { ...exampleProof.cases, entries } };
  const [, band] = withProof({ page: 'service', slug: 'azure' }, bandsOf('banner'), proof);
  expect(band).toEqual({ kind: 'cases', ...exampleProof.cases, entries: [entries[0]] });
  expect(kindsOf('service', 'sharepoint', bandsOf('banner'), proof)).toEqual(['banner']);
});

test('with empty lists every page keeps its bands', () => {
  const bands = bandsOf('banner', 'client-logos', 'related-topics', 'icon-points', 'call-to-action');
  for (const page of ['home', 'about', 'service', 'industry', 'careers', 'free'] as const)
    expect(withProof({ page, slug: 'azure' }, bands, noProof)).toEqual(bands);
});

test('a vacancy is open on its last day, and left out with a notice from the next day on', () => {
  const [vacancy] = exampleProof.vacancies.entries;
  if (!vacancy) throw new Error('There is no example.');
  const vacancies = { heading: 'Open', entries: [{ ...vacancy, closes: '2027-02-28' }] };
  expect(withoutClosed(vacancies, '2027-02-28')).toEqual({ open: vacancies, notices: [] });
  const { open, notices } = withoutClosed(vacancies, '2027-03-01');
  expect(open.entries).toEqual([]);
  expect(notices).toEqual([
    'content/proof/vacancies.yaml: azure-engineer is left out, because it closed on 2027-02-28. Take it out of the file, or change the day.',
  ]);
});

test('open vacancies are listed with their place in words', () => {
  const strings = { vacancies: { remote: 'Remote, from {name}' } } as Parameters<
    typeof openVacancies
  >[0]['strings'];
  expect(openVacancies({ proof: exampleProof, strings }).slice(0, 3)).toEqual([
    { slug: 'azure-engineer', title: 'Azure engineer', place: 'Cork, County Cork, Ireland' },
    {
      slug: 'integration-architect',
      title: 'Principal architect for integration and data platforms in public administration',
      place: 'Remote, from Ireland or the Netherlands',
    },
    { slug: 'report-developer', title: 'Report developer', place: 'Utrecht, Netherlands' },
  ]);
});
