/**
 * Draws the picture for links to a page. The title is at the left, the still life at the right, and the company's name
 * above, as in the page's banner.
 */
import sharp from 'sharp';
import type { Font } from 'opentype.js';
import { colors } from '../brand/colors.ts';
import { markBounds, markPaths } from '../brand/mark-shape.ts';
import { pathData, setText } from '../brand/outline.ts';
import { breakTitle } from './title-lines.ts';

/** The size that every network shows without a crop. */
export const shareSize = { width: 1200, height: 630 } as const;
/** Networks download the image while a visitor waits, and some refuse large files. */
export const maxBytes = 80_000;

/** The color tone of a picture. */
export type Tone = 'day' | 'night' | 'stone' | 'red';

/** The contents of a share image. */
export interface ShareScene {
  title: string;
  company: string;
  /** The color tone of the picture. It gives the color of the ground. */
  tone: Tone;
  /** The bytes of the picture, and the middle of its subject as shares of width and height. */
  picture: Uint8Array;
  focal: readonly [x: number, y: number];
}

/** The colors of the ground and of the text on it. */
const sets = {
  day: { ground: colors.paper, words: colors.ink, mark: colors.ink, fold: colors.red },
  stone: { ground: colors.stone, words: colors.ink, mark: colors.ink, fold: colors.red },
  night: { ground: colors.ink, words: colors.paper, mark: colors.paper, fold: colors.redHi },
  red: {
    ground: colors.red,
    words: colors.onAccent,
    mark: colors.onAccent,
    fold: colors.onAccent === colors.ink ? colors.paper : colors.ink,
  },
} as const satisfies Record<Tone, object>;

/** The distance of the words from the edges. */
const margin = 72;
const brand = { size: 34, mark: 44, gap: 14 };
const tracking = -30;
const leading = 1.08;
/** The area for a title beside the subject, which begins at the right end of this area. The last line is at `floor`. */
const beside = { width: 470, height: 380, size: 96, leading, floor: shareSize.height - margin - 4 };
/** The area for a title above the subject, for a word that would be too small beside the subject. */
const above = { width: shareSize.width - 2 * margin, height: 90, size: 76, leading, floor: 214 };
const tooSmall = 60;
/** The width of the picture, and the x of the middle of its subject. */
const stage = { width: 1210, focus: 915 };

/** The qualities of the file. The first quality that gives a small enough file is used. */
const qualities = [92, 86, 80, 74, 68, 60, 50, 40];

type Colors = (typeof sets)[keyof typeof sets];

/**
 * Replaces a character that the font lacks by its letter without accent. If the font lacks this letter too, drops the
 * character.
 */
const drawable = (font: Font, text: string): string =>
  Array.from(text, (character) =>
    [character, character.normalize('NFD').charAt(0)].find((one) => font.charToGlyph(one).index !== 0),
  ).join('');

function brandAt(font: Font, company: string, { words, mark, fold }: Colors): string {
  const scale = brand.mark / markBounds.width;
  const height = markBounds.height * scale;
  const place = `translate(${margin} ${margin - markBounds.y * scale}) scale(${scale})`;
  const name = setText(font, company, {
    size: brand.size,
    x: margin + brand.mark + brand.gap,
    y: margin + height / 2 + brand.size * 0.36,
    tracking,
  });
  return `<g transform="${place}">${markPaths(mark, fold)}</g><path fill="${words}" d="${pathData(name.commands)}"/>`;
}

function titleAt(font: Font, text: string, { words }: Colors): string {
  const measure = (line: string): number => setText(font, line, { size: 1, tracking }).end;
  const low = breakTitle(text, beside, measure);
  const high = breakTitle(text, above, measure);
  const isLow = low.size >= tooSmall || high.size < low.size;
  const { size, lines } = isLow ? low : high;
  const { floor } = isLow ? beside : above;
  return lines
    .map((line, index) => {
      const y = floor - (lines.length - 1 - index) * size * leading;
      const { commands } = setText(font, line, { size, x: margin, y, tracking });
      return `<path fill="${words}" d="${pathData(commands)}"/>`;
    })
    .join('');
}

type Layer = { input: Buffer; left: number; top: number };

/**
 * A banner is lower than the image. The area above it is a mirrored part of the banner's upper edge, so no seam is
 * visible. The upper edge of every banner shows only the wall.
 */
function continueAbove(shown: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(shown)
    .extract({ left: 0, top: 0, width, height: emptyEdge })
    .flip()
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
const emptyEdge = 64;

/**
 * Returns the picture at the bottom of the image, and the area above it. The horizontal position depends on the middle
 * of the subject.
 */
async function layThePicture({ picture, focal: [x, y] }: ShareScene): Promise<Layer[]> {
  const { data, info } = await sharp(picture)
    .resize(stage.width)
    .removeAlpha()
    .toFormat('png', { compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const from = Math.round(x * info.width - stage.focus);
  const [left, cut] = [Math.max(0, -from), Math.max(0, from)];
  const width = Math.min(info.width - cut, shareSize.width - left);
  const height = Math.min(info.height, shareSize.height);
  const over = Math.max(0, Math.min(info.height - height, Math.round(y * info.height - height / 2)));
  const shown = await sharp(data)
    .extract({ left: cut, top: over, width, height })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const top = shareSize.height - height;
  const picked = { input: shown, left, top };
  return top === 0 ? [picked] : [{ input: await continueAbove(shown, width, top), left, top: 0 }, picked];
}

/** Returns a gradient from the ground's color to transparent, without a visible edge. */
const fadeOut = (id: string, direction: string, { ground }: Colors): string => {
  const stops = [1, 0.92, 0.7, 0.35, 0.1, 0].map(
    (opacity, index) => `<stop offset="${index / 5}" stop-color="${ground}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="${id}" ${direction}>${stops.join('')}</linearGradient>`;
};

/**
 * Draws the ground's color over the left edge of the picture and of the area above. If a picture fills the whole image,
 * the color covers the area of the words.
 */
function fades([first, second]: readonly Layer[], set: Colors): string {
  const { width, height } = shareSize;
  const left = `<rect x="${first?.left ?? 0}" width="${second ? 430 : 780}" height="${height}" fill="url(#left)"/>`;
  const top = second ? `<rect width="${width}" height="${second.top + 40}" fill="url(#top)"/>` : '';
  return `<defs>${fadeOut('left', 'x2="1"', set)}${fadeOut('top', 'x2="0" y2="1"', set)}</defs>${left}${top}`;
}

/**
 * Draws a share image.
 * @param font the font of the headings
 * @returns a JPEG of {@link shareSize}, at the best quality whose file is small enough
 */
export async function drawShareImage(scene: ShareScene, font: Font): Promise<Buffer> {
  const set = sets[scene.tone];
  const layers = await layThePicture(scene);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">
    ${fades(layers, set)}
    ${brandAt(font, drawable(font, scene.company), set)}
    ${titleAt(font, drawable(font, scene.title), set)}
  </svg>`;
  const flat = sharp({ create: { ...shareSize, channels: 3, background: set.ground } }).composite([
    ...layers,
    { input: Buffer.from(svg) },
  ]);
  const pixels = await flat.png({ compressionLevel: 0 }).toBuffer();
  for (const quality of qualities) {
    const file = await sharp(pixels).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (file.length <= maxBytes) return file;
  }
  throw new Error(`${scene.title}: no quality makes its share image lighter than ${maxBytes} bytes`);
}
