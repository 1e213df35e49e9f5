/** Compares two words by the typing errors between them. */

/** Reads one place of a row; a place outside of it counts as 0. */
const at = (row: readonly number[], index: number): number => row[index] ?? 0;

/**
 * The number of letters that were left out, added, replaced or swapped with their neighbor (optimal string
 * alignment). Takes the product of both lengths in steps: bound the lengths before.
 */
export function wordDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const steps = [
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      ];
      if (isSwap && row > 1 && column > 1) steps.push(at(beforeLast, column - 2) + 1);
      current.push(Math.min(...steps));
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, other.length);
}

/** One letter in this many may be wrong. */
const lettersPerSlip = 4;
/** The beginning of a word counts for the word if it has at least this many letters. */
const shortestBeginning = 4;
const worthOfBeginning = 0.85;

/**
 * How much a typed word is like a known one: 1 for the same, 0 for another word. Long words may have more wrong
 * letters than short ones, those of up to three letters none; `pharma` counts for `pharmaceuticals`.
 */
export function likeness(typed: string, known: string): number {
  if (typed === known) return 1;
  if (typed.length >= shortestBeginning && known.startsWith(typed)) return worthOfBeginning;
  const longer = Math.max(typed.length, known.length);
  const slips = Math.floor(longer / lettersPerSlip);
  if (Math.abs(typed.length - known.length) > slips) return 0;
  const distance = wordDistance(typed, known);
  return distance <= slips ? 1 - distance / longer : 0;
}
