/** Suggests pages for an unknown address, by comparing its words with addresses and names of pages. */
import { nearestPlaces } from '../../contracts/forms/page-marks.ts';
import { likeness } from './likeness.ts';

/** A page as it may be suggested. */
export type NamedPage = Readonly<{ path: string; name: string; otherNames?: readonly string[] }>;

/** The words of a part of an address or of a name, and all of them written as one. */
type Phrase = { words: readonly string[]; joined: string; letters: number };

/** Longer paths get no suggestion. Of shorter ones only this many parts and words are compared. */
export const limits = { path: 120, parts: 5, words: 6 };
/** Phrases that score less than this have nothing to do with each other. */
const leastScore = 0.62;
/** A page whose score is this much below the best one is not suggested. */
const widestGap = 0.35;
/** The last part of an address counts in full, each part before it this much of the one after it. */
const worthOfHigherPart = 0.75;
/** Worth of a phrase if the address has only a part of it, and if it has the whole phrase among other words. */
const worthOfPart = 0.75;
const worthWithinOthers = 0.7;
const leastLettersWithinOthers = 5;
const fillers = new Set(['and', 'of', 'the', 'for']);

const pageEnding = /\.(?:html?|php|aspx?|jsp)$/i;
/** Missing pictures and scripts get no suggestions: nobody sees the page that answers them. */
const fileEnding = /\.\w{1,8}$/;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const lettersOf = (words: readonly string[]): number => sum(words.map(({ length }) => length));

function phraseOf(text: string): Phrase {
  // One character may stand for many.
  const plain = text.normalize('NFKD').slice(0, limits.path).replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = (plain.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !fillers.has(word))
    .slice(0, limits.words);
  return { words, joined: words.join(''), letters: lettersOf(words) };
}

/** Counts the letters of the words that resemble one of the others, in proportion to the likeness. */
const lettersFound = (words: readonly string[], like: (word: string) => readonly number[]): number =>
  sum(words.map((word) => word.length * Math.max(0, ...like(word))));

/** Share of the typed words that a phrase contains, from 0 to 1, compared word by word. */
function coverage(typed: Phrase, known: Phrase): number {
  const asked = lettersFound(typed.words, (word) => known.words.map((one) => likeness(word, one)));
  const found = lettersFound(known.words, (word) => typed.words.map((one) => likeness(one, word)));
  const isWithin = found > 0.9 * known.letters && known.letters >= leastLettersWithinOthers;
  const share = worthOfPart + (1 - worthOfPart) * (found / known.letters);
  return Math.max((asked / typed.letters) * share, isWithin ? worthWithinOthers : 0);
}

/** A name as it stands, and as it is typed in one word, fillers and all: `oilandgas`. */
const spellings = (name: string): string[] => [name, name.replaceAll(/[^\p{L}\p{N}]+/gu, '')];

/** Prepares the comparison with the pages of a site. */
export function createNearestPages(pages: readonly NamedPage[]): (path: string) => readonly NamedPage[] {
  const known = pages.map((page) => ({
    page,
    phrases: [page.path.split('/').at(-1) ?? '', page.name, ...(page.otherNames ?? [])]
      .flatMap(spellings)
      .map(phraseOf)
      .filter(({ words }) => words.length > 0),
  }));

  /**
   * The pages nearest to a path, the nearest first; none where nothing is near.
   * @param path without its percent escapes; may hold anything and be of any length
   */
  return (path) => {
    if (path.length > limits.path) return [];
    const address = path.replace(pageEnding, '');
    if (fileEnding.test(address)) return [];
    const parts = address
      .split('/')
      .map(phraseOf)
      .filter(({ words }) => words.length > 0)
      .slice(-limits.parts);
    const last = parts.at(-1);
    if (!last) return [];
    const scoreOf = (phrase: Phrase): number =>
      Math.max(
        coverage(last, phrase),
        ...parts.map(
          ({ joined }, index) =>
            likeness(joined, phrase.joined) * worthOfHigherPart ** (parts.length - 1 - index),
        ),
      );
    const scored = known.map(({ page, phrases }) => ({ page, score: Math.max(0, ...phrases.map(scoreOf)) }));
    const best = Math.max(0, ...scored.map(({ score }) => score));
    return scored
      .filter(({ score }) => score >= Math.max(leastScore, best - widestGap))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, nearestPlaces.length)
      .map(({ page }) => page);
  };
}
