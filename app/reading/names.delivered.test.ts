/** The descriptions that we deliver have room for another name and other offices. An owner's own have room for the owner's. */
import { copyContent, type ContentCopy } from '../../tests/unit/support/content-copy.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';

let content: ContentCopy;
beforeEach(() => {
  content = copyContent();
});
afterEach(() => content.remove());

test.each([
  ['a short name and one office', 'Ox', 1],
  ['a name of 25 letters and one office', 'Vandermeer & Oduya Systems'.slice(0, 25), 1],
  ['a short name and two offices', 'Ox', 2],
])('the content has no faults with %s', (_, name, offices) => {
  const facts = parse(content.read('company.yaml')) as { offices: object[] };
  const country = {
    country: 'Norway',
    address: ['Kaigaten 1', '5003 Bergen'],
    phone: '+47 5500',
    dial: '+4755001234',
  };
  const own = { ...facts, name, offices: [country, { ...country, country: 'Chad' }].slice(0, offices) };
  content.write('company.yaml', JSON.stringify(own));
  expect(content.check()).toEqual([]);
});
