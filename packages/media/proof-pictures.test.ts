import sharp from 'sharp';
import { expect, test } from 'vitest';
import { markFiles, portraitFiles } from './proof-pictures.ts';
import { PhotoError } from './photo-set.ts';

/** A blue photograph with a white square around a place. */
async function photo(width: number, height: number, [x, y]: [number, number]): Promise<Buffer> {
  const canvas = (side: { width: number; height: number }, background: string) =>
    sharp({ create: { ...side, channels: 3, background } }).png({ compressionLevel: 1 });
  const square = await canvas({ width: 80, height: 80 }, '#ffffff').toBuffer();
  const at = { left: Math.round(x * width) - 40, top: Math.round(y * height) - 40 };
  return canvas({ width, height }, '#204060')
    .composite([{ input: square, ...at }])
    .toBuffer();
}

async function redAt(file: Buffer | undefined, left: number, top: number): Promise<number | undefined> {
  const pixels = await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return pixels[0];
}

test('a portrait is cut to 4:5 around the face', async () => {
  const files = await portraitFiles(await photo(2000, 1200, [0.7, 0.4]), [0.7, 0.4]);
  const sizes = await Promise.all(
    Object.entries(files).map(async ([suffix, bytes]) => {
      const { width, height } = await sharp(bytes).metadata();
      return [suffix, width, height];
    }),
  );
  expect(sizes).toEqual([
    ['320.avif', 320, 400],
    ['640.avif', 640, 800],
    ['640.webp', 640, 800],
  ]);
  expect(await redAt(files['640.webp'], 320, 320)).toBeGreaterThan(240);
  expect(await redAt(files['640.webp'], 60, 320)).toBeLessThan(60);
});

test('a portrait that is too small is refused with the size that it needs', async () => {
  await expect(portraitFiles(await photo(600, 800, [0.5, 0.5]), [0.5, 0.5])).rejects.toThrow(
    new PhotoError('it has 600 × 800 pixels; at least 640 × 800 are needed'),
  );
});

test('a mark lies in the middle of white paper, and a drawing fills it', async () => {
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10H0z"/></svg>';
  const { '480.webp': file } = await markFiles(Buffer.from(square));
  expect(await sharp(file).metadata()).toMatchObject({ width: 480, height: 240 });
  expect(await redAt(file, 5, 120)).toBeGreaterThan(250);
  expect(await redAt(file, 240, 120)).toBeLessThan(5);
  expect(await redAt(file, 240, 30)).toBeLessThan(5);
});
