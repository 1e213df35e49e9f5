import { expect, test } from 'vitest';
import { someWords as words } from '../test-support/words-page.ts';
import { parseVocabulary, readVocabulary } from './vocabulary.ts';

test.each<[text: string, names: string[]]>([
  ['Lists of SharePoint in Power BI', ['SharePoint', 'Power BI']],
  ['Plans of Microsoft 365 E5 for readers', ['Microsoft 365 E5']],
  ['ISO 9001, ISO/IEC 27001 and WCAG 2.1 AA', ['ISO 9001', 'ISO', 'WCAG 2.1']],
  ['Records after 21 CFR 11.', ['21 CFR 11']],
  ['Section 508 and Title II', ['Section 508', 'Title II']],
  ['Section by section, title by title', []],
  ['Pay slips read by Azure Document Intelligence', ['Azure Document Intelligence']],
  ['Teams that meet in Teams', ['Teams']],
  ['isolated SharePointers', []],
])('the names in "%s"', (text, names) => {
  expect(words.namesIn(text)).toEqual(names);
});

test('a name gives way to something else, with its number', () => {
  expect(words.replaceNames('ISO 9001 in 3 weeks', 'it')).toBe('it in 3 weeks');
});

test('the vocabulary of the project is well formed', () => {
  expect(readVocabulary().namesIn('DORA register in SharePoint')).toEqual(['DORA', 'SharePoint']);
});

test('a list with a misspelt name is refused', () => {
  expect(() => parseVocabulary('namse: {}')).toThrow(/names/);
});
