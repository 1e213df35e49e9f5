/** Keeps caret and deletion in a formatted field as in an ordinary one. */

const isDigit = (sign: string | undefined): boolean => sign !== undefined && /\p{Nd}/u.test(sign);
const countDigits = (text: string): number => Array.from(text).filter(isDigit).length;

/** Position of the caret in `written` at which it stands between the same digits as in `typed`. */
export function caretAfter(typed: string, caret: number, written: string): number {
  // Digits after the caret are counted: leading ones may have become the country, one before it ignored.
  let after = countDigits(typed.slice(caret));
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
  const forward = inputType.endsWith('Forward');
  const digit = forward
    ? Array.from(text).findIndex((sign, index) => index >= caret && isDigit(sign))
    : text.slice(0, caret).search(/\p{Nd}\P{Nd}*$/u);
  if (digit < 0) return text;
  // The caret is placed by what the field holds, so the field has to lose the digit too.
  const shorter = text.slice(0, digit) + text.slice(digit + 1);
  field.value = shorter;
  const position = forward ? caret : digit;
  field.setSelectionRange(position, position);
  return shorter;
}
