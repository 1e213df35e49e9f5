/** Finds the known name that a misspelt one was probably meant to be: a setting, a command, a key of the content. */

/**
 * Number of letters to replace, add, leave out or swap with their neighbor to turn one word into the other (optimal
 * string alignment). The work grows with the product of both lengths: limit the lengths before.
 */
export function editDistance(from: string, to: string): number {
  const at = (row: readonly number[], index: number): number => row[index] ?? 0;
  // Rows of the table of distances: for the letter before the previous one, the previous one and the current one.
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const steps = [
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (isSame ? 0 : 1),
      ];
      if (isSwapped && row > 1 && column > 1) steps.push(at(beforePrevious, column - 2) + 1);
      current.push(Math.min(...steps));
    }
    [beforePrevious, previous] = [previous, current];
  }
  return at(previous, to.length);
}

/**
 * The known name nearest to `name`, whatever the letter case; undefined when none is near.
 * @param maxErrors limit for wrong letters; a quarter of the known name's letters is always the limit too
 */
export function nearestName(name: string, known: readonly string[], maxErrors: number): string | undefined {
  const limit = (candidate: string) => Math.min(maxErrors, Math.floor(candidate.length / 4));
  return known
    .filter((candidate) => Math.abs(candidate.length - name.length) <= limit(candidate))
    .map((candidate) => ({ candidate, errors: editDistance(name.toUpperCase(), candidate.toUpperCase()) }))
    .filter(({ candidate, errors }) => errors <= limit(candidate))
    .toSorted((a, b) => a.errors - b.errors)[0]?.candidate;
}
