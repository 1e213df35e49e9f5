/** Columns that a text takes up in a terminal. */

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** An emoji takes two columns, of however many parts it is made. */
const emoji = /\p{Emoji_Presentation}|\ufe0f/u;

/** Characters of two columns: what Unicode calls wide (East Asian Width W and F), by its blocks. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|[\u{17000}-\u{18cff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]/u;

/** Marks that stand on the character before them. */
const mark = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** Columns of one character as a reader sees it, which may have several parts. */
function widthOfOne(character: string): number {
  if (emoji.test(character)) return 2;
  let width = 0;
  for (const part of character) if (!mark.test(part)) width += wide.test(part) ? 2 : 1;
  return width;
}

/** The columns of a text that a terminal shows as it is. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of characters.segment(text)) width += widthOfOne(segment);
  return width;
}

/** The text where it fits into so many columns, else its beginning and `…`. */
export function cut(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let kept = '';
  let room = columns - 1;
  for (const { segment } of characters.segment(text)) {
    room -= widthOfOne(segment);
    if (room < 0) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** Spaces behind a text up to so many columns. */
export const padded = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - widthOf(text)));
