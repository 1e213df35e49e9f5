/** The delivered texts have room for another name, other offices and longer claims. An owner's own have room for the owner's. */
import { copyContent, type ContentCopy } from '../../../tests/unit/support/content-copy.ts';
import { largeCompany } from '../../../tests/unit/support/other-company.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';

let content: ContentCopy;
beforeEach(() => {
  content = copyContent();
});
afterEach(() => content.remove());

const office = (country: string) => ({
  country,
  address: ['Kaigaten 1', '5003 Bergen'],
  phone: '+47 55 00 12 34',
});

test.each([
  ['a short name and one office', { name: 'Ox', offices: [office('Norway')] }],
  ['a short name and two offices', { name: 'Ox', offices: [office('Norway'), office('Chad')] }],
  ['a name of 25 letters and one office', { name: largeCompany.name, offices: [office('Norway')] }],
  ['a name of 25 letters, offices in six countries and long claims', largeCompany],
])('a site with %s › the content is checked › no text is too long or too short', (_, own) => {
  content.write(
    'company.yaml',
    JSON.stringify({ ...(parse(content.read('company.yaml')) as object), ...own }),
  );
  expect(content.check()).toEqual([]);
});
