import { describe, expect, test } from 'vitest';
import { FontError, fontPath, readFontChoice } from './font-choice.ts';
import { familiesOf } from './font-families.ts';
import { fallbackRule, fileRule, subset } from './font-rules.ts';

const mona = 'package: "@fontsource-variable/mona-sans", file: mona-sans-latin-wdth-normal.woff2';
const slab = 'package: "@fontsource/zilla-slab", file: zilla-slab-latin-400-normal.woff2';
const choose = (headings: string, text: string, characters = 'latin') =>
  readFontChoice(`characters: ${characters}\nheadings: { ${headings} }\ntext: { ${text} }\n`);
const families = (...choice: Parameters<typeof choose>) => familiesOf(choose(...choice));

test('a font that is not variable has a file for each weight, and fallbacks of its own width', async () => {
  const [, text] = await families(
    `${mona}, axes: { wght: 540 }`,
    `${slab}, bold: zilla-slab-latin-700-normal.woff2`,
  );
  expect(text?.files.map(({ name, weight }) => `${name} ${weight}`)).toEqual([
    'zilla-slab-text.woff2 100 559',
    'zilla-slab-text-bold.woff2 560 900',
  ]);
  const rules = text ? await Promise.all(text.fallbacks.map((each) => fallbackRule(text, each))) : [];
  expect(new Set(rules.map((rule) => /size-adjust: (.+);/.exec(rule)?.[1])).size).toBe(4);
});

test('an axis that is not named is fixed, and the weight of text stays variable', async () => {
  const [headings, text] = await families(mona, `${mona}, axes: { wght: [400, 700] }`);
  expect(headings?.files[0]?.axes).toEqual({ wdth: 100, wght: 600 });
  expect(text?.files[0]?.axes).toEqual({ wdth: 100, wght: { min: 400, max: 700 } });
});

test('more letters are a file of their own, which a page loads only for them', async () => {
  const [headings] = await families(mona, slab, 'latin-extended');
  const [usual, more] = headings?.files ?? [];
  if (!headings || !usual || !more) throw new Error('expected two files');
  expect(fileRule(headings, usual)).not.toContain('unicode-range');
  expect(fileRule(headings, more)).toMatch(/mona-sans-display-ext\.woff2[^}]+unicode-range: U\+0100-0151/);
  expect((await subset(more)).length).toBeGreaterThan(2000);
});

describe('what cannot be used is refused with what to do', () => {
  test.each([
    ['a package that is missing', `package: "@fontsource/nope", file: a.woff2`, /npm install --save-dev/],
    [
      'a file that is missing',
      `package: "@fontsource/zilla-slab", file: a.woff2`,
      /zilla-slab-latin-400-normal/,
    ],
    ['an axis that the font lacks', `${mona}, axes: { opsz: 9 }`, /opsz: 9: it has .*wght from 200 to 900/],
    [
      'a value outside of an axis',
      `${mona}, axes: { wght: 950 }`,
      /wght: 950: it has .*wght from 200 to 900/,
    ],
    [
      'an axis of a font that is not variable',
      `${slab}, axes: { wght: 400 }`,
      /no variable font; take `axes` away/,
    ],
  ])('%s', async (_, headings, message) => {
    await expect(families(headings, mona)).rejects.toThrow(message);
  });

  test('a font of your own without a license, and one that is not there', () => {
    expect(() => choose('file: mine.woff2', mona)).toThrow(/headings: expected license/);
    const { headings } = choose('file: mine.woff2, license: Ours', mona);
    expect(() => fontPath(headings)).toThrow(FontError);
  });
});
