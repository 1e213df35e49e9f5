/** How typed text is cleaned and measured, the same in the browser and on the server. Imports nothing. */

// Bidirectional controls can make one line read as another in a mailbox or a terminal.
const lineNoise = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const textNoise = /[^\P{Cc}\n\t]/gu;

/** One line of text: NFC, controls and line breaks turned into single spaces, trimmed. */
export function normalizeLine(value: string): string {
  return value.toWellFormed().normalize('NFC').replace(lineNoise, ' ').trim();
}

/** Several lines of text: NFC, `\n` line ends, no control characters but tab, trimmed at both ends. */
export function normalizeText(value: string): string {
  return value.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(textNoise, '').trim();
}

/** Length in code points, so that an emoji counts once; a string's own length counts UTF-16 units. */
export function countCodePoints(value: string): number {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
}

// The pattern of <input type=email>, so that the server never refuses what the browser let pass:
// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const emailPattern = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`, 'i');

/** Whether an already normalized value has the form of an email address, by the HTML standard's rule. */
export function isEmailAddress(value: string): boolean {
  return emailPattern.test(value);
}
