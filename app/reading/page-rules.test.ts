/** The bands that a kind of page needs: `app/schema/page-kinds.ts`. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyContent, type ContentCopy } from '../../tests/unit/support/content-copy.ts';

const azure = 'services/azure.yaml';
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
    'a page has one set of tabs',
    () => content.prepend('home.yaml', ['bands'], content.get('home.yaml', ['bands', 0])),
    'expected one hero on a page',
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
