/** What makes a formatted field feel like an ordinary one. */

const isDigit = (sign: string | undefined): boolean => sign !== undefined && /\p{Nd}/u.test(sign);
const countDigits = (text: string): number => Array.from(text).filter(isDigit).length;

/**
 * Where the caret belongs in `written` so that it stands between the same digits as in `typed`.
 * @param left how many digits at the end of `typed` were left out of `written`
 */
export function caretAfter(typed: string, caret: number, written: string, left = 0): number {
  // Digits after the caret are counted, because leading ones may have become the country.
  let after = Math.max(0, countDigits(typed.slice(caret)) - left);
  let position = written.length;
  while (position > 0 && after > 0) {
    position -= 1;
    if (isDigit(written[position])) after -= 1;
  }
  return position;
}

/**
 * The text to understand after an input event. Deleting a separator would change nothing, because it
 * would be written again; the visitor means the digit next to it.
 */
export function withoutNeighbor(before: string, field: HTMLInputElement, inputType: string): string {
  const text = field.value;
  const caret = field.selectionStart ?? text.length;
  if (!inputType.startsWith('delete') || countDigits(before) !== countDigits(text) || before === text)
    return text;
  if (inputType.endsWith('Forward')) {
    const next = Array.from(text).findIndex((sign, index) => index >= caret && isDigit(sign));
    return next < 0 ? text : text.slice(0, next) + text.slice(next + 1);
  }
  const last = text.slice(0, caret).search(/\p{Nd}\P{Nd}*$/u);
  if (last < 0) return text;
  field.setSelectionRange(last, last);
  const shorter = text.slice(0, last) + text.slice(last + 1);
  field.value = shorter;
  field.setSelectionRange(last, last);
  return shorter;
}
