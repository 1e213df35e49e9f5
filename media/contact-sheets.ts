/**
 * Makes one contact sheet of all banners and close-ups, of the hero's pictures, of a frame of every second of its films,
 * and of all drawings, in `docs/gallery/`: `npm run media:gallery`. From left to right and down in the order of their
 * names. Needs ffmpeg for the films.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeDrawings } from './illustrations/making/make.ts';

const root = join(import.meta.dirname, '..');
const media = join(root, 'public/media');
const target = join(root, 'docs/gallery');

/** A sheet: which pictures, how many beside each other, and the size in pixels each is shown in. */
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

/** The frame of a film at a second. */
const frameAt = (film: string, second: number): Buffer =>
  execFileSync(
    'ffmpeg',
    ['-v', 'error', '-ss', `${second}`, '-i', film, '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-'],
    { cwd: media, maxBuffer: 16 * 1024 * 1024 },
  );

const sheets: readonly Sheet[] = [
  {
    name: 'banners',
    files: found('banners/*-640.avif', 'close-ups/*-640.avif'),
    columns: 5,
    tile: { width: 312, height: 130 },
  },
  {
    name: 'films',
    files: found('films/*-wide.av1.mp4').flatMap((film) =>
      Array.from({ length: seconds }, (_, second) => frameAt(film, second)),
    ),
    columns: seconds,
    tile: { width: 312, height: 176 },
  },
  { name: 'hero', files: found('hero/*-960.avif'), columns: 2, tile: { width: 788, height: 443 } },
  {
    name: 'drawings',
    files: found('illustrations/*/*-light.svg').filter((file) => !file.includes('-compact-')),
    columns: 8,
    tile: { width: 192, height: 130 },
  },
];

/** Lays a sheet out and writes it. */
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
