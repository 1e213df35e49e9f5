import { expect, test } from 'vitest';
import { dropUnreadProperties, layerOf, splitLaterRules } from './later-rules.ts';

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
