/** What `npm run media:brand` writes is up to date, and the colors can be read where they are used. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageColors } from '../../packages/site/styles/page-colors.ts';
import { contrastFaults } from '../../packages/site/styles/contrast.ts';
import { readTokens } from '../../packages/site/styles/tokens.ts';
import { mark } from '../../packages/site/widgets/brand-mark/mark.ts';
import { markBounds, markForPages } from '../../packages/media/brand/mark-shape.ts';

const root = join(import.meta.dirname, '../..');
const token = readTokens();

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

test('words, lines and icons in the colors of the tokens can be seen where they are used', () => {
  expect(contrastFaults(token)).toEqual([]);
});
