import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { PictureFolder } from '../picture-files.ts';
import { turnsTo } from './accents.ts';
import { originalOf, recolorPicture } from './pictures.ts';
import { turnAccent, type Rgb } from './turn-accent.ts';

const red = '#CC150A';
const toBlue = turnAccent(red, '#1F5FD0');
const toYellow = turnAccent(red, '#FFD400');

describe('one color', () => {
  test('the accent becomes the new accent', () => {
    expect(toBlue([0xcc, 0x15, 0x0a])).toEqual([0x1f, 0x5f, 0xd0]);
    expect(toYellow([0xcc, 0x15, 0x0a])).toEqual([0xff, 0xd4, 0x00]);
  });

  test.each<[string, Rgb]>([
    ['white', [255, 255, 255]],
    ['paper', [0xf6, 0xf4, 0xf0]],
    ['stone', [0xd8, 0xd2, 0xc8]],
    ['brown stone', [0x8a, 0x7c, 0x6a]],
    ['ink', [0x15, 0x16, 0x1a]],
    ['a violet ground', [0x2f, 0x2c, 0x32]],
    ['black', [0, 0, 0]],
  ])('%s stays as it is', (_, color) => {
    for (const turn of [toBlue, toYellow])
      for (const [index, part] of turn(color).entries())
        expect(Math.abs(part - (color[index] ?? 0))).toBeLessThanOrEqual(3);
  });

  test('shadow and edge of a red thing have no red left, and keep their order from dark to light', () => {
    const shades: Rgb[] = [
      [0x4a, 0x08, 0x04],
      [0x8a, 0x10, 0x08],
      [0xcc, 0x15, 0x0a],
      [0xe1, 0x85, 0x7d],
      [0xf0, 0xd0, 0xcc],
    ];
    const blues = shades.map(toBlue);
    for (const [r, , b] of blues) expect(b).toBeGreaterThan(r);
    const lightness = blues.map((parts) => parts.reduce((sum, part) => sum + part, 0));
    expect(lightness).toEqual(lightness.toSorted((a, b) => a - b));
  });
});

describe('which accent a picture gets', () => {
  const css = `--accent: #1f5fd0; --drawing-accent: light-dark(#1f5fd0, #3b78e6); --link: var(--accent);`;
  const turnOf = turnsTo(css);

  test('a thing by day, a thing by night and a ground have colors of their own', () => {
    expect(turnOf('a', { edge: '#f6f4f0' })).toEqual({ from: '#D3170B', to: '#1F5FD0' });
    expect(turnOf('a-night', { edge: '#767170' })).toEqual({ from: '#E5281C', to: '#3B78E6' });
    expect(turnOf('a', { edge: '#15161a' })?.to).toBe('#3B78E6');
    expect(turnOf('a', { edge: '#cc150a' })).toEqual({ from: red, to: '#1F5FD0' });
  });

  test('a finished picture is left, one of another accent or of a run that stopped is not', () => {
    expect(turnOf('a', { edge: '#f6f4f0', accent: '#1F5FD0' })).toBeUndefined();
    expect(turnOf('a', { edge: '#f6f4f0', accent: '#FFD400' })?.to).toBe('#1F5FD0');
    expect(turnOf('a', { edge: '#ffd400', accent: '#FFD400 unfinished' })?.from).toBe(red);
  });

  test('the delivered pictures have the delivered accent', () => {
    const delivered = turnsTo('--accent: #cc150a; --drawing-accent: light-dark(#d3170b, #e5281c);');
    expect(delivered('a', { edge: '#f6f4f0' })).toBeUndefined();
  });
});

describe('the files of a picture', () => {
  const root = mkdtempSync(join(tmpdir(), 'recolor-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const folder = new PictureFolder(root);
  const picture = { kind: 'banners', name: 'a', focal: [0.5, 0.5] as [number, number] } as const;
  const square = { create: { width: 200, height: 200, channels: 3, background: red } } as const;

  async function middle(): Promise<number[]> {
    const place = { left: 310, top: 130, width: 1, height: 1 };
    return [...(await sharp(folder.fileOf(picture, '640.avif')).extract(place).raw().toBuffer())];
  }

  test('are turned to one accent after another from the same original', async () => {
    const pixels = await sharp({ create: { width: 1920, height: 800, channels: 3, background: '#f6f4f0' } })
      .composite([{ input: await sharp(square).png().toBuffer(), gravity: 'center' }])
      .png()
      .toBuffer();
    await folder.write({ ...picture, pixels, effort: 0 });
    const originals = join(root, 'originals');
    const turn = async (to: string): Promise<number[]> => {
      await recolorPicture(folder, originals, picture, { from: red, to });
      expect(folder.manifest.banners['a']).toMatchObject({ accent: to });
      return middle();
    };
    const [, , blue = 0] = await turn('#1F5FD0');
    expect(blue).toBeGreaterThan(0xc0);
    const original = readFileSync(originalOf(originals, picture));
    const [r = 0, g = 0, b = 0] = await turn('#1A7F4B');
    expect(g).toBeGreaterThan(Math.max(r, b) + 0x20);
    expect(readFileSync(originalOf(originals, picture))).toEqual(original);
  });

  test('a photograph of the owner is not enlarged', async () => {
    const named = { ...picture, name: 'b' };
    const pixels = await sharp({ create: { width: 1920, height: 800, channels: 3, background: '#f6f4f0' } })
      .png()
      .toBuffer();
    await folder.write({ ...named, pixels, effort: 0 });
    expect(folder.largestOf(named)).toBe(folder.fileOf(named, '2880.avif'));
    expect((await sharp(folder.largestOf(named)).metadata()).width).toBe(1920);
  });
});
