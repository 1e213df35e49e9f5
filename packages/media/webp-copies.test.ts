import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWebpCopies } from './webp-copies.ts';

let media: string;
beforeEach(async () => {
  media = mkdtempSync(join(tmpdir(), 'webp-copies-'));
  mkdirSync(join(media, 'banners'));
  const picture = sharp({ create: { width: 144, height: 60, channels: 3, background: '#cc150a' } });
  for (const width of [960, 1440])
    await picture.avif({ effort: 0 }).toFile(join(media, `banners/azure-${width}.avif`));
});
afterEach(() => rmSync(media, { recursive: true }));

const copy = (): string => join(media, 'banners/azure-1440.webp');

test('a picture has one WebP file, which is made again only after the picture has changed', async () => {
  expect(await makeWebpCopies(media)).toBe(1);
  expect(await sharp(copy()).metadata()).toMatchObject({ format: 'webp', width: 144, height: 60 });
  expect(existsSync(join(media, 'banners/azure-960.webp'))).toBe(false);
  expect(await makeWebpCopies(media)).toBe(0);
  const later = new Date(statSync(copy()).mtimeMs + 1000);
  utimesSync(join(media, 'banners/azure-1440.avif'), later, later);
  expect(await makeWebpCopies(media)).toBe(1);
});

test('the copy of a picture that was deleted goes too; the photographs of people stay', async () => {
  mkdirSync(join(media, 'people'));
  writeFileSync(join(media, 'people/ana-640.webp'), '');
  writeFileSync(join(media, 'banners/gone-1440.webp'), '');
  await makeWebpCopies(media);
  expect(existsSync(join(media, 'banners/gone-1440.webp'))).toBe(false);
  expect(existsSync(join(media, 'people/ana-640.webp'))).toBe(true);
});
