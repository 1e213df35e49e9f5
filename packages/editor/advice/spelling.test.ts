import { expect, test } from 'vitest';
import { fixtureProject } from '../../../tests/unit/support/fixture-project.ts';
import { nameInSentence, readContentSpelling } from './spelling.ts';

const style = (language: string, words = '[]') => `language: ${language}\nwords: ${words}\nfillers: {}\n`;
const spellingOf = (text: string, files: Record<string, string> = {}) =>
  readContentSpelling(fixtureProject({ 'content/style.yaml': text, ...files }));

test('British English needs no package, and its owner has words of their own', () => {
  const spelling = spellingOf(style('en-GB', '[Hafen, Lagerhaus]'));
  expect(spelling).toMatchObject({ language: 'en-GB', imports: [], words: ['Hafen', 'Lagerhaus'] });
});

test('another language uses the dictionary of a package', () => {
  const settings = JSON.stringify({ dictionaryDefinitions: [{ name: 'french' }] });
  const path = '@cspell/dict-fr-fr/cspell-ext.json';
  expect(spellingOf(style('fr'), { [`node_modules/${path}`]: settings })).toMatchObject({
    imports: [path],
    dictionaries: ['french'],
  });
});

test.each<[what: string, text: string, fault: string]>([
  [
    'a package that is not installed',
    style('de'),
    'style.yaml:1: language: the dictionary for de is not installed: npm install --save-dev --save-exact @cspell/dict-de-de',
  ],
  [
    'a language without a package',
    style('xx'),
    'style.yaml:1: language: there is no dictionary for xx; there are: en-US',
  ],
  ['no language', style('British'), 'style.yaml:1: language: must be a language such as en-US, en-GB or de'],
  ['a name of two words', style('en-US', '[Sample City]'), 'style.yaml:2: words[0]: must be one word'],
])('%s is named, with what to do', (_what, text, fault) => {
  expect(() => spellingOf(text)).toThrow(fault);
});

test.each<[line: string, spelled: string]>([
  ['- Rolled out with Jane Kowalczyk at Müller Logistik in Duisburg', '- Rolled out with   at   in '],
  ['- Müller Logistik moved. Their data came along', '-   moved. Their data came along'],
  ['heading: Modernize Your Enviroment', 'heading: Modernize Your Enviroment'],
])('names inside a sentence are not spelled: %s', (line, spelled) => {
  expect(line.replaceAll(nameInSentence, '')).toBe(spelled);
});
