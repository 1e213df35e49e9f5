/** Breaks a title into lines that may be set large. */

/** Width of a line of text, in sizes of its letters. */
export type Measure = (text: string) => number;

/** What the title may take, in pixels. */
export interface Room {
  width: number;
  height: number;
  /** The largest size of letters. */
  size: number;
  /** From one baseline to the next, as a share of the size. */
  leading: number;
}

/** Lines and the size of their letters, in pixels. */
export interface TitleLines {
  size: number;
  lines: string[];
}

/** What belongs to the word that follows ends no line, and a number belongs to the word before it. */
const badBreak = /(?:^|\s)(?:&|and|of|for|the|to|a|an|in|with)$|^\d+(?:\s|$)/i;
/** What a line more costs, and a bad one, as a share of the size. */
const costOfLine = 0.1;
const costOfBadBreak = 0.3;
/** There are 2,048 ways to break twelve words. What is longer would be too small to read. */
const maxWords = 12;

/** The words of a title; of a very long one its beginning. */
function wordsOf(title: string): string[] {
  const words = title.split(/\s+/).filter((word) => word !== '');
  return words.length <= maxWords ? words : [...words.slice(0, maxWords - 1), `${words[maxWords - 1]}…`];
}

/** Every way to break words into lines. */
function breaksOf([first = '', ...rest]: readonly string[]): string[][] {
  if (rest.length === 0) return [[first]];
  return breaksOf(rest).flatMap(([next = '', ...lines]) => [
    [`${first} ${next}`, ...lines],
    [first, next, ...lines],
  ]);
}

/**
 * The lines that let a title be largest, where few lines count for something, and none should end with a word such
 * as "and". A word is never broken: the size follows the longest.
 */
export function breakTitle(title: string, room: Room, measure: Measure): TitleLines {
  const judged = breaksOf(wordsOf(title)).map((lines) => {
    const widest = Math.max(...lines.map(measure));
    const size = Math.min(room.size, room.width / widest, room.height / (lines.length * room.leading));
    const bad = lines.filter((line) => badBreak.test(line)).length;
    const worth = size * (1 - costOfLine) ** lines.length * (1 - costOfBadBreak) ** bad;
    return { size: Math.floor(size), lines, worth, widest };
  });
  // Where two are worth the same, the more even one.
  const [best] = judged.toSorted((a, b) => b.worth - a.worth || a.widest - b.widest);
  return { size: best?.size ?? room.size, lines: best?.lines ?? [] };
}
