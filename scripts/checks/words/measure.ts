/** Something that is counted on a page, and how much of it there has to be or may be. */
import type { Fault } from '../../../app/reading/faults.ts';
import { faultAt } from '../../../app/reading/load.ts';
import type { LintedPage, PlacedText } from './page-texts.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One measure of a page. */
export interface Measure {
  /** The head of its column in the table. */
  head: string;
  /** What is counted, in the plural: `bullets with a figure`. */
  what: string;
  /** What an author does when it is too few or too many. */
  remedy: string;
  /** The texts that count. */
  find: (page: LintedPage, vocabulary: Vocabulary) => readonly PlacedText[];
  least?: number;
  most?: (page: LintedPage) => number;
}

/** The place of a page's tabs, or of the page when it has none. */
export function tabsPath({ content }: LintedPage): PropertyKey[] {
  const at = content.bands.findIndex(({ kind }) => kind === 'feature-tabs');
  return at < 0 ? [] : ['bands', at];
}

/** The fault of a measure: at the tabs for what is missing, at the first text that is too many. */
export function measureFaults(measure: Measure, page: LintedPage, vocabulary: Vocabulary): Fault[] {
  const { what, remedy, find, least = 0, most } = measure;
  const found = find(page, vocabulary);
  if (found.length < least) {
    const text = `expected ${least} or more ${what}, here are ${found.length}: ${remedy}`;
    return [faultAt(page.source, tabsPath(page), text)];
  }
  const allowed = most?.(page) ?? Infinity;
  const first = found[allowed];
  const text = `expected ${allowed} or fewer ${what}, here are ${found.length}: ${remedy}`;
  return first ? [faultAt(page.source, first.path, text)] : [];
}
