/** Makes text of visitors safe for a terminal and a spreadsheet. Formats tables and times. */
import { day, hour, minute, second } from '../../contracts/limits.ts';

/** Characters that a terminal obeys or hides. Two joiners are allowed, because some scripts need them. */
const controls = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

function escaped(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
}

/** Shows control, direction and invisible characters as `\u001b` instead of letting the terminal obey them. */
export function printable(text: string): string {
  return text.replace(controls, escaped);
}

/** Like {@link printable} for several lines. The indent tells them from the lines of the program. */
export function printableLines(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${printable(line)}`)
    .join('\n');
}

/** A value as JSON, with control and invisible characters as JSON escapes. */
export function printableJson(value: unknown): string {
  const escapes = (text: string) =>
    Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`);
  return JSON.stringify(value, undefined, 2)
    .split('\n')
    .map((line) => line.replace(controls, (character) => escapes(character).join('')))
    .join('\n');
}

/** Characters that change the direction of the text after them, even beyond the cell. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Matches a text that a spreadsheet may take for a formula. Spreadsheets ignore white space and control characters
 * before it, and read full-width signs as the usual ones.
 */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r|%＝＋－＠]/u;

/**
 * A cell of a CSV file, without direction characters. A leading apostrophe makes a formula plain text:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvCell(value: string): string {
  const straight = value.replace(directions, '');
  const harmless = formula.test(straight) ? `'${straight}` : straight;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A time in ISO 8601; empty for undefined. */
export const formatTime = (time: number | undefined): string =>
  time === undefined ? '' : new Date(time).toISOString();

const units = [
  ['d', day],
  ['h', hour],
  ['m', minute],
] as const;

/** The age of a time in its largest whole unit: `5m`, `3h`, `12d`. */
export function formatAge(time: number, now: number): string {
  const age = Math.max(0, now - time);
  const [unit, length] = units.find(([, milliseconds]) => age >= milliseconds) ?? ['s', second];
  return `${Math.floor(age / length)}${unit}`;
}

/** A column of a table. `minWidth` is the minimum width after truncation; undefined: never truncated. */
export type Column = { title: string; minWidth?: number };

const gap = '  ';

/** Columns of a text. Every character counts as one, so East Asian text and emoji are wider than planned. */
const widthOf = (text: string): number => [...text].length;

const truncate = (text: string, width: number): string =>
  widthOf(text) <= width ? text : `${[...text].slice(0, width - 1).join('')}…`;

const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Widths for a table of `width` columns. Shortens the column that is furthest above its minimum. */
function fitWidths(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
): number[] {
  const widths = columns.map(({ title }, at) =>
    Math.max(...[title, ...rows.map((row) => row[at] ?? '')].map(widthOf)),
  );
  let excess =
    widths.reduce((sum, columnWidth) => sum + columnWidth, gap.length * (columns.length - 1)) - width;
  for (; excess > 0; excess -= 1) {
    const spare = columns.map(({ minWidth }, at) =>
      minWidth === undefined ? 0 : (widths[at] ?? 0) - minWidth,
    );
    const max = Math.max(...spare);
    if (max <= 0) break;
    const at = spare.indexOf(max);
    widths[at] = (widths[at] ?? 0) - 1;
  }
  return widths;
}

/**
 * The lines of a table, at most `width` columns wide.
 * @param below an indented line under each row; empty: no line
 */
export function formatTable(
  columns: readonly Column[],
  rows: readonly { cells: readonly string[]; below?: string }[],
  width = Infinity,
): string[] {
  const safe = rows.map(({ cells, below = '' }) => ({
    cells: cells.map(printable),
    below: printable(below),
  }));
  const cells = safe.map((row) => row.cells);
  const widths = fitWidths(columns, cells, width);
  const line = (texts: readonly string[]) =>
    texts
      .map((text, at) => padded(truncate(text, widths[at] ?? 0), widths[at] ?? 0))
      .join(gap)
      .trimEnd();
  return [
    line(columns.map(({ title }) => title)),
    ...safe.flatMap((row) => [
      line(row.cells),
      ...(row.below === '' ? [] : [truncate(`  ${row.below}`, width)]),
    ]),
  ];
}
