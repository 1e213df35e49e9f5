/** Finds for each item of an edited list the item of the old list from which it was made. */

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys by which authors tell one item from another. Items with different kinds are never the same. */
const identities = ['id', 'title', 'heading', 'name'];

/** Returns a text that is the same for equal values, in whatever order their keys stand. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) =>
    isRecord(item) ? Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1))) : item,
  );

const wordsOf = (value: unknown): Set<string> => new Set(textOf(value).match(/[\p{L}\p{N}]+/gu));

/** Returns how alike two items are: from 0 (nothing in common) to 1; less than 0 if they cannot be the same item. */
function similarity(old: unknown, value: unknown): number {
  if (isRecord(old) !== isRecord(value) || Array.isArray(old) !== Array.isArray(value)) return -1;
  if (isRecord(old) && isRecord(value)) {
    if (old['kind'] !== value['kind']) return -1;
    if (identities.some((key) => old[key] !== undefined && old[key] === value[key])) return 1;
  }
  const [words, others] = [wordsOf(old), wordsOf(value)];
  return (2 * words.intersection(others).size) / (words.size + others.size || 1);
}

/** The bonus for an item that has kept its place. An item with no word in common is the same item only there. */
const samePlace = 0.5;

/**
 * Matches the items of two lists: first the equal ones, then the others by similarity and place.
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
  const pairs = left.flatMap((index) =>
    [...open].map((from) => {
      const isThere = index === from || values.length - index === old.length - from;
      return { index, from, score: similarity(old[from], values[index]) + (isThere ? samePlace : 0) };
    }),
  );
  for (const { index, from, score } of pairs.toSorted((a, b) => b.score - a.score))
    if (score >= samePlace && matches[index] === undefined && open.has(from)) take(index, from);
  return matches;
}
