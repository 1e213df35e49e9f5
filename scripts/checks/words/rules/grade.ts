/**
 * The reading grade of a page: years of school in the United States after which all of it is understood, by SMOG.
 * Taken of its sentences alone; bullets and cells are no sentences. Names count as one short word: a reader who
 * knows SharePoint reads it at a glance, and one who does not is not helped by short words around it.
 *
 * SMOG and not Flesch-Kincaid, because that one measures mostly how long sentences are: plain pages of short
 * sentences would have to be made worse to reach grade 9. SMOG counts the long words in them.
 */
import { syllable } from 'syllable';
import type { Fault } from '../../../../app/reading/faults.ts';
import { faultAt } from '../../../../app/reading/load.ts';
import { tabsPath } from '../measure.ts';
import { wordsOf, type LintedPage } from '../page-texts.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { sentencesOf } from './rhythm.ts';

/** Grades of a page. */
const [lowest, highest] = [9, 11];
/** Only a page that says nothing but that it is not there may be plainer. */
export const mayBePlain = ({ role }: LintedPage): boolean => role.page === 'not-found';
/** Syllables from which a word is long. */
const longWord = 3;
/** The number of sentences that the formula was made for. */
const sampled = 30;

/** An address to write to: it is recognized, not read. */
const mailbox = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Whether a word of a sentence is long to read. A figure or a name is not; within a sentence a capital begins a name. */
const isLong = (word: string, at: number): boolean =>
  !/\d/.test(word) && (at === 0 || !/^\p{Lu}/u.test(word)) && syllable(word) >= longWord;

/** How many words of a sentence are long. */
const longWordsOf = (sentence: string, { replaceNames }: Vocabulary): number =>
  wordsOf(replaceNames(sentence.replaceAll(mailbox, '1'), '1')).filter(isLong).length;

/**
 * The grade of some texts; undefined where there is no sentence.
 * Source: G. Harry McLaughlin, SMOG grading: a new readability formula, Journal of Reading 12, 1969.
 */
export function readingGrade(texts: readonly string[], vocabulary: Vocabulary): number | undefined {
  const sentences = texts.flatMap(sentencesOf);
  if (sentences.length === 0) return undefined;
  const long = sentences.reduce((sum, sentence) => sum + longWordsOf(sentence, vocabulary), 0);
  return 3.1291 + 1.043 * Math.sqrt((long * sampled) / sentences.length);
}

/** The reading grade of a page. */
export const gradeOf = (page: LintedPage, vocabulary: Vocabulary): number | undefined =>
  readingGrade(
    page.sentences.map(({ text }) => text),
    vocabulary,
  );

/** The sentence with most long words, which is the first to mend where a page is hard to read. */
function hardest(page: LintedPage, vocabulary: Vocabulary): string {
  const sentences = page.sentences.flatMap(({ text }) => sentencesOf(text));
  const long = (sentence: string): number => longWordsOf(sentence, vocabulary);
  return sentences.toSorted((a, b) => long(b) - long(a))[0] ?? '';
}

/** A fault for a page that reads too hard or too easily. */
export function gradeFaults(page: LintedPage, vocabulary: Vocabulary): Fault[] {
  const grade = gradeOf(page, vocabulary);
  const rounded = Number((grade ?? lowest).toFixed(1));
  const isTooPlain = rounded < lowest && !mayBePlain(page);
  if (!isTooPlain && rounded <= highest) return [];
  const advice =
    rounded > highest
      ? `break up or shorten first "${hardest(page, vocabulary)}"`
      : 'join sentences that belong together, and say things by their exact names';
  const text = `expected a reading grade (SMOG) of ${mayBePlain(page) ? 'at most' : `${lowest} to`} ${highest}, here it is ${rounded.toFixed(1)}: ${advice}`;
  return [faultAt(page.source, tabsPath(page), text)];
}
