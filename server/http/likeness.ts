/** Compares two words by the typing errors between them. */
import { distance } from '../../settings/spelling.ts';

/** One letter in this many may be wrong. */
export const lettersPerSlip = 4;
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
  const away = distance(typed, known);
  return away <= slips ? 1 - away / longer : 0;
}
