/**
 * The not-found page with the pages nearest to the address: compares the words of the address with the addresses and names
 * of pages. No text of an address is written into a page.
 */
import type { NearPage } from '../../contracts/built-site.ts';
import { editDistance } from '../../contracts/nearest-name.ts';
import { type SiteFile, compress, variant } from './site-file.ts';

/** A page that may be suggested. */
export type NamedPage = NearPage & Readonly<{ otherNames?: readonly string[] }>;

/** The words of a path segment or of a name, and all of them joined. */
type Phrase = { words: readonly string[]; joined: string; letters: number };

/** Maximum characters of a path with suggestions, and maximum segments, words and suggestions of a path. */
export const limits = { path: 120, segments: 5, words: 6, suggestions: 3 };
/** Minimum score of a suggested page. */
const minScore = 0.62;
/** Maximum difference between the best score and that of a suggested page. */
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

const pageEnding = /\.(?:html?|php|aspx?|jsp)$/i;
/** Missing pictures and scripts get no suggestions, because browsers do not show that page. */
const fileEnding = /\.\w{1,8}$/;

/**
 * Similarity of a typed word and a word of a page, from 0 for another word to 1 for the same. Long words may have more
 * wrong letters than short ones, and words of up to three letters none. `pharma` counts for `pharmaceuticals`.
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

/** Sums the letters of the words, each weighted by the highest similarity of its word. */
const similarLetters = (
  words: readonly string[],
  similarities: (word: string) => readonly number[],
): number => sum(words.map((word) => word.length * Math.max(0, ...similarities(word))));

/** Share of the typed words that a phrase contains, from 0 to 1, compared word by word. */
function coverage(typed: Phrase, phrase: Phrase): number {
  const asked = similarLetters(typed.words, (word) =>
    phrase.words.map((phraseWord) => similarity(word, phraseWord)),
  );
  const matched = similarLetters(phrase.words, (word) =>
    typed.words.map((typedWord) => similarity(typedWord, word)),
  );
  const isWithin = matched > 0.9 * phrase.letters && phrase.letters >= minEmbeddedLetters;
  const share = partialWeight + (1 - partialWeight) * (matched / phrase.letters);
  return Math.max((asked / typed.letters) * share, isWithin ? embeddedWeight : 0);
}

/** A name, and the name as one word with its fillers: `oilandgas`. */
const spellings = (name: string): string[] => [name, name.replaceAll(/[^\p{L}\p{N}]+/gu, '')];

/** Prepares the comparison with the pages of a site. */
export function createNearestPages(pages: readonly NamedPage[]): (path: string) => readonly NamedPage[] {
  const candidates = pages.map((page) => ({
    page,
    phrases: phrasesOf(
      [page.path.split('/').at(-1) ?? '', page.name, ...(page.otherNames ?? [])].flatMap(spellings),
    ),
  }));

  /**
   * The pages nearest to a path, the nearest first.
   * @param path untrusted, without percent escapes, of any length
   */
  return (path) => {
    if (path.length > limits.path) return [];
    const address = path.replace(pageEnding, '');
    if (fileEnding.test(address)) return [];
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

/** The not-found page of a build. */
export type NotFoundParts = {
  /** The page without suggestions. */
  plain: SiteFile;
  /** Draws the page with suggestions. */
  draw: (near: readonly NearPage[]) => string;
  styleHashes: readonly string[];
  /** Every page that may be suggested. */
  pages: readonly NamedPage[];
};

/** Maximum pages in the cache, so that a frequent mistake is drawn and compressed once. */
export const maxKept = 100;

/** Returns a function that takes an unknown, untrusted path and returns the not-found page for it. */
export function createNotFoundPages({ plain, draw, styleHashes, pages }: NotFoundParts) {
  const nearest = createNearestPages(pages);
  const kept = new Map<string, SiteFile>();

  function make(near: readonly NamedPage[]): SiteFile {
    const body = Buffer.from(draw(near));
    const variants = {
      identity: variant(body),
      br: variant(compress(body, 'br', 'waiting')),
      gzip: variant(compress(body, 'gzip', 'waiting')),
    };
    return { ...plain, styleHashes, variants };
  }
  return (path: string): SiteFile => {
    const near = nearest(path);
    if (near.length === 0) return plain;
    const key = near.map((page) => page.path).join(' ');
    const file = kept.get(key) ?? make(near);
    // The last requested page moves to the end; the first page of a full cache is dropped.
    kept.delete(key);
    kept.set(key, file);
    if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? '');
    return file;
  };
}
