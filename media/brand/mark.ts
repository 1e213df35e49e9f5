/**
 * Writes the mark and the favicons.
 * Run: `node media/brand/mark.ts`
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colors } from './colors.ts';
import { markBlocks, markBounds, markPaths, markPiece, monochromePath } from './mark-shape.ts';

const here = new URL('./', import.meta.url);
const publicFolder = new URL('../../public/', import.meta.url);
const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inside}</svg>\n`;

/** The mark on a square of paper, `margin` pixels from the left and right edge. */
function tile(size: number, margin: number): Promise<Buffer> {
  const scale = (size - 2 * margin) / markBounds.width;
  // Whole pixels, or the level edges blur.
  const top = Math.floor((size - markBounds.height * scale) / 2) - markBounds.y * scale;
  const inside = `<g transform="translate(${margin} ${top}) scale(${scale})">${markPaths(colors.ink, colors.red)}</g>`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${colors.paper}"/>${inside}</svg>`;
  return sharp(Buffer.from(picture)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** An icon file with one PNG inside, as every browser since 2007 reads it. */
function icon(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Ink by day, bone on a dark tab strip. */
const favicon = svg(
  `<style>path{fill:${colors.ink}}.r{fill:${colors.red}}@media (prefers-color-scheme:dark){path{fill:${colors.bone}}.r{fill:${colors.redHi}}}</style>` +
    `<path class="r" d="${markPiece}"/><path d="${markBlocks}"/>`,
);

await writeFile(new URL('mark.svg', here), svg(markPaths('currentColor', `var(--accent,${colors.red})`)));
await writeFile(
  new URL('mark-monochrome.svg', here),
  svg(`<path fill="currentColor" d="${monochromePath}"/>`),
);
await writeFile(new URL('favicon.svg', publicFolder), favicon);
await writeFile(new URL('favicon.ico', publicFolder), icon(await tile(32, 4), 32));
await writeFile(new URL('apple-touch-icon.png', publicFolder), await tile(180, 26));
