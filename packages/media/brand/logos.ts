/** Draws the clients' logos into one sprite and writes their display sizes. Run: `node packages/media/brand/logos.ts` */
import { mkdir, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { optimize } from 'svgo';
import type { LogoDesign } from './logos/design.ts';
import { holmdal } from './logos/holmdal.ts';
import { kestrel } from './logos/kestrel.ts';
import { levanze } from './logos/levanze.ts';
import { ministry } from './logos/ministry.ts';
import { ninthReel } from './logos/ninth-reel.ts';
import { odalo } from './logos/odalo.ts';
import { okello } from './logos/okello.ts';
import { pelorin } from './logos/pelorin.ts';
import { tessaly } from './logos/tessaly.ts';
import { tuppens } from './logos/tuppens.ts';
import { wexcombe } from './logos/wexcombe.ts';

const designs: LogoDesign[] = [
  tessaly,
  kestrel,
  pelorin,
  okello,
  ministry,
  tuppens,
  levanze,
  wexcombe,
  odalo,
  holmdal,
  ninthReel,
];

/** The empty space around a drawing during its measurement, and the pixels per unit. */
const field = { left: -40, top: -40, width: 640, height: 200, scale: 4 };

interface Measure {
  /** The edges of the drawn area, in the drawing's units. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** The filled area, in square units. */
  ink: number;
}

/** Measures the filled area of a drawing by rendering the drawing. */
async function measure(path: string): Promise<Measure> {
  const { left, top, width, height, scale } = field;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="${left} ${top} ${width} ${height}"><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(picture))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [x1, y1, x2, y2, ink] = [info.width, info.height, 0, 0, 0];
  data.forEach((alpha, index) => {
    if (alpha === 0) return;
    const [x, y] = [index % info.width, Math.floor(index / info.width)];
    [x1, x2, y1, y2] = [Math.min(x1, x), Math.max(x2, x + 1), Math.min(y1, y), Math.max(y2, y + 1)];
    ink += alpha / 255;
  });
  return {
    left: left + x1 / scale,
    top: top + y1 / scale,
    width: (x2 - x1) / scale,
    height: (y2 - y1) / scale,
    ink: ink / scale ** 2,
  };
}

/**
 * Two functions of the optimizer are off, because rounding would change the shapes: curves that become arcs (see `arc`
 * in logos/shapes.ts), and smooth shorthands, which add the error of a point to the next point.
 */
const convertPathData = { makeArcs: { threshold: 0, tolerance: 0 }, curveSmoothShorthands: false };

/** Runs the optimizer once over a path. */
function optimizePath(attributes: string, floatPrecision: number): string {
  const source = `<svg xmlns="http://www.w3.org/2000/svg"><path ${attributes}/></svg>`;
  const { data } = optimize(source, {
    multipass: true,
    floatPrecision,
    plugins: [{ name: 'preset-default', params: { overrides: { convertPathData } } }],
  });
  const path = /\bd="([^"]+)"/u.exec(data)?.[1];
  if (path === undefined) throw new Error('The optimizer dropped the path');
  return path;
}

/** Moves a drawing to the origin, scales the drawing, and writes it as short relative path data with one decimal. */
function shorten(path: string, { left, top }: Measure, scale: number): string {
  // There are two passes: with one pass, the numbers of the transform would be rounded to one decimal too.
  const placed = optimizePath(`transform="scale(${scale}) translate(${-left} ${-top})" d="${path}"`, 5);
  return optimizePath(`d="${placed}"`, 1);
}

/**
 * Returns the display size at which all logos look equally large. The apparent size is the geometric mean of a logo's
 * rectangle and its filled area. The height is limited to the carousel's row.
 */
function displaySize({ width, height, ink }: Measure): { width: number; height: number } {
  const weight = Math.sqrt(width * height * ink);
  const scale = Math.sqrt(3600 / weight);
  const bounded = Math.min(44, Math.max(30, height * scale)) / height;
  const fitted = Math.min(bounded, 212 / width);
  return { width: Math.round(width * fitted), height: Math.round(height * fitted) };
}

/** The units of a view per CSS pixel at display size. At this number, one decimal is enough on dense screens. */
const unitsPerPixel = 2;

/** The distance between two logos in the file, larger than the height of every logo. */
const rowHeight = 100;

const views: string[] = [];
const entries: object[] = [];
for (const { id, name, sector, draw } of designs) {
  const drawn = await draw();
  const box = await measure(drawn);
  const size = displaySize(box);
  const scale = (unitsPerPixel * size.height) / box.height;
  const top = views.length * rowHeight;
  const viewBox = `0 ${top} ${Math.round(box.width * scale)} ${unitsPerPixel * size.height}`;
  const view = `<view id="${id}" viewBox="${viewBox}"/><path transform="translate(0 ${top})" d="${shorten(drawn, box, scale)}"/>`;
  views.push(view);
  entries.push({ id, name, sector, ...size });
  console.log(
    `${id}: ${size.width}x${size.height}, ${view.length} bytes, ${brotliCompressSync(view).length} compressed`,
  );
}
const publicMedia = new URL('../../../public/media/', import.meta.url);
await mkdir(publicMedia, { recursive: true });
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${views.join('\n')}\n</svg>\n`;
await writeFile(new URL('logos.svg', publicMedia), sprite);
await writeFile(new URL('logos.json', import.meta.url), `${JSON.stringify(entries, undefined, 2)}\n`);
console.log(`sprite: ${sprite.length} bytes, ${brotliCompressSync(sprite).length} compressed`);
