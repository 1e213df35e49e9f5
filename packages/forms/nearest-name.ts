/** Finds the correct name when a setting, a command, or a key in the content is misspelt. */

/**
 * Returns the number of changes that turn one word into the other: replaced, inserted or deleted letters, and swapped
 * neighbors (optimal string alignment). The caller must limit the lengths, whose product gives the time.
 */
export function editDistance(from: string, to: string): number {
  // The distance between the first `row` letters of `from` and the first `column` letters of `to`.
  const distances: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => distances[row]?.[column] ?? Infinity;
  for (let row = 1; row <= from.length; row++) {
    distances[row] = [row];
    for (let column = 1; column <= to.length; column++) {
      const replaced = at(row - 1, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swapped = isSwapped ? at(row - 2, column - 2) + 1 : Infinity;
      distances[row]?.push(Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, replaced, swapped));
    }
  }
  return at(from.length, to.length);
}

/** A name may have one wrong letter for each group of this many letters. */
export const lettersPerError = 4;

/**
 * Returns the candidate that is nearest to `name`, ignoring letter case; undefined if no candidate is near.
 * @param maxErrors the maximum number of wrong letters; for short names, {@link lettersPerError} allows fewer
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
