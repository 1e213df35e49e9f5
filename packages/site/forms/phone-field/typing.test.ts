import { describe, expect, test } from 'vitest';
import { caretAfter, withoutNeighbor } from './phone-number.ts';

/** A text with its caret drawn as a bar. */
function parse(drawn: string): { value: string; caret: number } {
  return { value: drawn.replace('|', ''), caret: drawn.indexOf('|') };
}
const draw = (value: string, caret: number): string => `${value.slice(0, caret)}|${value.slice(caret)}`;

describe('the caret', () => {
  test.each([
    ['98765|', '98765', '98765|'],
    ['987654|', '98765-4', '98765-4|'],
    ['981|765-4321', '98176-54321', '981|76-54321'],
    ['987651|-4321', '98765-14321', '98765-1|4321'],
    ['70|', '(70', '(70|'],
    ['(7023|) 123-456', '(702) 312-3456', '(702) 3|12-3456'],
    ['+447|', '7', '7|'],
    ['|98765', '98765', '|98765'],
  ])('of %s stays where the visitor left it in %s', (drawn, written, expected) => {
    const { value, caret } = parse(drawn);
    expect(draw(written, caretAfter(value, caret, written))).toBe(expected);
  });

  test.each([
    ['981|765-43210', '98765-43210', '98|765-43210'],
    ['+|98765-43210', '98765-43210', '|98765-43210'],
    ['98765-432101|', '98765-43210', '98765-43210|'],
    ['91987-654320|', '98765-43210', '98765-43210|'],
  ])('of %s stays too when what was typed is left out of %s', (drawn, written, expected) => {
    const { value, caret } = parse(drawn);
    expect(draw(written, caretAfter(value, caret, written))).toBe(expected);
  });
});

describe('deleting a separator', () => {
  const after = (before: string, drawn: string, inputType: string): string => {
    const { value, caret } = parse(drawn);
    const field = {
      value,
      selectionStart: caret,
      setSelectionRange(start: number) {
        this.selectionStart = start;
      },
    };
    const text = withoutNeighbor(before, field as unknown as HTMLInputElement, inputType);
    return draw(text, field.selectionStart);
  };

  test.each([
    ['98765-43210', '98765|43210', 'deleteContentBackward', '9876|43210'],
    ['98765-43210', '98765|43210', 'deleteContentForward', '98765|3210'],
    ['(702) 123-4567', '(702)|123-4567', 'deleteContentBackward', '(70|)123-4567'],
    ['(702) 123-4567', '(702|123-4567', 'deleteContentForward', '(702|23-4567'],
    // Nothing before it to delete.
    ['(702', '|702', 'deleteContentBackward', '|702'],
    // A digit went: nothing more is taken.
    ['98765-43210', '9876|-43210', 'deleteContentBackward', '9876|-43210'],
    ['98765-43210', '98765|43210', 'insertText', '98765|43210'],
  ])('in %s, now %s by %s, leaves %s', (before, drawn, inputType, expected) => {
    expect(after(before, drawn, inputType)).toBe(expected);
  });
});
