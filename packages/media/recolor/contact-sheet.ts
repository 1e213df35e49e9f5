/** Draws pictures before and after a change of the accent, side by side. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { kinds, type Kind, type PictureFolder } from '../picture-files.ts';
import { originalOf } from './pictures.ts';

const tile = { width: 312, height: 130 };
const gap = 8;
/** The number of pairs in a row. */
const columns = 3;

/**
 * Draws every turned picture. Returns the path of the file; undefined if nothing is turned.
 * @param frames of films, as PNG: one before and one after the turn of each
 */
export async function writeSheet(
  root: string,
  originals: string,
  folder: PictureFolder,
  frames: readonly Buffer[],
): Promise<string | undefined> {
  const pictures = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    Object.entries(folder.manifest[kind])
      .filter(([, { accent }]) => accent !== undefined)
      .flatMap(([name]) => [
        originalOf(originals, { kind, name }),
        folder.fileOf({ kind, name }, '640.avif'),
      ]),
  );
  const files: (string | Buffer)[] = [...pictures, ...frames];
  if (files.length === 0) return undefined;
  const tiles = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file).resize(tile).png().toBuffer(),
      left: gap + (index % (2 * columns)) * (tile.width + gap),
      top: gap + Math.floor(index / (2 * columns)) * (tile.height + gap),
    })),
  );
  const size = {
    width: gap + 2 * columns * (tile.width + gap),
    height: gap + Math.ceil(files.length / (2 * columns)) * (tile.height + gap),
  };
  const target = join(root, '.cache/recolored.png');
  mkdirSync(join(root, '.cache'), { recursive: true });
  await sharp({ create: { ...size, channels: 3, background: '#808080' } })
    .composite(tiles)
    .png()
    .toFile(target);
  return target;
}
