/**
 * Sets a photograph like the site's other pictures. The photograph is at the right of a background with one color. Its
 * left and upper edges fade into this color, because words and navigation are there.
 */
import sharp, { type Sharp } from 'sharp';
import { kinds, usualWidth, type Kind } from './picture-files.ts';

/**
 * The error for a photograph that cannot be used. The message gives the reason, and the requirements for a photograph.
 */
export class PhotoError extends Error {
  override name = 'PhotoError';
}

/** A point in a picture, as shares of its width and height from the top left. */
export type Place = [x: number, y: number];

/** In pixels. */
type Size = { width: number; height: number };

const width = usualWidth;

/**
 * The positions of a photograph: its left and upper edge, the point from which it is fully visible, and the point for
 * its subject.
 */
const beside = { left: 0.34, top: 0.14, clear: [0.62, 0.34], subject: [0.71, 0.55] } as const;
const stages = {
  banners: beside,
  'close-ups': beside,
  hero: { left: 0.3, top: 0, clear: [0.6, 0.12], subject: [0.74, 0.5] },
} as const satisfies Record<Kind, object>;

/** Returns the minimum size of a photograph in pixels. */
export function leastSize(kind: Kind): Size {
  const { left, top } = stages[kind];
  return {
    width: Math.round(width * (1 - left)),
    height: Math.round(kinds[kind].height * (1 - top)),
  };
}

/** Returns a value from 0 to 1 between two points, without a sudden change at either end. */
function ease(at: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return share * share * share * (share * (6 * share - 15) + 10);
}

/** Returns the visibility of the photograph for each pixel of its area. */
function visibility(kind: Kind): Buffer {
  const { left, top, clear } = stages[kind];
  const panel = leastSize(kind);
  const across = Array.from({ length: panel.width }, (_, x) => ease(left + x / width, left, clear[0]));
  const down = Array.from({ length: panel.height }, (_, y) =>
    ease(top + y / kinds[kind].height, top, clear[1]),
  );
  return Buffer.from(down.flatMap((high) => across.map((far) => Math.round(255 * high * far))));
}

/**
 * Returns the start of the part of a length that is kept. The point `focal` is then as near to the wanted place as
 * possible.
 */
export function cut(length: number, kept: number, focal: number, wanted: number): number {
  return Math.round(Math.min(length - kept, Math.max(0, focal * length - wanted * kept)));
}

/**
 * Returns the scale of the photograph. It is as small as needed to put the middle of its subject at the wanted point,
 * but never larger than 1.
 */
function scaleOf(photo: Size, panel: Size, [x, y]: Place, [wantedX, wantedY]: Readonly<Place>): number {
  const [across, down] = [photo.width / panel.width, photo.height / panel.height];
  const centered = [
    (across * x) / wantedX,
    (across * (1 - x)) / (1 - wantedX),
    (down * y) / wantedY,
    (down * (1 - y)) / (1 - wantedY),
  ];
  return Math.min(across, down, Math.max(1, Math.min(...centered)));
}

/** Opens a picture. A drawing (SVG) gets the size at which a photograph is set. */
async function open(photo: string | Buffer): Promise<Sharp> {
  const { format, width: across, height } = await sharp(photo).metadata();
  return format === 'svg'
    ? sharp(photo, { density: (72 * usualWidth) / Math.max(across, height) })
    : sharp(photo);
}

/** Reads a picture and turns it upright. Throws a PhotoError. */
export async function readPhoto(photo: string | Buffer): Promise<Size & { pixels: Buffer }> {
  const { data, info } = await open(photo)
    .then((picture) =>
      picture
        .autoOrient()
        .toColorspace('srgb')
        .png({ compressionLevel: 0 })
        .toBuffer({ resolveWithObject: true }),
    )
    .catch(() => {
      throw new PhotoError('it is no picture that can be read; export it as JPEG, PNG, WebP or TIFF');
    });
  return { pixels: data, width: info.width, height: info.height };
}

/**
 * Sets a photograph.
 * @param ground the ground's color as `#RRGGBB`
 * @param focal the middle of the subject
 * @returns a PNG that is 1920 pixels wide, and the new middle of the subject
 * @throws PhotoError
 */
export async function setPhoto(photo: string | Buffer, kind: Kind, ground: string, focal: Place) {
  const found = await readPhoto(photo);
  const panel = leastSize(kind);
  if (found.width < panel.width || found.height < panel.height)
    throw new PhotoError(
      `it has ${found.width} × ${found.height} pixels; at least ${panel.width} × ${panel.height} are needed`,
    );
  const { left, top, subject } = stages[kind];
  const { height } = kinds[kind];
  const wanted = [(subject[0] - left) / (1 - left), (subject[1] - top) / (1 - top)] as const;
  const scale = scaleOf(found, panel, focal, wanted);
  const kept = { width: Math.round(panel.width * scale), height: Math.round(panel.height * scale) };
  const from = {
    left: cut(found.width, kept.width, focal[0], wanted[0]),
    top: cut(found.height, kept.height, focal[1], wanted[1]),
  };
  const shown = await sharp(found.pixels)
    .extract({ ...from, ...kept })
    .resize(panel.width, panel.height, { fit: 'fill' })
    .flatten({ background: ground })
    .joinChannel(visibility(kind), { raw: { ...panel, channels: 1 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const pixels = await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([{ input: shown, left: width - panel.width, top: height - panel.height }])
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const share = (part: number, length: number): number => Math.round((part / length) * 1000) / 1000;
  const now: Place = [
    share(width - panel.width + (focal[0] * found.width - from.left) / scale, width),
    share(height - panel.height + (focal[1] * found.height - from.top) / scale, height),
  ];
  return { pixels, focal: now };
}
