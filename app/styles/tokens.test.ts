import { expect, test } from 'vitest';
import { withoutLightDark } from './tokens.ts';

const rules = withoutLightDark(`
  --page: light-dark(#fff, #000);
  --link: light-dark(var(--accent), var(--on-dark));
  --shadow: light-dark(rgb(1 2 3 / 0.1), rgb(0 0 0 / 0.4));
  --space: 8px;`);

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
