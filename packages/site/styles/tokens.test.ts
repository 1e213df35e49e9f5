import { expect, test } from 'vitest';
import { accentRules, withoutLightDark } from './tokens.ts';

/** The tokens that decide about text on the accent, and some pairs. */
const tokens = (accent: string, strong: string): string => `
  --white: #fff;
  --ink: #15161a;
  --accent: ${accent};
  --accent-strong: ${strong};
  --page: light-dark(#fff, #000);
  --link: light-dark(var(--accent), var(--on-dark));
  --shadow: light-dark(rgb(1 2 3 / 0.1), rgb(0 0 0 / 0.4));
  --space: 8px;`;
const rules = withoutLightDark(tokens('#cc150a', '#a30e05'));

test('every pair is there by day', () => {
  expect(rules).toContain(
    ':root{color-scheme:light;--page:#fff;--link:var(--accent);--shadow:rgb(1 2 3 / 0.1);}',
  );
});

test('what a dark ground needs is there by night', () => {
  expect(rules).toMatch(/\[data-tone=night\].*\{--page:#000;--link:var\(--on-dark\);\}/);
});

test('of a picture by day and by night they get the one by day, whatever the theme', () => {
  expect(rules).toContain(':root{--by-day:block!important;--by-night:none!important}');
});

test('no browser that has light-dark() sees any of it', () => {
  expect(rules).toMatch(/^@layer tokens\{@supports not \(color:light-dark\(.*\)\)\{.*\}\}$/);
});

test('text on the accent is white, and ink on a light accent', () => {
  expect(accentRules(tokens('#cc150a', '#a30e05'))).toBe(
    '@layer tokens{:root{--on-accent:var(--white);--on-accent-soft:var(--paper);}}',
  );
  expect(accentRules(tokens('#ffd400', '#e6bf00'))).toContain('--on-accent:var(--ink)');
});

test('a band on a light accent is no dark ground', () => {
  expect(accentRules(tokens('#ffd400', '#e6bf00'))).toContain('[data-tone=red]{color-scheme:light;}');
  expect(withoutLightDark(tokens('#ffd400', '#e6bf00'))).not.toContain('[data-tone=red]');
  expect(rules).toContain('.night,[data-tone=night],[data-tone=red]{');
});
