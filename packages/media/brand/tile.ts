/** Draws the mark as an icon. */
import sharp from 'sharp';
import { colors } from './colors.ts';
import { markBounds, markPaths } from './mark-shape.ts';

const longest = Math.max(markBounds.width, markBounds.height);

/** Draws the mark on a square with the color of paper, `margin` pixels from the nearest edges. */
export function tile(size: number, margin: number): Promise<Buffer> {
  const scale = (size - 2 * margin) / longest;
  // The position is rounded to whole pixels. Otherwise horizontal edges would be blurred.
  const left = Math.floor((size - markBounds.width * scale) / 2) - markBounds.x * scale;
  const top = Math.floor((size - markBounds.height * scale) / 2) - markBounds.y * scale;
  const inside = `<g transform="translate(${left} ${top}) scale(${scale})">${markPaths(colors.ink, colors.red)}</g>`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${colors.paper}"/>${inside}</svg>`;
  return sharp(Buffer.from(picture)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
