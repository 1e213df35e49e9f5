/**
 * Prepares files for serving. Pictures get names with a hash, so that browsers may cache them without limit. Texts get
 * compressed copies, so that the server need not compress them for each answer.
 */
import { createHash, randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const mediaPath = /\/media\/[\w./-]+\.\w+/g;

/**
 * Matches the end of a file name: theme, purpose and width of a picture, the value that a drawing shows, or cut and
 * codec of a film.
 */
const variant =
  /(?:-night)?(?:(?:-v\d)?(?:(?:-compact|-fine)?(?:-light|-dark|-\d+))|-(?:wide|phone)\.(?:av1|h264))$/;

function filesByPicture(media: string): Map<string, string[]> {
  const files = globSync('**/*.*', { cwd: media }).filter((file) => !file.endsWith('.json'));
  return Map.groupBy(files.toSorted(), (file) => file.slice(0, -extname(file).length).replace(variant, ''));
}

/**
 * Copies every media file below some folders. The files of one picture share a hash, because a document that names
 * several of these files then compresses better.
 * @param folders each folder by its address below `/media/`, such as `logos/`
 * @returns a function that puts the new names into a document and throws for a file that does not exist
 */
export function hashMedia(
  folders: Readonly<Record<string, string>>,
  assets: string,
): (html: string) => string {
  mkdirSync(assets, { recursive: true });
  const names = new Map<string, string>();
  const pictures = Object.entries(folders).flatMap(([address, folder]) =>
    [...filesByPicture(folder)].map(([picture, files]) => ({ address, folder, picture, files })),
  );
  for (const { address, folder, picture, files } of pictures) {
    const hash = createHash('sha256');
    for (const file of files) hash.update(readFileSync(join(folder, file)));
    const begin = (address + picture).replaceAll(/[\\/]/g, '-');
    const prefix = `${begin}-${hash.digest('base64url').slice(0, 6)}`;
    for (const file of files) {
      const name = prefix + file.slice(picture.length);
      copyFileSync(join(folder, file), join(assets, name));
      names.set(`/media/${address}${file.replaceAll('\\', '/')}`, `/assets/${name}`);
    }
  }
  return (html) =>
    html.replace(mediaPath, (path) => {
      const name = names.get(path);
      if (!name) throw new Error(`a page names ${path}, which is not in public/`);
      return name;
    });
}

const textFiles = '**/*.{html,js,css,svg,json,xml,txt,webmanifest,csv}';

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

const weekMilliseconds = 7 * 24 * 3600 * 1000;

/**
 * Writes a `.br` and a `.gz` copy beside each text file below `folder`. Compression takes most of a build's time, so
 * the folder `cache` keeps each copy by the hash of its text, and later builds take the copy from there.
 */
export async function compressFiles(folder: string, cache: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const used = new Set<string>();
  const write = async (path: string, format: keyof typeof compress): Promise<void> => {
    const bytes = readFileSync(path);
    const name = `${createHash('sha256').update(bytes).digest('hex')}.${format}`;
    const copy = join(cache, name);
    used.add(name);
    if (!existsSync(copy)) {
      // Another build may read the cache at the same time. The copy must appear there whole or not at all.
      const part = `${copy}-${process.pid}-${randomUUID()}`;
      writeFileSync(part, await compress[format](bytes));
      renameSync(part, copy);
    }
    copyFileSync(copy, `${path}.${format}`);
  };
  await Promise.all(
    globSync(textFiles, { cwd: folder }).flatMap((file) =>
      (['br', 'gz'] as const).map((format) => write(join(folder, file), format)),
    ),
  );
  for (const name of readdirSync(cache)) {
    const copy = join(cache, name);
    if (!used.has(name) && statSync(copy).mtimeMs < Date.now() - weekMilliseconds) rmSync(copy);
  }
}
