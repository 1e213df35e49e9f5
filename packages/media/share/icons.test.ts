import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { manifestIcons } from '../../site/build/manifest-icons.ts';
import { writeIcons } from './icons.ts';

test('each icon of the manifest has its size, and a maskable one has nothing outside the circle', async () => {
  const site = mkdtempSync(join(tmpdir(), 'site-icons-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  await writeIcons(site);
  for (const { file, size, purpose } of manifestIcons) {
    const image = sharp(join(site, file));
    const { width, height, format } = await image.metadata();
    expect([width, height, format]).toEqual([size, size, 'png']);
    const pixels = await image.removeAlpha().raw().toBuffer();
    const ground = pixels.subarray(0, 3);
    const far = Array.from({ length: size * size }, (_, at) => ({
      color: pixels.subarray(at * 3, at * 3 + 3),
      radius: Math.hypot((at % size) - size / 2, Math.floor(at / size) - size / 2),
    })).filter(({ color, radius }) => radius > size * 0.4 && !color.equals(ground));
    expect(far.length > 0).toBe(purpose === 'any');
  }
});
