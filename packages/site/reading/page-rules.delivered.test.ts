/** The bands that a kind of page needs: `packages/site/schema/page-kinds.ts`. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyContent, type ContentCopy } from '../../../tests/unit/support/content-copy.ts';

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
  [
    'a page that opens with a table has a table',
    () => content.set(azure, ['opening'], 'table'),
    'opening: expected a page with table, or another opening',
  ],
  [
    'a page that opens with a drawing has one in each tab',
    () => {
      content.set(azure, ['opening'], 'drawing');
      content.set(azure, [...content.band(azure, 'feature-tabs'), 'areas', 1, 'illustration'], undefined);
    },
    'opening: expected an illustration in each tab, or another opening',
  ],
  [
    'a sentence in the largest type is short',
    () => content.set(azure, ['highlight'], { text: 'A sentence that is far too long for very large type' }),
    'must have at most 40 characters without a figure',
  ],
])('%s', (_what, spoil, fault) => {
  spoil();
  expect(content.check().join('\n')).toContain(fault);
});

test('the page with the contact form may have any file name, and one page must have the form', () => {
  content.write('contact.yaml', content.read('contact-us.yaml'));
  rmSync(join(content.folder, 'contact-us.yaml'));
  for (const file of ['home.yaml', 'not-found.yaml', 'navigation.yaml'])
    content.write(file, content.read(file).replaceAll(/\bcontact-us\b/g, 'contact'));
  expect(content.check()).toEqual([]);
  rmSync(join(content.folder, 'contact.yaml'));
  expect(content.check()).toContain('contact-us.yaml: is missing, and no other page has the band contact');
});

test('pages may do without the bands of the specification, without logos and without profiles', () => {
  for (const [file, kind] of [
    ['home.yaml', 'what-we-develop'],
    [azure, 'feature-tabs'],
    ['about-us.yaml', 'call-to-action'],
    ['careers.yaml', 'student-programs'],
    ['contact-us.yaml', 'client-logos'],
    ['industries.yaml', 'why-choose-us'],
  ] as const)
    if (existsSync(join(content.folder, file))) content.set(file, content.band(file, kind), undefined);
  content.set(azure, ['opening'], undefined);
  content.set('shared.yaml', ['client-logos', 'logos'], []);
  content.set('company.yaml', ['social'], []);
  expect(content.check()).toEqual([]);
});
