/** Finds the correct name for a misspelt one: of a setting, a command or a key of the content. */

/**
 * Number of letters to replace, insert, delete or swap with their neighbor to turn one word into the other (optimal
 * string alignment). The running time grows with the product of both lengths: limit the lengths first.
 */
export function editDistance(from: string, to: string): number {
  const at = (row: readonly number[], index: number): number => row[index] ?? 0;
  // The last rows of the table of distances.
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

/** At most one letter in this many may be wrong. */
export const lettersPerError = 4;

/**
 * The candidate nearest to `name`, ignoring letter case; undefined when no candidate is near.
 * @param maxErrors how many letters may be wrong, and never more than one in {@link lettersPerError}
 */
export function nearestName(
  name: string,
  candidates: readonly string[],
  maxErrors: number,
): string | undefined {
  const limit = (candidate: string) => Math.min(maxErrors, Math.floor(candidate.length / lettersPerError));
  return candidates
    .filter((candidate) => Math.abs(candidate.length - name.length) <= limit(candidate))
    .map((candidate) => ({ candidate, errors: editDistance(name.toUpperCase(), candidate.toUpperCase()) }))
    .filter(({ candidate, errors }) => errors <= limit(candidate))
    .toSorted((a, b) => a.errors - b.errors)[0]?.candidate;
}
