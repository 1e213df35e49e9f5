import { expect, test } from 'vitest';
import { shortenNames, shortenProperties } from './style-sheets.ts';

const tabs = '.m-aB3-_x_list{color:red}.m-aB3-_x_list:hover .m-aB3-_x_tab{top:0}';
const field = '@keyframes m-1234ab_turn{}.container .m-1234ab_list{animation:m-1234ab_turn}';

test('a class has one short name in styles and markup, and no two have the same', () => {
  const shorten = shortenNames([tabs, field]);
  const [list, tab, other] = ['m-aB3-_x_list', 'm-aB3-_x_tab', 'm-1234ab_list'].map(shorten);
  expect(new Set([list, tab, other]).size).toBe(3);
  expect(shorten(tabs + field)).toContain(`.container .${other}{`);
  expect(shorten('<p class="container m-aB3-_x_tab">m-a term</p>')).toBe(
    `<p class="container ${tab}">m-a term</p>`,
  );
});

test('thousands of classes are told apart', () => {
  const names = Array.from({ length: 3000 }, (_, index) => `m-abcdef_n${index}`);
  const shorten = shortenNames(names.map((name) => `.${name}{}`));
  expect(new Set(names.map(shorten)).size).toBe(names.length);
});

test('a class without rules is left out', () => {
  expect(shortenNames([tabs])('class="m-zzzzzz_list two-columns"')).toBe('class=" two-columns"');
});

test('a custom property has one short name wherever it is set and read', () => {
  const css =
    ':root{--band-space:4px;--ink:#000;--InkSoft:red}.a--b{margin:calc(-1*var(--band-space));color:var(--ink)}';
  const shorten = shortenProperties([css]);
  const names = shorten(css).match(/--\w+/g) ?? [];
  expect(names).toHaveLength(6);
  expect(new Set(names.slice(0, 3)).size).toBe(3);
  expect(shorten(css)).toMatch(/\.a--b\{margin:calc\(-1\*var\((--\w+)\)\)/);
  expect(shorten('var(--band-space)')).toBe(`var(${names[0]})`);
});
