/** Makes visitors' words safe to show: in a terminal, and in a spreadsheet. */

const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Shows control and direction characters as `\u001b` instead of letting the terminal obey them. */
export function printable(text: string): string {
  return text.replace(controls, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Like {@link printable} for several lines, each indented so that none can pose as the program's own. */
export function printableLines(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${printable(line)}`)
    .join('\n');
}

/**
 * One cell of a CSV file. A spreadsheet takes a cell that starts with one of these for a formula and would
 * run it; a leading apostrophe makes it text: https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvCell(value: string): string {
  const harmless = /^[\s]*[=+\-@\t\r|%]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
