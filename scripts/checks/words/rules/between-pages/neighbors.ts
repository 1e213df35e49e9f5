/** What pages may not share: the beginning of an introduction, the sequence of bands, a run of words. */
import type { Fault } from '../../../../../app/reading/faults.ts';
import { faultAt } from '../../../../../app/reading/load.ts';
import { isTopic, wordsOf, type LintedPage, type PlacedText } from '../../page-texts.ts';
import { introOf } from '../rhythm.ts';

/** So many words in a row are no accident. */
const runLength = 8;

/** Pages of one menu column, in the order of the menu as far as it is that of the files. */
const columnsOf = (pages: readonly LintedPage[]): LintedPage[][] => [
  ...Map.groupBy(pages.filter(isTopic), ({ role, column }) => `${role.page} ${column}`).values(),
];

/**
 * How an introduction opens: its first word, and the second too behind an article or a preposition. A question
 * is a kind of its own.
 */
export function openingOf(intro: string): string {
  const [first = '', second = ''] = wordsOf(intro.toLowerCase());
  if (/^[^.!]*\?/.test(intro)) return 'a question';
  if (/^\d/.test(first)) return 'a figure';
  return /^(?:a|an|the|in|on|at|for|with|by|from|to|of)$/.test(first) ? `“${first} ${second}”` : `“${first}”`;
}

/** A fault for each page of a column that says something as one before it does. */
function repeatedFaults(
  pages: readonly LintedPage[],
  what: (page: LintedPage) => { path: readonly PropertyKey[]; value: string } | undefined,
  text: (value: string, other: string) => string,
): Fault[] {
  return columnsOf(pages).flatMap((column) => {
    const first = new Map<string, string>();
    return column.flatMap((page) => {
      const found = what(page);
      if (!found) return [];
      const other = first.get(found.value);
      if (other === undefined) first.set(found.value, page.source.file);
      return other === undefined ? [] : [faultAt(page.source, found.path, text(found.value, other))];
    });
  });
}

/** Faults of pages that stand beside each other in the menu. */
export const columnFaults = (pages: readonly LintedPage[]): Fault[] => [
  ...repeatedFaults(
    pages,
    (page) => {
      const intro = introOf(page);
      return intro && { path: intro.path, value: openingOf(intro.text) };
    },
    (value, other) =>
      `opens with ${value}, and so does ${other} in the same menu column: begin with something else`,
  ),
  ...repeatedFaults(
    pages,
    ({ content }) => ({ path: ['bands'], value: content.bands.map(({ kind }) => kind).join(', ') }),
    (value, other) =>
      `has the bands of ${other} in the same menu column (${value}): move one, or say it in another kind`,
  ),
];

/** A text as a list of words that can be compared. */
interface Run {
  page: LintedPage;
  placed: PlacedText;
  words: string[];
}

/** The texts of pages as words; claims of the company, which are said in its own words everywhere, end a run. */
const runsOf = (pages: readonly LintedPage[], claims: readonly string[]): Run[] =>
  pages.flatMap((page) =>
    page.texts.flatMap((placed) => {
      const pieces = claims.reduce((texts, claim) => texts.flatMap((one) => one.split(claim)), [placed.text]);
      return pieces.map((piece) => ({ page, placed, words: wordsOf(piece.toLowerCase()) }));
    }),
  );

/** How many words two texts have in common from two places on. */
function common(a: readonly string[], from: number, b: readonly string[], start: number): number {
  let length = 0;
  while (a[from + length] !== undefined && a[from + length] === b[start + length]) length += 1;
  return length;
}

/** Two legal texts are about the same things, and say them in the same words on purpose. */
const mayShare = (one: LintedPage, other: LintedPage): boolean =>
  one === other || (one.role.page === 'legal' && other.role.page === 'legal');

/**
 * A fault for each run of eight words that stands on two pages.
 * @param claims phrases that may stand on several
 */
export function sharedRunFaults(pages: readonly LintedPage[], claims: readonly string[]): Fault[] {
  const seen = new Map<string, { run: Run; at: number }>();
  const faults: Fault[] = [];
  for (const run of runsOf(pages, claims)) {
    let told = 0;
    for (let at = 0; at + runLength <= run.words.length; at += 1) {
      const key = run.words.slice(at, at + runLength).join(' ');
      const other = seen.get(key);
      if (!other) seen.set(key, { run, at });
      if (!other || mayShare(other.run.page, run.page) || at < told) continue;
      const length = common(run.words, at, other.run.words, other.at);
      told = at + length;
      const { source } = other.run.page;
      const words = run.words.slice(at, told).join(' ');
      const place = `${source.file}:${source.lineOf(other.run.placed.path)}`;
      const text = `"${words}" stands in ${place} too: say it in the words of this page`;
      faults.push(faultAt(run.page.source, run.placed.path, text));
    }
  }
  return faults;
}
