/**
 * Makes the share images of a build. Drawing takes a fifth of a second each, so each is kept under the hash of all
 * that it is made from: a build in which none of that has changed draws nothing.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { lightByDay } from '../../app/pages/pages.ts';
import type { SharedPage, ShareImage } from '../../app/schema/site.ts';
import { colors } from '../brand/colors.ts';
import { markBounds, markDrawing } from '../brand/mark-shape.ts';
import { readFont, readTypeface, type Typeface } from '../brand/typeface.ts';
import { drawShareImage, shareSize, type ShareScene } from './share-image.ts';

/** The headings' own cut (`media/brand/fonts.ts`). */
const face: Typeface = {
  package: '@fontsource-variable/mona-sans',
  file: 'mona-sans-latin-wdth-normal.woff2',
  axes: { wdth: 112, wght: 540 },
};

/** Every still life stands a little right of the middle; this is for a picture of which nothing is noted. */
const usualFocal: ShareScene['focal'] = [0.71, 0.5];

type Notes = Record<string, Record<string, { focal: [number, number] }>>;

function sceneOf(root: string, company: string, { cover, tone }: SharedPage): ShareScene {
  const media = join(root, 'public/media');
  const notes = JSON.parse(readFileSync(join(media, 'pictures.json'), 'utf8')) as Notes;
  const [folder = '', name = ''] = cover.picture.split('/');
  return {
    title: cover.title,
    company,
    tone: lightByDay(tone),
    // The widest file of a set stands for the set.
    picture: readFileSync(join(media, `${cover.picture}-1920.avif`)),
    focal: notes[folder]?.[name]?.focal ?? usualFocal,
  };
}

/** What all images depend on: the typeface, the tools and how they are drawn. */
async function sharedKey(): Promise<string> {
  const hash = createHash('sha256').update(
    JSON.stringify([face, sharp.versions, colors, markBounds, markDrawing]),
  );
  hash.update(await readFont(face));
  for (const folder of [import.meta.dirname, join(import.meta.dirname, '../brand')])
    for (const file of globSync('*.ts', { cwd: folder }).toSorted())
      hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

const keyOf = ({ picture, ...words }: ShareScene, shared: string): string =>
  createHash('sha256')
    .update(JSON.stringify([shared, words]))
    .update(picture)
    .digest('hex');

/** Takes an image from where it is kept, or draws it and keeps it. */
async function keptOrDrawn(file: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) return readFileSync(file);
  const drawn = await draw();
  mkdirSync(dirname(file), { recursive: true });
  // In one step, because another build may be looking for it.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, drawn);
  renameSync(unfinished, file);
  return drawn;
}

/**
 * Makes the images and writes them under names that carry their content's hash.
 * @param root the project's folder
 * @param site the folder that becomes the public site
 * @param keep a folder for what later builds need not draw again
 * @returns each image by its page's address
 */
export async function makeShareImages(
  root: string,
  site: string,
  company: string,
  pages: readonly SharedPage[],
  keep = join(root, 'node_modules/.cache/share-images'),
): Promise<Map<string, ShareImage>> {
  const shared = await sharedKey();
  const words = [company, ...pages.map(({ cover }) => cover.title)].join('');
  const characters = words + words.normalize('NFD');
  let opened: ReturnType<typeof readTypeface> | undefined;
  const font = () => (opened ??= readTypeface(face, characters));
  mkdirSync(join(site, 'assets'), { recursive: true });
  const make = async (page: SharedPage): Promise<[string, ShareImage]> => {
    const scene = sceneOf(root, company, page);
    const kept = join(keep, `${keyOf(scene, shared)}.jpg`);
    const image = await keptOrDrawn(kept, async () => drawShareImage(scene, await font()));
    const hash = createHash('sha256').update(image).digest('base64url').slice(0, 8);
    const path = `/assets/share${page.path.replaceAll('/', '-').replace(/-$/, '')}-${hash}.jpg`;
    writeFileSync(join(site, path), image);
    return [page.path, { path, ...shareSize, title: scene.title }];
  };
  return new Map(await Promise.all(pages.map(make)));
}
