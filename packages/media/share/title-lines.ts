/** Breaks a title into lines that may be set large. */

/** Returns the width of a line of text, as a multiple of the font size. */
export type Measure = (text: string) => number;

/** The space for the title, in pixels. */
export interface Room {
  width: number;
  height: number;
  /** The maximum font size. */
  size: number;
  /** The distance between two baselines, as a multiple of the font size. */
  leading: number;
}

/** The lines of a title and their font size in pixels. */
export interface TitleLines {
  size: number;
  lines: string[];
}

/**
 * Matches a bad end of a line: a word that belongs to the next word. Also matches a number at the start of a line,
 * because it belongs to the word before.
 */
const badBreak = /(?:^|\s)(?:&|and|of|for|the|to|a|an|in|with)$|^\d+(?:\s|$)/i;
/** The cost of one more line, and of a bad line, as shares of the font size. */
const costOfLine = 0.1;
const costOfBadBreak = 0.3;
/** Twelve words can be broken in 2,048 ways. A longer title would be too small to read. */
const maxWords = 12;

/** Returns the words of a title. A very long title is cut after its first words. */
function wordsOf(title: string): string[] {
  const words = title.split(/\s+/).filter((word) => word !== '');
  return words.length <= maxWords ? words : [...words.slice(0, maxWords - 1), `${words[maxWords - 1]}…`];
}

/** Returns every way to break words into lines. */
function breaksOf([first = '', ...rest]: readonly string[]): string[][] {
  if (rest.length === 0) return [[first]];
  return breaksOf(rest).flatMap(([next = '', ...lines]) => [
    [`${first} ${next}`, ...lines],
    [first, next, ...lines],
  ]);
}

/**
 * Returns the lines in which a title can be largest. Fewer lines are better, and no line should end with a word such as
 * "and". A word is never broken, so the longest word limits the size.
 */
export function breakTitle(title: string, room: Room, measure: Measure): TitleLines {
  const judged = breaksOf(wordsOf(title)).map((lines) => {
    const widest = Math.max(...lines.map(measure));
    const size = Math.min(room.size, room.width / widest, room.height / (lines.length * room.leading));
    const bad = lines.filter((line) => badBreak.test(line)).length;
    const worth = size * (1 - costOfLine) ** lines.length * (1 - costOfBadBreak) ** bad;
    return { size: Math.floor(size), lines, worth, widest };
  });
  // If two ways are equally good, the way with the shorter longest line is chosen.
  const [best] = judged.toSorted((a, b) => b.worth - a.worth || a.widest - b.widest);
  return { size: best?.size ?? room.size, lines: best?.lines ?? [] };
}
