/**
 * Makes a WebP file beside each AVIF file of this width: `node packages/media/webp-copies.ts`. Browsers that do not know AVIF show
 * it. The files are not in the repository. A file that is newer than its source does not change.
 */
import { existsSync, globSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const width = 1440;

/** Returns whether a file exists and is newer than its source. */
const isCurrent = (file: string, from: string): boolean =>
  existsSync(file) && statSync(file).mtimeMs > statSync(from).mtimeMs;

/**
 * Makes the missing and the old files in the folders below `media`. Removes files whose source is gone.
 * @returns the number of files made
 */
export async function makeWebpCopies(media: string): Promise<number> {
  for (const file of globSync(`{banners,close-ups,hero}/*-${width}.webp`, { cwd: media }))
    if (!existsSync(join(media, file.replace(/\.webp$/, '.avif')))) rmSync(join(media, file));
  const old = globSync(`{banners,close-ups,hero}/*-${width}.avif`, { cwd: media })
    .map((file) => ({ from: join(media, file), to: join(media, file.replace(/\.avif$/, '.webp')) }))
    .filter(({ from, to }) => !isCurrent(to, from));
  await Promise.all(
    old.map(async ({ from, to }) => {
      // Another build may read or make the file at the same time, so it appears there whole or not at all.
      const unfinished = `${to}.${process.pid}`;
      await sharp(from).webp({ quality: 72, effort: 4 }).toFile(unfinished);
      renameSync(unfinished, to);
    }),
  );
  return old.length;
}

if (import.meta.main) await makeWebpCopies(join(import.meta.dirname, '../../public/media'));
