import { expect, test } from 'vitest';
import {
  arrangeStyles,
  dropUnreadProperties,
  layerOf,
  type Output,
  shortenNames,
  shortenProperties,
  splitLaterRules,
  styleEntries,
} from './style-sheets.ts';

/** An entry of the build with a style sheet of its own, unless `css` is empty. */
const entry = (name: string, css: string, moduleId = `/packages/site/sections/${name}/${name}.tsx`) => [
  {
    type: 'chunk',
    isEntry: true,
    name,
    fileName: `${name}.js`,
    imports: [],
    moduleIds: [moduleId],
    viteMetadata: { importedCss: new Set(css ? [`${name}.css`] : []) },
  },
  { type: 'asset', fileName: `${name}.css`, source: css },
];

const arranged = (...parts: unknown[][]) => {
  const frame = entry('document', '@layer base{p{margin:0}}', '/packages/site/build/document.tsx');
  return arrangeStyles([...frame, ...parts.flat()] as unknown as Output);
};
const foot = entry('site-footer', '@layer sections{footer{color:red}}');
const banner = entry('banner', '@layer sections{h1{color:blue}}');

test('a document has the styles of the frame and of its first band', () => {
  const { firstStyles, belowCss } = arranged(foot, banner, entry('quote', '@layer sections{q{color:green}}'));
  const first = firstStyles(['banner', 'quote']);
  expect(first).toContain('h1{color:blue}');
  expect(first).not.toContain('q{color:green}');
  expect(belowCss).toContain('q{color:green}');
});

test.each([
  ['whose first band', ['baner', 'quote']],
  ['one of whose bands', ['banner', 'qoute']],
])('a page %s is in no folder cannot be built: it would go out without styles', (_, parts) => {
  const { firstStyles } = arranged(foot, banner, entry('quote', ''));
  expect(() => firstStyles(parts)).toThrow(/there is no section or page (?:baner|qoute)/);
});

test.each([
  ['that is nowhere', []],
  ['without a style sheet', [entry('site-footer', '')]],
])('nor can a site with a foot %s', (_, parts) => {
  expect(() => arranged(...parts)).toThrow(/foot/);
});

test('every section and page is known by its folder, and one that no page has is left out', () => {
  const entries = styleEntries('.', false);
  expect(entries['banner']).toMatch(/sections\/banner\/banner\.tsx$/);
  expect(entries['answer-pages']).toMatch(/pages\/answer-pages\.tsx$/);
  expect(Object.keys(entries)).not.toContain('bands');
  expect(entries['cases']).toMatch(/sections\/cases\/cases\.tsx$/);
  expect(Object.keys(styleEntries('.', false, ['cases']))).not.toContain('cases');
});

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

test('what a page that was turned round needs comes later, other rules for its direction at once', () => {
  expect(splitLaterRules('@layer a{[dir=rtl] .p{scale:-1 1}[dir=ltr] .p{top:0}}')).toEqual({
    now: '@layer a{[dir=ltr] .p{top:0}}',
    later: '@layer a{[dir=rtl] .p{scale:-1 1}}',
  });
});

test('paper, colors of the visitor’s own and older browsers wait, everything else is there at once', () => {
  const css =
    '@layer a,b;@font-face{src:url(x)}@layer a{p{top:0}@media print{p{top:1px}q{top:2px}}@media (forced-colors:active){p{top:7px}}@media (width>=1px){i{top:3px}}}' +
    '@supports not (color:light-dark(red,red)){b{top:4px}}@layer b{u{top:5px}}s{top:6px}';
  expect(splitLaterRules(css)).toEqual({
    now: '@layer a,b;@font-face{src:url(x)}@layer a{p{top:0}@media (width>=1px){i{top:3px}}}@layer b{u{top:5px}}s{top:6px}',
    later:
      '@layer a{@media print{p{top:1px}q{top:2px}}@media (forced-colors:active){p{top:7px}}}@supports not (color:light-dark(red,red)){b{top:4px}}',
  });
});

test('what only a pointer above it shows waits; a rule that holds without one too is there at once', () => {
  expect(splitLaterRules('@layer a{b,b:hover{top:0}b:hover{top:1px}b:hover>i:before{top:2px}}')).toEqual({
    now: '@layer a{b,b:hover{top:0}}',
    later: '@layer a{b:hover{top:1px}b:hover>i:before{top:2px}}',
  });
});

test('what has yet to be opened waits', () => {
  expect(splitLaterRules('@layer a,disclosed;@layer a{p{top:0}}@layer disclosed{p{top:1px}}')).toEqual({
    now: '@layer a,disclosed;@layer a{p{top:0}}',
    later: '@layer disclosed{p{top:1px}}',
  });
});

test('a layer of which nothing is left is left out', () => {
  expect(splitLaterRules('@layer a{@media print{p{top:0}}}')).toEqual({
    now: '',
    later: '@layer a{@media print{p{top:0}}}',
  });
});

test('a block that never ends is an error', () => {
  expect(() => splitLaterRules('@layer a{p{top:0}')).toThrow('never ends');
});

test('of a layer all is found', () => {
  const css = '@layer a,b;@layer a{p{top:0}}@layer b{q{top:1px}}@layer a{@media print{p{top:2px}}}';
  expect(layerOf(css, 'a')).toBe('@layer a{p{top:0}}@layer a{@media print{p{top:2px}}}');
});

test('what nothing reads goes, and then what only that has read', () => {
  const css = ':root{--a:1px;--b:var(--a);--ab:2px;--c:var(--b)}p{top:var(--ab,0);--d:1px}';
  expect(dropUnreadProperties(css)).toBe(':root{--ab:2px;}p{top:var(--ab,0);}');
});

test('what is read in a fallback or before it is set stays', () => {
  const css = 'p{top:var(--a,var(--b))}:root{--a:1px;--b:2px}';
  expect(dropUnreadProperties(css)).toBe(css);
});
