/** The company's logo mark from `mark.svg`, for use in pictures. */
import { readFileSync } from 'node:fs';
import { colors } from './colors.ts';
import { MarkError, readMark, type Mark } from './read-mark.ts';

function ownMark(): Mark {
  try {
    const source = readFileSync(new URL('mark.svg', import.meta.url), 'utf8');
    return readMark(source, colors.ink, colors.red);
  } catch (error) {
    if (error instanceof MarkError) error.message = `packages/media/brand/mark.svg: ${error.message}`;
    throw error;
  }
}

/** The bounds of the mark, and its drawing. In the drawing, `currentColor` and `var(--accent)` stand for colors. */
export const { bounds: markBounds, inside: markDrawing } = ownMark();

/** Returns the mark with real colors, for pictures that cannot use custom properties. */
export const markPaths = (ink: string, accent: string): string =>
  `<g fill="${ink}">${markDrawing.replaceAll('currentColor', ink).replaceAll('var(--accent)', accent)}</g>`;

/** The mark for pages. `brand-mark.module.css` colors the parts with the accent. */
export const markForPages = markDrawing.replaceAll(
  /\b(fill|stroke|stop-color)="var\(--accent\)"/g,
  'data-$1',
);
