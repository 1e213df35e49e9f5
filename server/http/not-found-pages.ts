/**
 * The not-found page with the pages nearest to the address: it compares the words of the address with addresses and names
 * of pages. Nothing of an address is ever put into a page.
 */
import type { NearPage } from '../../contracts/answers.ts';
import { editDistance } from '../../contracts/nearest-name.ts';
import { type SiteFile, compress, variant } from './site-file.ts';

/** A page as it may be suggested. */
export type NamedPage = NearPage & Readonly<{ otherNames?: readonly string[] }>;

/** The words of a part of an address or of a name, and all of them written as one. */
type Phrase = { words: readonly string[]; joined: string; letters: number };

/** Longer paths get no suggestion. Of shorter ones only this many parts and words are compared. */
export const limits = { path: 120, parts: 5, words: 6, suggestions: 3 };
/** Phrases that score less than this have nothing to do with each other. */
const minScore = 0.62;
/** A page whose score is this much below the best one is not suggested. */
const maxGap = 0.35;
/** The last part of an address counts in full, each part before it this much of the one after it. */
const worthOfHigherPart = 0.75;
/** Worth of a phrase if the address has only a part of it, and if it has the whole phrase among other words. */
const worthOfPart = 0.75;
const worthWithinOthers = 0.7;
const minLettersWithinOthers = 5;
const fillers = new Set(['and', 'of', 'the', 'for']);

/** One letter in this many may be wrong. */
export const lettersPerSlip = 4;
/** The beginning of a word counts for the word if it has at least this many letters. */
const minBeginning = 4;
const worthOfBeginning = 0.85;

const pageEnding = /\.(?:html?|php|aspx?|jsp)$/i;
/** Missing pictures and scripts get no suggestions: nobody sees the page that answers them. */
const fileEnding = /\.\w{1,8}$/;

/**
 * How much a typed word is like a word of a page: 1 for the same, 0 for another word. Long words may have more wrong
 * letters than short ones, words of up to three letters none; `pharma` counts for `pharmaceuticals`.
 */
export function similarity(typed: string, word: string): number {
  if (typed === word) return 1;
  if (typed.length >= minBeginning && word.startsWith(typed)) return worthOfBeginning;
  const length = Math.max(typed.length, word.length);
  const slips = Math.floor(length / lettersPerSlip);
  if (Math.abs(typed.length - word.length) > slips) return 0;
  const wrong = editDistance(typed, word);
  return wrong <= slips ? 1 - wrong / length : 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function phraseOf(text: string): Phrase {
  // One character may stand for many.
  const plain = text.normalize('NFKD').slice(0, limits.path).replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = (plain.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !fillers.has(word))
    .slice(0, limits.words);
  return { words, joined: words.join(''), letters: sum(words.map(({ length }) => length)) };
}

const phrasesOf = (texts: readonly string[]): Phrase[] =>
  texts.map(phraseOf).filter(({ words }) => words.length > 0);

/** Counts the letters of the words that resemble one of the others, in proportion to the similarity. */
const similarLetters = (
  words: readonly string[],
  similarities: (word: string) => readonly number[],
): number => sum(words.map((word) => word.length * Math.max(0, ...similarities(word))));

/** Share of the typed words that a phrase contains, from 0 to 1, compared word by word. */
function coverage(typed: Phrase, phrase: Phrase): number {
  const asked = similarLetters(typed.words, (word) => phrase.words.map((other) => similarity(word, other)));
  const matched = similarLetters(phrase.words, (word) => typed.words.map((other) => similarity(other, word)));
  const isWithin = matched > 0.9 * phrase.letters && phrase.letters >= minLettersWithinOthers;
  const share = worthOfPart + (1 - worthOfPart) * (matched / phrase.letters);
  return Math.max((asked / typed.letters) * share, isWithin ? worthWithinOthers : 0);
}

/** A name as it stands, and as it is typed in one word, fillers and all: `oilandgas`. */
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
   * The pages nearest to a path, the nearest first; none where nothing is near.
   * @param path without its percent escapes; may hold anything and be of any length
   */
  return (path) => {
    if (path.length > limits.path) return [];
    const address = path.replace(pageEnding, '');
    if (fileEnding.test(address)) return [];
    const parts = phrasesOf(address.split('/')).slice(-limits.parts);
    const last = parts.at(-1);
    if (!last) return [];
    const scoreOf = (phrase: Phrase): number =>
      Math.max(
        coverage(last, phrase),
        ...parts.map(
          ({ joined }, index) =>
            similarity(joined, phrase.joined) * worthOfHigherPart ** (parts.length - 1 - index),
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
  /** Draws the page with suggestions; the hashes of its styles. */
  draw: (near: readonly NearPage[]) => string;
  styleHashes: readonly string[];
  /** Every page that may be suggested. */
  pages: readonly NamedPage[];
};

/** Pages kept, so that a page that many visitors mistype is drawn and compressed once. */
export const maxKept = 100;

/** Makes the answers to unknown addresses: the function gives the page for a path, which may hold anything. */
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
    // The page asked for last moves to the end; the first one is dropped.
    kept.delete(key);
    kept.set(key, file);
    if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? '');
    return file;
  };
}
