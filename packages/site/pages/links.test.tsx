import { expect, test } from 'vitest';
import { draw, each } from '../../../tests/unit/support/markup.ts';
import type { AnyBand } from '../schema/bands.ts';
import type { Page } from '../schema/site.ts';
import { Bands } from './bands.tsx';
import { loadSite } from './site.ts';

const submission = { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' };
const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };
const loaded = loadSite('.', { origin: 'https://www.site.test', submission, figures });

const hero: AnyBand = {
  kind: 'hero',
  slides: [{ id: 'first', heading: 'First', text: 'Text', picture: 'cloud', tone: 'day' }],
};
const whoWeAre: AnyBand = {
  kind: 'who-we-are',
  heading: 'Who we are',
  paragraphs: ['A company.'],
  facts: [{ value: '15', label: 'years' }],
};

/** Returns where the links of a front page lead, but for those between slides, on a site with these pages beside it. */
function linksOf(bands: AnyBand[], ...others: Pick<Page, 'kind' | 'path'>[]): (string | null)[] {
  const [first] = loaded.pages;
  if (!first) throw new Error('the content has no page');
  const page: Page = { ...first, kind: 'home', path: '/', bands };
  const site = { ...loaded, pages: [page, ...others.map((other) => ({ ...first, ...other }))] };
  const links = each(draw(<Bands site={site} page={page} />), 'a', 'href');
  return links.filter((href) => !href?.startsWith('#hero-'));
}

const about = { kind: 'about', path: '/about-us' } as const;

test('slides lead to the band about the company, and the band to the page', () => {
  expect(linksOf([hero, whoWeAre], about)).toEqual(['#about', '/about-us']);
});

test('without the band, slides lead to the page', () => {
  expect(linksOf([hero], about)).toEqual(['/about-us']);
});

test('without the page, the band leads nowhere, and without both, no slide has a link', () => {
  expect(linksOf([hero, whoWeAre])).toEqual(['#about']);
  expect(linksOf([hero])).toEqual([]);
});
