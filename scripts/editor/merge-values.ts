/** Merges two edits of the same content, field by field: the author's edit, and another edit of the same file. */
import type { Path } from './api.ts';
import { isEqual, isRecord, matchItems } from './match-items.ts';

interface Row {
  /** The index of the old item; undefined for a new item. */
  old: number | undefined;
  item: unknown;
}

const rowsOf = (old: readonly unknown[], items: readonly unknown[]): Row[] =>
  matchItems(old, items).map((from, index) => ({ old: from, item: items[index] }));

const isSame = (one: Row, other: Row): boolean =>
  one.old === other.old && (one.old !== undefined || isEqual(one.item, other.item));

/** Returns whether no item that was there before has moved. */
const isInOrder = (rows: readonly Row[]): boolean => {
  const kept = rows.flatMap(({ old }) => old ?? []);
  return kept.every((old, index) => index === 0 || old > (kept[index - 1] ?? 0));
};

/** Returns the items of both lists. If both lists have another order, the order is that of `mine`. */
function mergeLists(
  base: unknown,
  mine: unknown[],
  theirs: unknown[],
  path: Path,
  clashes: Path[],
): unknown[] {
  const old: unknown[] = Array.isArray(base) ? base : [];
  const [mineRows, theirRows] = [rowsOf(old, mine), rowsOf(old, theirs)];
  const [lead, other] = isInOrder(mineRows) ? [theirRows, mineRows] : [mineRows, theirRows];
  const rows = [...lead];
  for (const [index, row] of other.entries()) {
    if (lead.some((known) => isSame(known, row))) continue;
    const before = other[index - 1];
    rows.splice(before ? rows.findIndex((known) => isSame(known, before)) + 1 : 0, 0, row);
  }
  const merged: unknown[] = [];
  for (const row of rows) {
    const itemIn = (list: readonly Row[]): unknown => list.find((known) => isSame(known, row))?.item;
    const before = row.old === undefined ? undefined : old[row.old];
    const item = merge(before, itemIn(mineRows), itemIn(theirRows), [...path, merged.length], clashes);
    if (item !== undefined) merged.push(item);
  }
  return merged;
}

/** Merges groups into the author's group, so that the fields on the page stay those of the same group. */
function mergeGroups(
  base: unknown,
  mine: Record<string, unknown>,
  theirs: Record<string, unknown>,
  path: Path,
  clashes: Path[],
): unknown {
  const old = isRecord(base) ? base : {};
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const value = merge(old[key], mine[key], theirs[key], [...path, key], clashes);
    if (value === undefined) Reflect.deleteProperty(mine, key);
    else mine[key] = value;
  }
  return mine;
}

function merge(base: unknown, mine: unknown, theirs: unknown, path: Path, clashes: Path[]): unknown {
  if (isEqual(mine, theirs) || isEqual(theirs, base)) return mine;
  if (isRecord(mine) && isRecord(theirs) && mine['kind'] === theirs['kind'])
    return mergeGroups(base, mine, theirs, path, clashes);
  if (Array.isArray(mine) && Array.isArray(theirs)) return mergeLists(base, mine, theirs, path, clashes);
  if (isEqual(mine, base)) return theirs;
  clashes.push(path);
  return mine;
}

/**
 * Merges two edits of a file. A field that only one edit has changed gets the value of this edit. A field that both
 * have changed keeps the author's value.
 * @param base the value that both began with
 * @param mine the author's value; it is changed in place
 * @returns the merged value, and the paths of the fields that both have changed
 */
export function mergeValues(
  base: unknown,
  mine: unknown,
  theirs: unknown,
): { value: unknown; clashes: Path[] } {
  const clashes: Path[] = [];
  return { value: merge(base, mine, theirs, [], clashes), clashes };
}
