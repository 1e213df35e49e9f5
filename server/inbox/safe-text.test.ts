import { expect, test } from 'vitest';
import { csvCell, printable } from './safe-text.ts';

test('what turns or hides text is shown, what spells it stays', () => {
  expect(printable('a\u200eb\u200fc\u061cd\u200be\ufefff\u{e0041}')).toBe(
    'a\\u200eb\\u200fc\\u061cd\\u200be\\ufefff\\u{e0041}',
  );
  expect(printable('علی\u200cرضا 👩\u200d💻')).toBe('علی\u200cرضا 👩\u200d💻');
});

test.each(['＝1+1', '＋1', '－1', '＠a', ' ＝1', '\u200b=1', '\ufeff=1'])(
  'no spreadsheet takes %j for a formula',
  (value) => expect(csvCell(value)).toBe(`"'${value}"`),
);

test('a cell holds no mark of direction', () => {
  expect(csvCell('\u200fAda\u200e \u202eElpmaxe\u202c\u061c')).toBe('"Ada Elpmaxe"');
  expect(csvCell('\u200f=1')).toBe(`"'=1"`);
});
