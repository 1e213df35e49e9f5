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
    'the contact page has the form',
    () => content.set('contact-us.yaml', content.band('contact-us.yaml', 'contact'), undefined),
    'expected contact, without which this page does not work',
  ],
])('%s', (_what, spoil, fault) => {
  spoil();
  expect(content.check().join('\n')).toContain(fault);
});

test.each([
  ['home.yaml', 'what-we-develop'],
  [azure, 'feature-tabs'],
  ['about-us.yaml', 'call-to-action'],
  ['careers.yaml', 'student-programs'],
  ['contact-us.yaml', 'client-logos'],
  ['industries.yaml', 'why-choose-us'],
])('%s may do without %s', (file, kind) => {
  content.set(file, content.band(file, kind), undefined);
  expect(content.check()).toEqual([]);
});
