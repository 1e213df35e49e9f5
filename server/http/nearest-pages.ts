/** Finds the pages whose addresses and names are similar to an unknown address. */
import type { NearPage } from '../../contracts/built-site.ts';
import { editDistance } from '../../contracts/nearest-name.ts';

export type NamedPage = NearPage & Readonly<{ otherNames?: readonly string[] }>;

type Phrase = { tokens: readonly string[]; joined: string; letters: number };

/** Maximum numbers: characters, segments and words of an address that gets suggestions, and suggestions. */
export const limits = { path: 120, segments: 5, tokens: 6, suggestions: 3 };
const minScore = 0.62;
const maxGap = 0.35;
/** The weight of a path segment, relative to the weight of the next segment. The last segment has the weight 1. */
const parentWeight = 0.75;
/** The weights of a phrase that is partly in the address, and of a whole phrase with other words beside it. */
const partialWeight = 0.75;
const embeddedWeight = 0.7;
const minEmbeddedLetters = 5;
const fillers = new Set(['and', 'of', 'the', 'for']);

/** A word may have one wrong letter for each group of this many letters. */
export const lettersPerTypo = 4;
/** A prefix with at least this many letters counts as the whole word. */
const minPrefix = 4;
const prefixWeight = 0.85;

/**
 * Returns the similarity of two words, from 0 to 1. A long word may have more wrong letters than a short one, and a
 * word of up to three letters none. `pharma` counts as `pharmaceuticals`.
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
  // The text is shortened after NFKD, because NFKD may turn one character into many characters.
  const plain = text.normalize('NFKD').slice(0, limits.path).replaceAll(/\p{M}/gu, '').toLowerCase();
  const tokens = (plain.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !fillers.has(word))
    .slice(0, limits.tokens);
  return { tokens, joined: tokens.join(''), letters: sum(tokens.map(({ length }) => length)) };
}

const phrasesOf = (texts: readonly string[]): Phrase[] =>
  texts.map(phraseOf).filter(({ tokens }) => tokens.length > 0);

/** Returns the share of the typed words that are in a phrase, from 0 to 1. Compares word by word. */
function coverage(typed: Phrase, phrase: Phrase): number {
  // The letters of a word are weighted by the word's highest similarity to a word of the phrase.
  const asked = sum(
    typed.tokens.map(
      (word) => word.length * Math.max(...phrase.tokens.map((candidate) => similarity(word, candidate))),
    ),
  );
  const matched = sum(
    phrase.tokens.map(
      (word) => word.length * Math.max(...typed.tokens.map((candidate) => similarity(candidate, word))),
    ),
  );
  const isWithin = matched > 0.9 * phrase.letters && phrase.letters >= minEmbeddedLetters;
  const share = partialWeight + (1 - partialWeight) * (matched / phrase.letters);
  return Math.max((asked / typed.letters) * share, isWithin ? embeddedWeight : 0);
}

const spellings = (name: string): string[] => [name, name.replaceAll(/[^\p{L}\p{N}]+/gu, '')];

/** Finds the pages nearest to a path, with the nearest first. The path is untrusted and has no percent escapes. */
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
    // A missing picture or script gets no suggestions, because browsers do not show the not-found page for it.
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
