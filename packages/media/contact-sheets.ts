/**
 * Makes contact sheets: `npm run media:gallery`. In `docs/gallery/`, one shows how the service and industry pages of the
 * last build begin. In `packages/media/out/`, which is not in the repository, one shows all banners and close-ups, one the hero's
 * pictures, one a frame of every second of the films, and one all drawings. The pictures are in the order of their names,
 * from left to right and down.
 */
import { globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { framesOf, openingsOf, withBrowser } from './browser-pictures.ts';
import { makeDrawings } from './illustrations/make.ts';

const root = join(import.meta.dirname, '../..');
const media = join(root, 'public/media');
const [kept, working] = [join(root, 'docs/gallery'), join(root, 'packages/media/out')];

/** A contact sheet: its pictures, the number of columns, and the size of a picture in pixels. */
interface Sheet {
  folder: string;
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
const [films, openings] = await withBrowser(async (browser) => [
  await framesOf(
    browser,
    found('films/*-wide.av1.mp4').map((film) => join(media, film)),
    seconds,
  ),
  await openingsOf(browser, join(root, 'dist/site'), ['services', 'industries'], {
    width: 1280,
    height: 2000,
  }),
]);

const sheets: readonly Sheet[] = [
  {
    folder: working,
    name: 'banners',
    files: found('banners/*-640.avif', 'close-ups/*-640.avif'),
    columns: 5,
    tile: { width: 312, height: 130 },
  },
  {
    folder: working,
    name: 'films',
    files: films,
    columns: seconds,
    tile: { width: 312, height: 176 },
  },
  { folder: kept, name: 'openings', files: openings, columns: 8, tile: { width: 192, height: 300 } },
  {
    folder: working,
    name: 'hero',
    files: found('hero/*-960.avif'),
    columns: 2,
    tile: { width: 788, height: 443 },
  },
  {
    folder: working,
    name: 'drawings',
    files: found('illustrations/*/*-light.svg').filter((file) => !/-(?:compact|v\d)-/.test(file)),
    columns: 8,
    tile: { width: 192, height: 130 },
  },
];

/** Draws a contact sheet and writes the file. */
async function write({ folder, name, files, columns, tile: { width, height } }: Sheet): Promise<void> {
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
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.webp`);
  const { size: bytes } = await sharp({ create: { ...size, channels: 3, background: ground } })
    .composite(tiles)
    .webp({ quality: 72, effort: 6 })
    .toFile(file);
  console.log(`${file}: ${files.length} pictures, ${bytes} B`);
}

for (const sheet of sheets) await write(sheet);
