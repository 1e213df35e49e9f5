/** The company's mark, from `mark.svg`: to be put into pictures. */
import { readFileSync } from 'node:fs';
import { colors } from './colors.ts';
import { MarkError, readMark, type Mark } from './read-mark.ts';

function ownMark(): Mark {
  try {
    const source = readFileSync(new URL('mark.svg', import.meta.url), 'utf8');
    return readMark(source, colors.ink, colors.red);
  } catch (error) {
    if (error instanceof MarkError) error.message = `media/brand/mark.svg: ${error.message}`;
    throw error;
  }
}

/** The room the mark takes, and what is drawn in it: `currentColor` and `var(--accent)` stand for colors. */
export const { bounds: markBounds, inside: markDrawing } = ownMark();

/** The mark in colors, for pictures that know no custom properties. */
export const markPaths = (ink: string, accent: string): string =>
  `<g fill="${ink}">${markDrawing.replaceAll('currentColor', ink).replaceAll('var(--accent)', accent)}</g>`;

/** The mark as pages draw it: `brand-mark.module.css` colors what has the accent. */
export const markForPages = markDrawing.replaceAll(
  /\b(fill|stroke|stop-color)="var\(--accent\)"/g,
  'data-$1',
);
