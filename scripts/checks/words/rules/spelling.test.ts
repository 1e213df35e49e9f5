import { describe, expect, test } from 'vitest';
import { someWords, wordsPage } from '../../test-support/words-page.ts';
import { readDictionaries } from '../dictionaries.ts';
import { spellingFaults } from './spelling.ts';

const dictionaries = readDictionaries();
const faults = (text: string) =>
  spellingFaults(wordsPage({ bullets: [text] }), someWords, dictionaries).map(
    ({ file, line, path, text: what }) => `${file}:${line}: ${path}: ${what}`,
  );

describe('what an American writes otherwise', () => {
  test.each<[british: string, american: string]>([
    ['colour', 'color'],
    ['organisation', 'organization'],
    ['licence', 'license'],
    ['behaviour', 'behavior'],
    ['cancelled', 'canceled'],
    ['labelled', 'labeled'],
    ['modelling', 'modeling'],
    ['fulfil', 'fulfill'],
    ['enrolment', 'enrollment'],
    ['offence', 'offense'],
    ['theatre', 'theater'],
    ['judgement', 'judgment'],
  ])('%s', (british, american) => {
    expect(faults(`the ${british} of it`).join()).toContain(`did you mean "${american}"`);
    expect(faults(`the ${american} of it`)).toEqual([]);
  });

  test('at the beginning of a sentence too', () => {
    expect(faults('Colour and form')).toHaveLength(1);
  });

  test('by the list of this project', () => {
    expect(faults('grey')).toEqual([
      'services/azure.yaml:13: bands[1].areas[0].bullets[0]: "grey": write "gray"',
    ]);
  });
});

test('a typing error, with what to do when it is none', () => {
  expect(faults('a recieved order')).toEqual([
    'services/azure.yaml:13: bands[1].areas[0].bullets[0]: "recieved" is not American English (did you mean ' +
      '"received"?); a word that is right goes into "words" of scripts/gate/words/vocabulary.yaml',
  ]);
});

test.each([
  'Called, filled and controlled; rolled, drilled, polling a fence hence',
  'Monday in India, at Norvik’s desk',
  'runbooks of SharePoint, an API by OData at careers@example.com, /services/azure and home.yaml',
  'The 1980s, 24-hour shifts, three-day weeks and the company’s own',
])('nothing wrong with: %s', (text) => {
  expect(faults(text)).toEqual([]);
});
