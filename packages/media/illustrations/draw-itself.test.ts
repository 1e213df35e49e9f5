import { expect, test } from 'vitest';
import { drawItself } from './draw-itself.ts';

const drawn = (inside: string): string =>
  drawItself(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">${inside}</svg>`);

test('lines run from their beginning, the red ones last', () => {
  expect(drawn('<path fill="none" stroke="$ink" d="M0 0h8"/>')).toContain('<path class="l" pathLength="1" ');
  expect(drawn('<path stroke="$red" d="M0 0h8"/>')).toContain('<path class="l r" pathLength="1" ');
});

test('a dashed line has its pattern already: a red one appears, another stands', () => {
  expect(drawn('<path stroke="$red" stroke-dasharray="5 5" d="M0 0h8"/>')).toContain(
    '<path class="r" stroke',
  );
  expect(drawn('<path fill="none" stroke="$ink" stroke-dasharray="5 5" d="M0 0h8"/>')).not.toContain(
    'class=',
  );
});

test('a red bar grows along its longer side; one that is square or turned appears', () => {
  expect(drawn('<rect width="80" height="20" fill="$red"/>')).toContain('<rect class="a"');
  expect(drawn('<rect width="20" height="80" fill="$red"/>')).toContain('<rect class="u"');
  expect(drawn('<rect width="20" height="20" fill="$red"/>')).toContain('<rect class="r"');
  expect(drawn('<rect width="80" height="20" fill="$red" transform="rotate(4)"/>')).toContain('class="r"');
});

test('the shadow of what is red comes with it; sheets, words and what is not red stand from the first', () => {
  const sheet = '<path fill="$shadow" d="M0 0h8"/><rect width="9" height="9" fill="$red"/>';
  expect(drawn(sheet)).toContain('<path class="r" fill="$shadow"');
  expect(
    drawn('<rect width="80" height="20" fill="$sheet"/><g fill="$ink"><use href="#a"/></g>'),
  ).not.toContain('class=');
});

test('nothing moves but where the address asks for it and motion is wanted', () => {
  const [, style = ''] = /<style>(.*?)<\/style>/.exec(drawn('')) ?? [];
  const [, inside = ''] =
    /^@media\(prefers-reduced-motion:no-preference\)\{(.*?\})\}@keyframes/.exec(style) ?? [];
  const rules = inside.split('}').filter(Boolean);
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter((rule) => !rule.startsWith('#d:target '))).toEqual([]);
  expect(style.replace(inside, '').replaceAll(/@keyframes.*$/g, '')).not.toContain('animation');
});
