/**
 * Writes every file that is made from the mark and the colors of `packages/site/styles/tokens.css`: the mark for pages, the
 * icons, and the color of the browser's frame. The share images use the same mark, but the build draws them. Run: `npm
 * run media:brand`
 */
import { writeFile } from 'node:fs/promises';
import { colors } from './colors.ts';
import { markBounds, markDrawing, markForPages } from './mark-shape.ts';
import { tile } from './tile.ts';

const root = new URL('../../../', import.meta.url);
const publicFolder = new URL('public/', root);
const longest = Math.max(markBounds.width, markBounds.height);

/** Makes an icon file with one PNG inside. Every browser since 2007 can read such a file. */
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

/** Draws the mark on a square for browser tabs: dark on a light tab, light on a dark tab. */
function favicon(): string {
  const { x, y, width, height } = markBounds;
  const box = [x - (longest - width) / 2, y - (longest - height) / 2, longest, longest].join(' ');
  const style = `svg{color:${colors.ink};--accent:${colors.red}}@media (prefers-color-scheme:dark){svg{color:${colors.bone};--accent:${colors.redHi}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="currentColor"><style>${style}</style>${markDrawing}</svg>\n`;
}

/**
 * Writes the module of the mark for `BrandMark`. The component's style sheet colors the parts with the accent, because
 * markup cannot name custom properties.
 */
function markModule(): string {
  const { x, y, width, height } = markBounds;
  return `/** packages/media/brand/mark.ts writes this file from packages/media/brand/mark.svg. Change the drawing, not this file. */
export const mark = {
  bounds: { x: ${x}, y: ${y}, width: ${width}, height: ${height} },
  inside: ${JSON.stringify(markForPages)},
} as const;
`;
}

const pageColorsModule = `/**
 * The background color of the page in both themes, for the browser's toolbar and the manifest. A style sheet cannot
 * set their colors.
 * packages/media/brand/mark.ts writes this file from --page in tokens.css. Change the token, not this file.
 */
export const pageColors = { light: '${colors.paper}', dark: '${colors.ink}' } as const;
`;

await writeFile(new URL('packages/site/widgets/brand-mark/mark.ts', root), markModule());
await writeFile(new URL('packages/site/styles/page-colors.ts', root), pageColorsModule);
await writeFile(new URL('favicon.svg', publicFolder), favicon());
await writeFile(new URL('favicon.ico', publicFolder), icon(await tile(32, 4), 32));
await writeFile(new URL('apple-touch-icon.png', publicFolder), await tile(180, 26));
// Search engines show this picture beside the company's name. Its minimum size is 112 pixels.
await writeFile(new URL('logo.png', publicFolder), await tile(512, 74));
