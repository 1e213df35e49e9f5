/** Finds the pages whose addresses and names have the words of an unknown address. */
import type { NearPage } from '../../contracts/built-site.ts';
import { editDistance } from '../../contracts/nearest-name.ts';

export type NamedPage = NearPage & Readonly<{ otherNames?: readonly string[] }>;

type Phrase = { words: readonly string[]; joined: string; letters: number };

/** Maximum characters of a path with suggestions, and maximum segments, words and suggestions of a path. */
export const limits = { path: 120, segments: 5, words: 6, suggestions: 3 };
const minScore = 0.62;
const maxGap = 0.35;
/** Weight of a path segment relative to the next segment; the last segment has the weight 1. */
const parentWeight = 0.75;
/** Weight of a phrase that the address contains partly, and of a whole phrase among other words. */
const partialWeight = 0.75;
const embeddedWeight = 0.7;
const minEmbeddedLetters = 5;
const fillers = new Set(['and', 'of', 'the', 'for']);

/** A word may have one wrong letter in this many. */
export const lettersPerTypo = 4;
/** Minimum letters of a prefix that counts for the whole word. */
const minPrefix = 4;
const prefixWeight = 0.85;

/**
 * From 0 for another word to 1 for the same. Long words may have more wrong letters than short ones, and words of up to
 * three letters none. `pharma` counts for `pharmaceuticals`.
 */
export function similarity(typed: string, word: string): number {
  if (typed === word) return 1;
  if (typed.length >= minPrefix && word.startsWith(typed)) return prefixWeight;
  const length = Math.max(typed.length, word.length);
  const typos = Math.floor(length / lettersPerTypo);
  if (Math.abs(typed.length - word.length) > typos) return 0;
  const wrong = editDistance(typed, word);
  return wrong <= typos ? 1 - wrong / length : 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function phraseOf(text: string): Phrase {
  // The text is sliced after NFKD, because one character may become many.
  const plain = text.normalize('NFKD').slice(0, limits.path).replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = (plain.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !fillers.has(word))
    .slice(0, limits.words);
  return { words, joined: words.join(''), letters: sum(words.map(({ length }) => length)) };
}

const phrasesOf = (texts: readonly string[]): Phrase[] =>
  texts.map(phraseOf).filter(({ words }) => words.length > 0);

/** Share of the typed words that a phrase contains, from 0 to 1, compared word by word. */
function coverage(typed: Phrase, phrase: Phrase): number {
  // Sums the letters of the words, each weighted by the highest similarity of its word.
  const asked = sum(
    typed.words.map(
      (word) => word.length * Math.max(...phrase.words.map((other) => similarity(word, other))),
    ),
  );
  const matched = sum(
    phrase.words.map(
      (word) => word.length * Math.max(...typed.words.map((other) => similarity(other, word))),
    ),
  );
  const isWithin = matched > 0.9 * phrase.letters && phrase.letters >= minEmbeddedLetters;
  const share = partialWeight + (1 - partialWeight) * (matched / phrase.letters);
  return Math.max((asked / typed.letters) * share, isWithin ? embeddedWeight : 0);
}

const spellings = (name: string): string[] => [name, name.replaceAll(/[^\p{L}\p{N}]+/gu, '')];

/** The returned function takes an untrusted path without percent escapes; the nearest page comes first. */
export function createNearestPages(pages: readonly NamedPage[]): (path: string) => readonly NamedPage[] {
  const candidates = pages.map((page) => ({
    page,
    phrases: phrasesOf(
      [page.path.split('/').at(-1) ?? '', page.name, ...(page.otherNames ?? [])].flatMap(spellings),
    ),
  }));

  return (path) => {
    if (path.length > limits.path) return [];
    const address = path.replace(/\.(?:html?|php|aspx?|jsp)$/i, '');
    // Missing pictures and scripts get no suggestions, because browsers do not show that page.
    if (/\.\w{1,8}$/.test(address)) return [];
    const segments = phrasesOf(address.split('/')).slice(-limits.segments);
    const last = segments.at(-1);
    if (!last) return [];
    const scoreOf = (phrase: Phrase): number =>
      Math.max(
        coverage(last, phrase),
        ...segments.map(
          ({ joined }, index) =>
            similarity(joined, phrase.joined) * parentWeight ** (segments.length - 1 - index),
        ),
      );
    const scored = candidates.map(({ page, phrases }) => ({
      page,
      score: Math.max(0, ...phrases.map(scoreOf)),
    }));
    const best = Math.max(0, ...scored.map(({ score }) => score));
    return scored
      .filter(({ score }) => score >= Math.max(minScore, best - maxGap))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, limits.suggestions)
      .map(({ page }) => page);
  };
}
