import { describe, expect, test } from 'vitest';
import { faultLine } from '../../../../../app/reading/faults.ts';
import { wordsPage } from '../../../test-support/words-page.ts';
import { columnFaults, openingOf, sharedRunFaults } from './neighbors.ts';

type Words = Parameters<typeof wordsPage>[0];
const azure = (words: Words = {}) => wordsPage({ more: [{ kind: 'steps' }], ...words });
const sharepoint = (words: Words = {}) => wordsPage({ file: 'services/sharepoint.yaml', ...words });

test.each<[intro: string, opening: string]>([
  ['Azure gives anyone a server.', '“azure”'],
  ['The grid is old.', '“the grid”'],
  ['In June it ends.', '“in june”'],
  ['Who answers? We do.', 'a question'],
  ['40 days are short.', 'a figure'],
])('how "%s" opens', (intro, opening) => {
  expect(openingOf(intro)).toBe(opening);
});

describe('pages of one menu column', () => {
  test('begin in different ways', () => {
    expect(columnFaults([azure({ intro: 'The grid.' }), sharepoint({ intro: 'The file.' })])).toEqual([]);
    const faults = columnFaults([azure({ intro: 'The grid.' }), sharepoint({ intro: 'The grid is old.' })]);
    expect(faults.map(faultLine)).toEqual([
      'services/sharepoint.yaml:9: bands[1].intro: opens with “the grid”, and so does services/azure.yaml in the ' +
        'same menu column: begin with something else',
    ]);
  });

  test('have their bands in different order', () => {
    const same = columnFaults([azure({ intro: 'A b.', more: [] }), sharepoint({ intro: 'C d.' })]);
    expect(same.map(faultLine)).toEqual([
      'services/sharepoint.yaml:5: bands: has the bands of services/azure.yaml in the same menu column (banner, ' +
        'feature-tabs): move one, or say it in another kind',
    ]);
  });

  test('are not compared with those of another menu', () => {
    expect(columnFaults([azure({ more: [] }), wordsPage({ file: 'industries/insurance.yaml' })])).toEqual([]);
  });
});

describe('runs of words', () => {
  const seven = 'old servers kept ready until the new';
  const runs = (first: string, second: string, claims: readonly string[] = []) =>
    sharedRunFaults([azure({ bullets: [first] }), sharepoint({ bullets: [second] })], claims).map(faultLine);

  test('seven words may stand on two pages, eight may not, whatever the punctuation', () => {
    expect(runs(`${seven} ones`, `${seven} machines`)).toEqual([]);
    expect(
      runs(`On Monday: ${seven} ones, and more`, `Old servers, kept ready until the new ones, and more`),
    ).toEqual([
      'services/sharepoint.yaml:13: bands[1].areas[0].bullets[0]: "old servers kept ready until the new ones and ' +
        'more" stands in services/azure.yaml:13 too: say it in the words of this page',
    ]);
  });

  test('one page may repeat itself, and a claim of the company is everybody’s', () => {
    expect(sharedRunFaults([azure({ bullets: [`${seven} ones`, `${seven} ones`] })], [])).toEqual([]);
    expect(runs(`${seven} ones`, `${seven} ones`, [`${seven} ones`])).toEqual([]);
  });

  test('two legal texts may say the same, and no other page may say it too', () => {
    const says = (file: string) => wordsPage({ file, intro: `${seven} ones` });
    const [terms, privacy] = [says('terms-of-use.yaml'), says('privacy-policy.yaml')];
    expect(sharedRunFaults([terms, privacy], [])).toEqual([]);
    expect(sharedRunFaults([says('careers.yaml'), terms, privacy], []).map(({ file }) => file)).toEqual([
      'terms-of-use.yaml',
      'privacy-policy.yaml',
    ]);
  });

  test('a run does not go on from one text to the next', () => {
    const first = azure({ bullets: ['old servers kept ready', 'until the new ones come'] });
    expect(sharedRunFaults([first, sharepoint({ bullets: [`${seven} ones come`] })], [])).toEqual([]);
  });
});
