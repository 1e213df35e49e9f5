/** Copies pictures to names that carry their content's hash, so that browsers may keep them for good. */
import { createHash } from 'node:crypto';
import { copyFileSync, globSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

const mediaPath = /\/media\/[\w./-]+\.\w+/g;

/** What the files of one picture have after its name: its light, a width, what it is made for, a theme; of a film its cut and codec. */
const variant = /(?:-night)?(?:(?:-compact|-fine)?(?:-light|-dark|-\d+)|-(?:wide|phone)\.(?:av1|h264))$/;

/** A picture's files: by what each has after the name, its path below the folder. */
type Pictures = Map<string, { file: string; ending: string }[]>;

/** The files below a folder but its lists of what there is, by picture. */
function findPictures(media: string): Pictures {
  const pictures: Pictures = new Map();
  for (const file of globSync('**/*', { cwd: media }).toSorted()) {
    if (file.endsWith('.json') || !statSync(join(media, file)).isFile()) continue;
    const stem = file.slice(0, -extname(file).length);
    const name = stem.replace(variant, '');
    pictures.set(name, [...(pictures.get(name) ?? []), { file, ending: file.slice(name.length) }]);
  }
  return pictures;
}

/**
 * Copies every file below `media` but the lists of what there is. The files of one picture share a hash, which
 * a document that names several of them then carries once.
 * @returns a function that puts the new names into a document; it throws for a file that is not there
 */
export function hashMedia(media: string, assets: string): (html: string) => string {
  mkdirSync(assets, { recursive: true });
  const names = new Map<string, string>();
  for (const [picture, files] of findPictures(media)) {
    const hash = createHash('sha256');
    for (const { file } of files) hash.update(readFileSync(join(media, file)));
    const begin = `${picture.replaceAll(/[\\/]/g, '-')}-${hash.digest('base64url').slice(0, 6)}`;
    for (const { file, ending } of files) {
      copyFileSync(join(media, file), join(assets, begin + ending));
      names.set(`/media/${file.replaceAll('\\', '/')}`, `/assets/${begin}${ending}`);
    }
  }
  return (html) =>
    html.replace(mediaPath, (path) => {
      const name = names.get(path);
      if (!name) throw new Error(`a page names ${path}, which is not in public/`);
      return name;
    });
}
