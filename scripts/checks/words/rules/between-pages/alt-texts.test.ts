import { expect, test } from 'vitest';
import { faultLine } from '../../../../../app/reading/faults.ts';
import { wordsPage } from '../../../test-support/words-page.ts';
import { altFaults } from './alt-texts.ts';

const picture = (alt: string, caption?: string) => ({
  kind: 'picture',
  picture: 'banners/azure',
  alt,
  caption,
});
const faults = (...more: object[]) => altFaults([wordsPage({ more })], new Map()).map(faultLine);

test('a description of what is to be seen', () => {
  expect(faults(picture('A steel cube on a stone floor, lit from the left'))).toEqual([]);
});

test.each<[what: string, alt: string, caption: string | undefined, fault: string]>([
  ['what a screen reader says', 'Picture of a steel cube on stone', undefined, 'says anyway'],
  ['its caption', 'Five steps to the first release', 'Five steps to the first release.', 'beside it'],
  ['a name', 'A cube', undefined, 'fewer than 5 words'],
])('a description that is %s', (_what, alt, caption, fault) => {
  const [first] = faults(picture(alt, caption));
  expect(first).toMatch(/^services\/azure\.yaml:\d+: bands\[2\]\.alt: the description "/);
  expect(first).toContain(fault);
});

test('two pictures with one description', () => {
  const alt = 'A steel cube on a stone floor';
  expect(faults(picture(alt), picture(`${alt}.`)).join()).toContain('is that of services/azure.yaml:');
});

test('a drawing whose description begins with the title or the heading of its tab', () => {
  const area = { title: 'Data Analytics', heading: 'Where the energy went', illustration: 'azure/data' };
  const more = [{ kind: 'feature-tabs', areas: [area] }];
  const drawn = (alt: string) => altFaults([wordsPage({ more })], new Map([['azure/data', { alt }]]));
  expect(drawn('Data analytics. Bars of four quarters, the last one red.')).toHaveLength(1);
  expect(drawn('Where the energy went. Bars of four quarters.')).toHaveLength(1);
  expect(drawn('Bars of four quarters, the last one red.')).toEqual([]);
});
