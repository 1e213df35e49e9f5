import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { each, parse } from '../../../tests/unit/support/markup.ts';
import { exampleBands } from '../gallery/example-bands.ts';
import { findBand, type AnyBand } from '../schema/bands.ts';
import { opening, type Highlight, type Opening } from '../schema/openings.ts';
import { Bands } from './bands.tsx';
import { withOpening } from './openings.ts';
import { loadSite } from './site.ts';

const submission = { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' };
const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };
const site = loadSite('.', { origin: 'https://www.site.test', submission, figures });

const highlight: Highlight = { figure: '12', text: 'months' };
const area = {
  title: 'Title',
  icon: 'scale' as const,
  heading: 'Heading',
  illustration: 'azure/scalable',
  subheading: 'Subheading',
  bullets: ['One', 'Two'],
};
const step = { title: 'Step', text: 'Text', when: 'One week' };
const bands: AnyBand[] = [
  { kind: 'banner', title: 'Title', subtitle: 'Subtitle', picture: 'azure' },
  {
    kind: 'feature-tabs',
    heading: 'Key Areas',
    intro: 'The first sentence. The second sentence.',
    areas: [area, { ...area, title: 'Other' }],
  },
  ...exampleBands.filter(({ kind }) => kind === 'table' || kind === 'before-after'),
  {
    kind: 'steps',
    heading: 'Steps',
    illustration: 'azure/secure',
    items: [step, { ...step, title: 'Next' }],
  },
  { kind: 'call-to-action' },
];
const kindsOf = (page: { opening?: Opening; highlight?: Highlight }) =>
  withOpening(page, bands).map(({ kind }) => kind);

test.each([
  ['drawing', ['banner', 'feature-tabs', 'highlight', 'table', 'before-after', 'steps', 'call-to-action']],
  ['table', ['banner', 'introduction', 'table', 'feature-tabs', 'before-after', 'steps', 'call-to-action']],
  [
    'timeline',
    [
      ...['banner', 'introduction', 'steps', 'highlight', 'feature-tabs'],
      ...['table', 'before-after', 'call-to-action'],
    ],
  ],
  [
    'comparison',
    [
      ...['banner', 'introduction', 'before-after', 'feature-tabs', 'highlight'],
      ...['table', 'steps', 'call-to-action'],
    ],
  ],
] as const)('a page with the opening %s has its bands in this order', (name, kinds) => {
  expect(kindsOf({ opening: name, highlight })).toEqual(kinds);
});

test('a page without an opening keeps the order of its file, with a highlight after the tabs', () => {
  expect(kindsOf({})).toEqual(bands.map(({ kind }) => kind));
  expect(kindsOf({ highlight })).toEqual([
    ...['banner', 'feature-tabs', 'highlight', 'table', 'before-after', 'steps', 'call-to-action'],
  ]);
});

test('the introduction is on the page once, before the tabs', () => {
  for (const name of opening.options) {
    const arranged = withOpening({ opening: name }, bands);
    const intro = findBand(bands, 'feature-tabs')?.intro;
    const texts = [findBand(arranged, 'introduction')?.text, findBand(arranged, 'feature-tabs')?.intro];
    expect(texts.filter(Boolean)).toEqual([intro]);
  }
});

test.each(opening.options)(
  'a page with the opening %s has one loud thing, and a picture with its steps',
  (name) => {
    const [page] = site.services;
    if (!page) throw new Error('The site has no service.');
    const arranged = {
      ...page,
      opening: name,
      highlight,
      bands: withOpening({ opening: name, highlight }, bands),
    };
    const tree = parse(renderToStaticMarkup(<Bands site={site} page={arranged} />));
    expect(tree.querySelectorAll('[data-loud]').map(({ textContent }) => textContent)).toEqual(['12']);
    expect(tree.querySelectorAll('#features h2')).toHaveLength(1);
    const drawings = each(tree, 'img', 'src').filter((src) => src?.includes('azure/secure'));
    expect(drawings.length > 0).toBe(name === 'timeline');
  },
);
