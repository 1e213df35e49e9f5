/** The files below `content/proof/`: what an owner may write, and what is said of a mistake. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureCareers } from '../../../tests/unit/support/careers-pages.ts';
import { copyContent, type ContentCopy } from '../../../tests/unit/support/content-copy.ts';
import { proofKinds } from '../schema/proof.ts';
import { fillProof } from '../../../tests/unit/support/filled-proof.ts';

let content: ContentCopy;
beforeEach(() => {
  content = copyContent();
  ensureCareers(content.folder);
  fillProof(content.folder);
});
afterEach(() => content.remove());

test('filled files have no faults', () => {
  expect(content.check()).toEqual([]);
});

const office = { city: 'Toronto', country: 'Canada' };

test.each<[mistake: string, file: string, path: (string | number)[], value: unknown, fault: string]>([
  [
    'a page that does not exist',
    'cases',
    [0, 'pages', 0],
    'powr-pages',
    'entries[0].pages[0]: there is no page of this name that shows proof (did you mean "power-pages"?) (received "powr-pages")',
  ],
  [
    'a page that shows no proof',
    'people',
    [0, 'pages', 0],
    'industries',
    'there is no page of this name that shows proof',
  ],
  [
    'no page',
    'client-quotes',
    [0, 'pages'],
    [],
    'entries[0].pages: expected at least 1 item, here are 0 (received [])',
  ],
  [
    'a photograph that is not there',
    'people',
    [1, 'photo'],
    'exampel',
    'entries[1].photo: there is no picture of this name in public/media/people (did you mean "example"?)',
  ],
  [
    'a mark that is not there',
    'credentials',
    [0, 'mark'],
    'iso-27001',
    'entries[0].mark: there is no picture of this name in public/media/credentials',
  ],
  [
    'a link nowhere',
    'cases',
    [0, 'link'],
    '/services/powr-pages',
    'entries[0].link: there is no page at this address (did you mean "/services/power-pages"?)',
  ],
  ['a link without https', 'credentials', [0, 'link'], 'example.com', 'entries[0].link: must be an address'],
  [
    'a slug twice',
    'vacancies',
    [1, 'slug'],
    'azure-engineer',
    'entries[1].slug: another vacancy has this slug; each needs its own (received "azure-engineer")',
  ],
  [
    'a day that is none',
    'vacancies',
    [0, 'closes'],
    'next month',
    'entries[0].closes: must be a day, for example 2027-01-31',
  ],
  [
    'a last day before the first',
    'vacancies',
    [0, 'closes'],
    '2020-01-01',
    'entries[0].closes: must not be before the day in posted',
  ],
  [
    'an unknown kind of contract',
    'vacancies',
    [0, 'contract'],
    'full time',
    'there is no such name (did you mean "full-time"?)',
  ],
  ['a place without a country', 'vacancies', [0, 'place'], { city: 'Toronto' }, 'must have city and country'],
  [
    'an office and remote work in one place',
    'vacancies',
    [0, 'place'],
    { ...office, remote: ['India'] },
    'must have city and country (and region, if you like), or remote alone with its countries',
  ],
])('%s', (_mistake, file, path, value, fault) => {
  content.set(`proof/${file}.yaml`, ['entries', ...path], value);
  const faults = content.check();
  expect(faults).toEqual([expect.stringContaining(fault)]);
  expect(faults[0]).toMatch(new RegExp(`^proof/${file}\\.yaml:\\d+: `));
});

test.each(proofKinds)('the example in the comment of %s.yaml can be used as it stands', (kind) => {
  const lines = readFileSync(`content/proof/${kind}.yaml`, 'utf8').split('\n');
  const example = lines.filter((line) => line.startsWith('#   ')).map((line) => line.slice(2));
  expect(example.length).toBeGreaterThan(3);
  content.write(`proof/${kind}.yaml`, `heading: Heading\nentries:\n${example.join('\n')}\n`);
  // The owner makes the pictures first.
  expect(content.check().filter((fault) => !fault.includes('public/media'))).toEqual([]);
});
