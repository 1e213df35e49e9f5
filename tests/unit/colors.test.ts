/** What cannot read the style sheet's tokens has the same colors, and the accent can be read where it is used. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageColors } from '../../app/styles/page-colors.ts';
import { colors } from '../../media/brand/colors.ts';

const root = join(import.meta.dirname, '../..');
const tokens = readFileSync(join(root, 'app/styles/tokens.css'), 'utf8');

/** The value of a token by day and by night, in capitals. */
function token(name: string): { light: string; dark: string } {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`there is no --${name}`);
  const [light = '', dark = light] = /^light-dark\((.+), (.+)\)$/.exec(value)?.slice(1) ?? [value];
  const resolve = (text: string): string => {
    const other = /^var\(--(.+)\)$/.exec(text)?.[1];
    return other === undefined
      ? text.toUpperCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
      : token(other).light;
  };
  return { light: resolve(light), dark: resolve(dark) };
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test('the frame of the browser and the manifest have the color of the page', () => {
  expect(pageColors).toEqual(token('page'));
});

test('pictures are made in the colors of the tokens', () => {
  expect(colors).toEqual({
    paper: token('page').light,
    ink: token('page').dark,
    stone: token('stone').light,
    bone: token('text').dark,
    red: token('accent').light,
    redHi: token('accent-graphic').light,
    white: token('white').light,
  });
});

test('the icon has the accent and the ink', () => {
  const icon = readFileSync(join(root, 'public/favicon.svg'), 'utf8').toUpperCase();
  for (const color of [token('accent').light, token('accent-graphic').light, token('page').dark]) {
    expect(icon).toContain(color);
  }
});

test.each(['light', 'dark'] as const)('by %s links and hovered links can be read', (theme) => {
  for (const name of ['link', 'link-hover', 'error-text', 'mute']) {
    for (const ground of ['page', 'band']) {
      expect(contrast(token(name)[theme], token(ground)[theme]), `${name} on ${ground}`).toBeGreaterThan(4.5);
    }
  }
});

test('white can be read on both accents, and the graphic accent be seen on the page', () => {
  expect(contrast('#FFFFFF', token('accent').light)).toBeGreaterThan(4.5);
  expect(contrast('#FFFFFF', token('accent-strong').light)).toBeGreaterThan(4.5);
  for (const theme of ['light', 'dark'] as const) {
    expect(contrast(token('accent-graphic')[theme], token('page')[theme])).toBeGreaterThan(3);
  }
});
