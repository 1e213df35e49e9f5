import sharp, { type Noise } from 'sharp';
import { describe, expect, test } from 'vitest';
import { encode, type Master } from './picture-files.ts';
import { leastSize, PhotoError, setPhoto, type Place } from './photo-set.ts';

const ground = '#F6F4F0';
const canvas = (width: number, height: number, noise?: Noise) =>
  sharp({ create: { width, height, channels: 3, background: '#204060', ...(noise && { noise }) } });
/** A dark photograph with a white square in the middle of a place. */
async function photo(width: number, height: number, [x, y]: Place): Promise<Buffer> {
  const square = canvas(40, 40).linear(0, 255).png();
  const at = { left: Math.round(x * width) - 20, top: Math.round(y * height) - 20 };
  return canvas(width, height)
    .composite([{ input: await square.toBuffer(), ...at }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function colorAt(pixels: Buffer, [x, y]: Place, width = 1920, height = 800): Promise<number[]> {
  const place = { left: Math.round(x * width), top: Math.round(y * height), width: 1, height: 1 };
  return [...(await sharp(pixels).extract(place).raw().toBuffer())];
}

describe('a photograph in the place of a banner', () => {
  test('leaves the ground where the words and the navigation stand, and is itself at the right', async () => {
    const { pixels } = await setPhoto(await photo(1600, 1000, [0.5, 0.5]), 'banners', ground, [0.5, 0.5]);
    expect(await sharp(pixels).metadata()).toMatchObject({ width: 1920, height: 800, channels: 3 });
    for (const place of [
      [0, 0.5],
      [0.33, 0.9],
      [0.9, 0.1],
    ] as Place[])
      expect(await colorAt(pixels, place)).toEqual([0xf6, 0xf4, 0xf0]);
    expect(await colorAt(pixels, [0.95, 0.9])).toEqual([0x20, 0x40, 0x60]);
  });

  test.each<Place>([
    [0.5, 0.5],
    [0.2, 0.3],
    [0.9, 0.8],
  ])('has its subject where it is said to be: %s, %s', async (x, y) => {
    const { pixels, focal } = await setPhoto(await photo(2600, 1700, [x, y]), 'banners', ground, [x, y]);
    const [red = 0] = await colorAt(pixels, focal);
    const [beside = 0] = await colorAt(pixels, [focal[0], Math.min(0.99, focal[1] + 0.12)]);
    expect(red).toBeGreaterThan(beside + 20);
  });

  test('is held upright as the camera noted it', async () => {
    const { width, height } = leastSize('banners');
    const turned = await canvas(height, width).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await expect(setPhoto(turned, 'banners', ground, [0.5, 0.5])).resolves.toBeDefined();
  });

  test('that is too small is refused with the size it needs, and what is no picture too', async () => {
    const small = setPhoto(await photo(800, 600, [0.5, 0.5]), 'banners', ground, [0.5, 0.5]);
    await expect(small).rejects.toThrow(
      new PhotoError('it has 800 × 600 pixels; at least 1267 × 688 are needed'),
    );
    const words = setPhoto(Buffer.from('hello'), 'banners', ground, [0.5, 0.5]);
    await expect(words).rejects.toThrow(/no picture that can be read/);
  });
});

test('what has more detail than its file may hold is softened until it fits, and only a photograph', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const pixels = await canvas(480, 200, noise).png().toBuffer();
  const master: Master = { name: 'a', kind: 'banners', pixels, focal: [0.5, 0.5], effort: 2 };
  const variant = { width: 240, budget: 500 };
  const soft = await encode({ ...master, blurs: [4, 16, 32, 64] }, variant);
  expect(soft.avif.length).toBeLessThanOrEqual(variant.budget);
  expect(soft.blur).toBeGreaterThan(0);
  const sharpOne = await encode(master, variant);
  expect([sharpOne.blur, sharpOne.quality]).toEqual([0, 24]);
});
