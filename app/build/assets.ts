/**
 * Prepares files for serving. Pictures get names with a hash, so that browsers may cache them without limit. Texts get
 * compressed copies, so that the server need not compress them for each answer.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const mediaPath = /\/media\/[\w./-]+\.\w+/g;

/** Matches the end of a file name: theme, purpose and width of a picture, or cut and codec of a film. */
const variant = /(?:-night)?(?:(?:-compact|-fine)?(?:-light|-dark|-\d+)|-(?:wide|phone)\.(?:av1|h264))$/;

function filesByPicture(media: string): Map<string, string[]> {
  const files = globSync('**/*.*', { cwd: media }).filter((file) => !file.endsWith('.json'));
  return Map.groupBy(files.toSorted(), (file) => file.slice(0, -extname(file).length).replace(variant, ''));
}

/**
 * Copies every media file below `media`. The files of one picture share a hash, because a document that names several
 * of these files then compresses better.
 * @returns a function that puts the new names into a document and throws for a file that does not exist
 */
export function hashMedia(media: string, assets: string): (html: string) => string {
  mkdirSync(assets, { recursive: true });
  const names = new Map<string, string>();
  for (const [picture, files] of filesByPicture(media)) {
    const hash = createHash('sha256');
    for (const file of files) hash.update(readFileSync(join(media, file)));
    const prefix = `${picture.replaceAll(/[\\/]/g, '-')}-${hash.digest('base64url').slice(0, 6)}`;
    for (const file of files) {
      const name = prefix + file.slice(picture.length);
      copyFileSync(join(media, file), join(assets, name));
      names.set(`/media/${file.replaceAll('\\', '/')}`, `/assets/${name}`);
    }
  }
  return (html) =>
    html.replace(mediaPath, (path) => {
      const name = names.get(path);
      if (!name) throw new Error(`a page names ${path}, which is not in public/`);
      return name;
    });
}

const textFiles = '**/*.{html,js,css,svg,json,xml,txt,webmanifest}';

export function compressFiles(folder: string): void {
  for (const file of globSync(textFiles, { cwd: folder })) {
    const path = join(folder, file);
    const bytes = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
