/** What the specification asks of a kind of page: `app/schema/page-kinds.ts`. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyContent, type ContentCopy, exampleService } from '../../tests/unit/support/content-copy.ts';

const azure = 'services/azure.yaml';
const powerBi = 'services/power-bi.yaml';
const renewables = 'industries/renewables.yaml';
let content: ContentCopy;

beforeEach(() => {
  content = copyContent();
});
afterEach(() => content.remove());

test.each<[what: string, spoil: () => void, fault: string]>([
  [
    'a service begins with its banner',
    () => content.prepend(azure, ['bands'], { kind: 'call-to-action' }),
    'bands[0].kind: expected banner, with which this page begins',
  ],
  [
    'an industry has key areas',
    () => {
      content.set(renewables, [...content.band(renewables, 'feature-tabs'), 'heading'], 'What we do');
    },
    'expected a heading that begins "Key Areas of"',
  ],
  [
    'a page has one set of tabs',
    () => content.prepend('home.yaml', ['bands'], content.get('home.yaml', ['bands', 0])),
    'expected one hero on a page',
  ],
  [
    'an industry has four areas',
    () => {
      const areas = [...content.band(renewables, 'feature-tabs'), 'areas'];
      content.prepend(renewables, areas, {
        ...Object(content.get(renewables, [...areas, 0])),
        title: 'Fifth',
      });
    },
    'expected 4 areas on the page of an industry',
  ],
  [
    'each of them with four bullets',
    () => {
      const area = [...content.band(renewables, 'feature-tabs'), 'areas', 2];
      content.prepend(renewables, [...area, 'bullets'], 'The fifth bullet');
    },
    'areas[2].bullets: expected 4 bullets',
  ],
  [
    'a career has three cards',
    () => {
      const items = [...content.band('careers.yaml', 'icon-points'), 'items'];
      content.prepend('careers.yaml', items, content.get('careers.yaml', [...items, 0]));
    },
    'items: expected 3 items on this page',
  ],
  [
    'Power BI solves six challenges',
    () => content.set(powerBi, [...content.band(powerBi, 'challenges'), 'items', 5], undefined),
    'expected 6 items on this page',
  ],
  [
    'Power BI has its challenges',
    () => content.set(powerBi, content.band(powerBi, 'challenges'), undefined),
    'bands: expected challenges with 6 items on this page',
  ],
  [
    'the page about us ends with the block that pages share',
    () => content.set('about-us.yaml', content.band('about-us.yaml', 'call-to-action'), undefined),
    'expected call-to-action: a page of kind about',
  ],
])('%s', (_what, spoil, fault) => {
  spoil();
  expect(content.check().join('\n')).toContain(fault);
});

test('home without its crafts', () => {
  content.set('home.yaml', content.band('home.yaml', 'what-we-develop'), undefined);
  expect(content.check().join('\n')).toMatch(/^home\.yaml:\d+: bands: expected what-we-develop: /);
});

test('five tabs on Azure', () => {
  const from = exampleService.indexOf('      - title: Cloud Migration');
  const to = exampleService.indexOf('  - kind: quote');
  content.write(azure, exampleService.slice(0, from) + exampleService.slice(to));
  expect(content.check().join('\n')).toMatch(
    /azure\.yaml:\d+: bands\[1\]\.areas: expected 5 areas on this page/,
  );
});
