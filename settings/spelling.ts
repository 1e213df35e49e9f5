/** Suggests the known name that a misspelt one was meant to be: of a setting, a command or in a file of content. */

/** Reads one place of a row; a place outside of it counts as 0. */
const at = (row: readonly number[], index: number): number => row[index] ?? 0;

/**
 * Letters to replace, add, leave out or exchange with their neighbor on the way from one word to the other (optimal
 * string alignment). Takes the product of both lengths in steps: bound the lengths before.
 */
export function distance(from: string, to: string): number {
  // Rows of the table of distances: that of the letter before last, of the last one and of the current one.
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isExchanged = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const steps = [
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      ];
      if (isExchanged && row > 1 && column > 1) steps.push(at(beforeLast, column - 2) + 1);
      current.push(Math.min(...steps));
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, to.length);
}

/**
 * The known name nearest to `name`, letter case aside; undefined when none is near.
 * @param allowed most letters that may be wrong; a quarter of the known name's is the limit in any case
 */
export function nearest(name: string, known: readonly string[], allowed: number): string | undefined {
  const limit = (one: string) => Math.min(allowed, Math.floor(one.length / 4));
  return known
    .filter((one) => Math.abs(one.length - name.length) <= limit(one))
    .map((one) => ({ one, away: distance(name.toUpperCase(), one.toUpperCase()) }))
    .filter(({ one, away }) => away <= limit(one))
    .toSorted((a, b) => a.away - b.away)[0]?.one;
}
