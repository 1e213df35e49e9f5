/** Finds for each item of an edited list the item of the old list from which it was made. */
import { assign } from './assign.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys by which authors tell one item from another. Items with different kinds are never the same. */
const identities = ['id', 'title', 'heading', 'name'];

/** Returns a text that is the same for equal values, in whatever order their keys stand. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) =>
    isRecord(item) ? Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1))) : item,
  );

/** Returns the words of all texts in a value. The same word is there as often as in the texts. Keys are no words. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(wordsOf);
  return String(value).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns the share of words that two lists have in common: from 0 to 1. */
function commonShare(words: readonly string[], others: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of others) {
    const count = counts.get(word) ?? 0;
    if (count > 0) common += 1;
    counts.set(word, count - 1);
  }
  return (2 * common) / (words.length + others.length || 1);
}

interface Candidate {
  value: unknown;
  words: readonly string[];
}

function canBeSame(old: unknown, value: unknown): boolean {
  if (isRecord(old) && isRecord(value)) return old['kind'] === value['kind'];
  return isRecord(old) === isRecord(value) && Array.isArray(old) === Array.isArray(value);
}

const hasSameIdentity = (old: unknown, value: unknown): boolean =>
  isRecord(old) &&
  isRecord(value) &&
  identities.some((key) => old[key] !== undefined && old[key] === value[key]);

/**
 * Returns how sure it is that one item has become the other; 0 if it has not. The square makes one pair with much in
 * common better than two pairs with little. Of the same words, the item that has kept its place is the better one.
 */
function scoreOf(old: Candidate, item: Candidate, isThere: boolean): number {
  if (!canBeSame(old.value, item.value)) return 0;
  const share = commonShare(old.words, item.words);
  const isSame = hasSameIdentity(old.value, item.value);
  // An item with few words in common is the same item only if it stands at the same place.
  if (share < 0.5 && !isSame && !isThere) return 0;
  return share ** 2 + (isSame ? 1 : 0) + (isThere ? 0.02 : 0);
}

/**
 * Matches the items of two lists: first the equal ones, then the others so that all pairs together have the most in
 * common.
 * @returns for each new item the index of its old item; undefined for an item that is new
 */
export function matchItems(old: readonly unknown[], values: readonly unknown[]): (number | undefined)[] {
  const matches: (number | undefined)[] = values.map(() => undefined);
  const open = new Set(old.keys());
  const take = (index: number, from: number): void => {
    matches[index] = from;
    open.delete(from);
  };
  const [oldTexts, texts] = [old.map(textOf), values.map(textOf)];
  const isEqual = (index: number, from: number): boolean => oldTexts[from] === texts[index];
  for (const index of values.keys()) if (open.has(index) && isEqual(index, index)) take(index, index);
  for (const index of values.keys()) {
    if (matches[index] !== undefined) continue;
    const from = [...open].find((candidate) => isEqual(index, candidate));
    if (from !== undefined) take(index, from);
  }
  const left = [...values.keys()].filter((index) => matches[index] === undefined);
  const candidateOf = (value: unknown): Candidate => ({ value, words: wordsOf(value) });
  const candidates = [...open].map((from) => ({ from, ...candidateOf(old[from]) }));
  const scores = left.map((index) => {
    const item = candidateOf(values[index]);
    return candidates.map((candidate) => {
      const { from } = candidate;
      const isThere = index === from || values.length - index === old.length - from;
      return scoreOf(candidate, item, isThere);
    });
  });
  for (const [row, column] of assign(scores).entries()) {
    const [index, candidate] = [left[row], candidates[column ?? -1]];
    if (index !== undefined && candidate) take(index, candidate.from);
  }
  return matches;
}
