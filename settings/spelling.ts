/** Suggests the known name that a misspelt one was meant to be: of a setting, a command or in a file of content. */

/** Letters to replace, add, leave out or exchange with their neighbor on the way from one word to the other. */
export function distance(from: string, to: string): number {
  // rows[i][j]: between the first i letters of one and the first j of the other (Damerau and Levenshtein).
  const rows = [Array.from({ length: to.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= to.length; j += 1) {
      const isExchanged = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1),
        isExchanged ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
  }
  return at(from.length, to.length);
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
