/** Finds the known name that a misspelt one was meant to be: of a setting, a command, or in a file of content. */

/**
 * Letters to replace, add, leave out or exchange with their neighbor on the way from one word to the other (optimal
 * string alignment). Takes as many steps as the product of both lengths: limit the lengths before.
 */
export function distance(from: string, to: string): number {
  // Rows of the table of distances. A cell outside of a row counts as 0.
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isExchanged = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const steps = [
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
      ];
      if (isExchanged && row > 1 && column > 1) steps.push((beforePrevious[column - 2] ?? 0) + 1);
      current.push(Math.min(...steps));
    }
    [beforePrevious, previous] = [previous, current];
  }
  return previous[to.length] ?? 0;
}

/** One letter in this many may be wrong. */
export const lettersPerSlip = 4;

/**
 * The known name nearest to `name`, letter case aside; undefined when none is near.
 * @param maxSlips letters that may be wrong at most, and never more than one in {@link lettersPerSlip}
 */
export function nearest(name: string, known: readonly string[], maxSlips: number): string | undefined {
  const limitOf = (candidate: string) => Math.min(maxSlips, Math.floor(candidate.length / lettersPerSlip));
  return known
    .filter((candidate) => Math.abs(candidate.length - name.length) <= limitOf(candidate))
    .map((candidate) => ({ candidate, slips: distance(name.toUpperCase(), candidate.toUpperCase()) }))
    .filter(({ candidate, slips }) => slips <= limitOf(candidate))
    .toSorted((a, b) => a.slips - b.slips)[0]?.candidate;
}
