/**
 * Makes the share images of a build. Drawing an image takes a fifth of a second. So each image is kept under the hash
 * of everything from which it is made. If nothing has changed, a build draws nothing.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { colors } from '../brand/colors.ts';
import { markBounds, markDrawing } from '../brand/mark-shape.ts';
import { headingTypeface } from '../brand/font-choice.ts';
import { readFont, readTypeface } from '../brand/typeface.ts';
import { type ShareScene, type Tone, drawShareImage, shareSize } from './share-image.ts';

/** A page that gets a share image. */
export interface SharedPage {
  /** The address of the page. */
  path: string;
  /** The title on the image. */
  title: string;
  /** A set of pictures below `public/media`, such as `banners/azure`. */
  picture: string;
  /** The color tone of the picture. */
  tone: Tone;
}

/** A finished image. The size is in pixels. */
export interface ShareImage {
  /** Absolute path on the site. */
  path: string;
  width: number;
  height: number;
  /** The title on the image, beside the company's name. */
  title: string;
}

/** The font of the headings. */
const face = headingTypeface();

/** The middle of the subject if none is noted. The subject of every still life is a little right of the middle. */
const usualFocal: ShareScene['focal'] = [0.71, 0.5];

type Notes = Record<string, Record<string, { focal: [number, number] }>>;

function sceneOf(root: string, company: string, { title, picture, tone }: SharedPage): ShareScene {
  const media = join(root, 'public/media');
  const notes = JSON.parse(readFileSync(join(media, 'pictures.json'), 'utf8')) as Notes;
  const [folder = '', name = ''] = picture.split('/');
  return {
    title,
    company,
    tone,
    // A share image is 1200 pixels wide.
    picture: readFileSync(join(media, `${picture}-1440.avif`)),
    focal: notes[folder]?.[name]?.focal ?? usualFocal,
  };
}

/** Returns a hash of everything on which all images depend: the font, the tools and the drawing code. */
async function sharedKey(): Promise<string> {
  const hash = createHash('sha256').update(
    JSON.stringify([face.axes, sharp.versions, colors, markBounds, markDrawing]),
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

/** Returns a kept image. If there is none, draws the image and keeps it. */
async function keptOrDrawn(file: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) return readFileSync(file);
  const drawn = await draw();
  mkdirSync(dirname(file), { recursive: true });
  // The file gets its name in one step, because another build may read it.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, drawn);
  renameSync(unfinished, file);
  return drawn;
}

/**
 * Makes the images and writes them. The names contain a hash of the content.
 * @param root the project's folder
 * @param site the folder of the public site
 * @param keep a folder for images that later builds use again
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
  const words = [company, ...pages.map(({ title }) => title)].join('');
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
