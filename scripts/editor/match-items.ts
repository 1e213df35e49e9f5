/** Finds for each item of an edited list the item of the old list from which it was made. */

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys by which authors tell one item from another. */
const identities = ['id', 'title', 'heading', 'name', 'question'];

/** Returns whether two values are equal, in whatever order their keys stand. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other);
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]))
  );
}

const kindOf = (item: unknown): unknown =>
  isRecord(item) ? item['kind'] : Array.isArray(item) ? 'list' : 'text';

const hasSameIdentity = (old: unknown, value: unknown): boolean =>
  isRecord(old) &&
  isRecord(value) &&
  identities.some((key) => old[key] !== undefined && old[key] === value[key]);

/**
 * Matches the items of two lists: first the equal ones, then those with the same title or id, then those of the same
 * kind, and at last those at the same place from the start or from the end.
 * @returns for each new item the index of its old item; undefined for an item that is new
 */
export function matchItems(old: readonly unknown[], values: readonly unknown[]): (number | undefined)[] {
  const matches: (number | undefined)[] = values.map(() => undefined);
  const open = new Set(old.keys());
  const isThere = (from: number, index: number): boolean =>
    from === index || old.length - from === values.length - index;
  const canBeSame = (from: number, index: number): boolean => kindOf(old[from]) === kindOf(values[index]);
  const rules: ((from: number, index: number) => boolean)[] = [
    (from, index) => from === index && isEqual(old[from], values[index]),
    (from, index) => isEqual(old[from], values[index]),
    (from, index) => canBeSame(from, index) && hasSameIdentity(old[from], values[index]),
    (from, index) => canBeSame(from, index) && isRecord(old[from]) && kindOf(old[from]) !== undefined,
    (from, index) => canBeSame(from, index) && isThere(from, index),
  ];
  for (const rule of rules)
    for (const index of values.keys()) {
      if (matches[index] !== undefined) continue;
      const from = [...open].find((candidate) => rule(candidate, index));
      if (from === undefined) continue;
      matches[index] = from;
      open.delete(from);
    }
  return matches;
}
