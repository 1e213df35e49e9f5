/**
 * Draws the picture that is shown where a page is shared: set as the page's banner is, with the title at the
 * left, the still life at the right, and the company above.
 */
import sharp from 'sharp';
import type { Font } from 'opentype.js';
import { colors } from '../brand/colors.ts';
import { markBounds, markPaths } from '../brand/mark-shape.ts';
import { pathData, setText } from '../brand/outline.ts';
import { breakTitle } from './title-lines.ts';

/** What every network shows without cutting it. */
export const shareSize = { width: 1200, height: 630 } as const;
/** Networks fetch it on the visitor's time; some refuse a heavy one. */
export const maxBytes = 80_000;

/** The light of a picture. */
export type Tone = 'day' | 'night' | 'stone' | 'red';

/** What a share image shows. */
export interface ShareScene {
  title: string;
  company: string;
  /** The light of the picture, which gives the set its color. */
  tone: Tone;
  /** The picture's bytes, and the middle of what it shows as shares of its width and height. */
  picture: Uint8Array;
  focal: readonly [x: number, y: number];
}

/** The set, and what is written on it. */
const sets = {
  day: { ground: colors.paper, words: colors.ink, mark: colors.ink, fold: colors.red },
  stone: { ground: colors.stone, words: colors.ink, mark: colors.ink, fold: colors.red },
  night: { ground: colors.ink, words: colors.paper, mark: colors.paper, fold: colors.redHi },
  red: { ground: colors.red, words: colors.white, mark: colors.white, fold: colors.ink },
} as const satisfies Record<Tone, object>;

/** Distance of the words from the edges. */
const margin = 72;
const brand = { size: 34, mark: 44, gap: 14 };
const tracking = -30;
const leading = 1.08;
/** Beside the things in the picture, which begin where this ends; the last line stands at `floor`. */
const beside = { width: 470, height: 380, size: 96, leading, floor: shareSize.height - margin - 4 };
/** Above them: for a word that would be too small beside them. */
const above = { width: shareSize.width - 2 * margin, height: 90, size: 76, leading, floor: 214 };
const tooSmall = 60;
/** A picture is this wide, and the middle of what it shows stands here. */
const stage = { width: 1210, focus: 915 };

/** Qualities of the file, the first that is light enough is taken. */
const qualities = [92, 86, 80, 74, 68, 60, 50, 40];

type Colors = (typeof sets)[keyof typeof sets];

/** A character that the typeface lacks is drawn as its plain letter, or not at all. */
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
 * A banner is less high than the set: its own light goes on above it, mirrored so that there is no seam. So much of
 * a banner's upper edge is never more than light.
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

/** The picture at the foot of the set, as far to the right as its focal point asks for, and what is above it. */
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

/** From the set's color to nothing, without an edge. */
const fadeOut = (id: string, direction: string, { ground }: Colors): string => {
  const stops = [1, 0.92, 0.7, 0.35, 0.1, 0].map(
    (opacity, index) => `<stop offset="${index / 5}" stop-color="${ground}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="${id}" ${direction}>${stops.join('')}</linearGradient>`;
};

/** The set comes over the picture's left edge, and over what continues it; over one that fills the frame, as far as the words go. */
function fades([first, second]: readonly Layer[], set: Colors): string {
  const { width, height } = shareSize;
  const left = `<rect x="${first?.left ?? 0}" width="${second ? 430 : 780}" height="${height}" fill="url(#left)"/>`;
  const top = second ? `<rect width="${width}" height="${second.top + 40}" fill="url(#top)"/>` : '';
  return `<defs>${fadeOut('left', 'x2="1"', set)}${fadeOut('top', 'x2="0" y2="1"', set)}</defs>${left}${top}`;
}

/**
 * Draws one.
 * @param font the display typeface
 * @returns a JPEG of {@link shareSize}, at the best quality that is light enough
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
