/**
 * Makes contact sheets in `docs/gallery/`: `npm run media:gallery`. One sheet shows all banners and close-ups, one the
 * hero's pictures, one a frame of every second of the films, and one all drawings. The pictures are in the order of
 * their names, from left to right and down.
 */
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { makeDrawings } from './illustrations/make.ts';

const root = join(import.meta.dirname, '..');
const media = join(root, 'public/media');
const target = join(root, 'docs/gallery');

/** A contact sheet: its pictures, the number of columns, and the size of a picture in pixels. */
interface Sheet {
  name: string;
  /** Paths below `public/media`, or the bytes of pictures. */
  files: readonly (string | Buffer)[];
  columns: number;
  tile: { width: number; height: number };
}

await makeDrawings(root);

const gap = 8;
const ground = '#d8d2c8';

const found = (...patterns: string[]): string[] =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: media }).toSorted());

const seconds = 6;

/** Runs in the browser. Returns a frame of each second of a film, as PNG in Base64. */
async function drawFrames({ film, count }: { film: string; count: number }): Promise<string[]> {
  const video = document.createElement('video');
  const has = (event: string) =>
    new Promise((resolve) => video.addEventListener(event, resolve, { once: true }));
  const loaded = has('loadeddata');
  video.src = film;
  await loaded;
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  const frames: string[] = [];
  for (let second = 0; second < count; second += 1) {
    const sought = has('seeked');
    video.currentTime = second;
    await sought;
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    frames.push(bytes.toBase64());
  }
  return frames;
}

/** Returns a frame of every second of each film, as the browser shows it. */
async function framesOf(films: readonly string[]): Promise<Buffer[]> {
  const executablePath = await findChromium();
  if (executablePath === undefined)
    throw new Error('There is no Chromium: run `node scripts/setup.mjs --browser`.');
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  const page = await browser.newPage();
  const frames: Buffer[] = [];
  for (const film of films) {
    const address = `data:video/mp4;base64,${readFileSync(join(media, film), 'base64')}`;
    const drawn = await page.evaluate(drawFrames, { film: address, count: seconds });
    frames.push(...drawn.map((frame) => Buffer.from(frame, 'base64')));
  }
  await browser.close();
  return frames;
}

const sheets: readonly Sheet[] = [
  {
    name: 'banners',
    files: found('banners/*-640.avif', 'close-ups/*-640.avif'),
    columns: 5,
    tile: { width: 312, height: 130 },
  },
  {
    name: 'films',
    files: await framesOf(found('films/*-wide.av1.mp4')),
    columns: seconds,
    tile: { width: 312, height: 176 },
  },
  { name: 'hero', files: found('hero/*-960.avif'), columns: 2, tile: { width: 788, height: 443 } },
  {
    name: 'drawings',
    files: found('illustrations/*/*-light.svg').filter((file) => !/-(?:compact|v\d)-/.test(file)),
    columns: 8,
    tile: { width: 192, height: 130 },
  },
];

/** Draws a contact sheet and writes the file. */
async function write({ name, files, columns, tile: { width, height } }: Sheet): Promise<void> {
  const tiles = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(typeof file === 'string' ? join(media, file) : file)
        .resize(width, height)
        .png()
        .toBuffer(),
      left: gap + (index % columns) * (width + gap),
      top: gap + Math.floor(index / columns) * (height + gap),
    })),
  );
  const size = {
    width: gap + columns * (width + gap),
    height: gap + Math.ceil(files.length / columns) * (height + gap),
  };
  const file = join(target, `${name}.webp`);
  const { size: bytes } = await sharp({ create: { ...size, channels: 3, background: ground } })
    .composite(tiles)
    .webp({ quality: 72, effort: 6 })
    .toFile(file);
  console.log(`${name}.webp: ${files.length} pictures, ${bytes} B`);
}

mkdirSync(target, { recursive: true });
for (const sheet of sheets) await write(sheet);
