/** What `npm run media:brand` writes is up to date, and the accent can be read where it is used. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageColors } from '../../app/styles/page-colors.ts';
import { readTokens } from '../../app/styles/tokens.ts';
import { mark } from '../../app/widgets/brand-mark/mark.ts';
import { markBounds, markForPages } from '../../media/brand/mark-shape.ts';

const root = join(import.meta.dirname, '../..');
const token = readTokens();

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

test('the pages draw the mark that its file holds', () => {
  expect(mark.bounds).toEqual(markBounds);
  expect(mark.inside).toBe(markForPages);
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
