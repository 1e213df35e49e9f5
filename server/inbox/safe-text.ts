/** Makes visitors' words safe to show: in a terminal, and in a spreadsheet. */

/** All that is obeyed or unseen rather than read, but for the joiners that some scripts are spelled with. */
const controls = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

function escaped(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
}

/** Shows control, direction and invisible characters as `\u001b` instead of letting the terminal obey them. */
export function printable(text: string): string {
  return text.replace(controls, escaped);
}

/** Like {@link printable} for several lines, each indented so that none can pose as the program's own. */
export function printableLines(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${printable(line)}`)
    .join('\n');
}

/** A value as JSON in which nothing is obeyed or unseen either: its own escapes stand for such characters. */
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
 * Matches a text that a spreadsheet may take for a formula. White space and control characters before it are ignored,
 * as spreadsheets do, and full-width signs count as the usual ones.
 */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r|%＝＋－＠]/u;

/**
 * Writes a cell of a CSV file, without marks of direction. A spreadsheet would run a formula; a leading apostrophe
 * makes it text: https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvCell(value: string): string {
  const straight = value.replace(directions, '');
  const harmless = formula.test(straight) ? `'${straight}` : straight;
  return `"${harmless.replaceAll('"', '""')}"`;
}
