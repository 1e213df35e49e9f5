import { expect, test } from 'vitest';
import { faultLine } from '../../../../app/reading/faults.ts';
import { someWords, wordsPage } from '../../test-support/words-page.ts';
import { fillerFaults } from './banned.ts';

const faults = (bullets: readonly string[]) => fillerFaults(wordsPage({ bullets }), someWords).map(faultLine);

test('a word that says nothing, in any form and letter case, with what to do', () => {
  expect(faults(['Leveraging your data'])).toEqual([
    'services/azure.yaml:13: bands[1].areas[0].bullets[0]: "Leveraging" says nothing here: say use',
  ]);
});

test('a mark that is not used', () => {
  expect(faults(['Call us!'])).toHaveLength(1);
});

test('other words, and the titles that the specification gives', () => {
  expect(faults(['A lever for it', 'The level'])).toEqual([]);
  expect(fillerFaults(wordsPage({ name: 'Leverage' }), someWords).map(({ path }) => path)).toEqual([]);
});
