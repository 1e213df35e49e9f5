/** Copies pictures to names that carry their content's hash, so that browsers may keep them for good. */
import { createHash } from 'node:crypto';
import { copyFileSync, globSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

/** Social networks fetch the share image by its plain address in absolute form, which is replaced too. */
const mediaPath = /\/media\/[\w./-]+\.\w+/g;

/**
 * Copies every file below `media` but the lists of what there is.
 * @returns a function that puts the new names into a document; it throws for a file that is not there
 */
export function hashMedia(media: string, assets: string): (html: string) => string {
  mkdirSync(assets, { recursive: true });
  const names = new Map<string, string>();
  for (const file of globSync('**/*', { cwd: media })) {
    const source = join(media, file);
    if (file.endsWith('.json') || !statSync(source).isFile()) continue;
    const hash = createHash('sha256').update(readFileSync(source)).digest('base64url').slice(0, 8);
    const extension = extname(file);
    const name = `${file.slice(0, -extension.length).replaceAll('/', '-')}-${hash}${extension}`;
    copyFileSync(source, join(assets, name));
    names.set(`/media/${file.replaceAll('\\', '/')}`, `/assets/${name}`);
  }
  return (html) =>
    html.replace(mediaPath, (path) => {
      const name = names.get(path);
      if (!name) throw new Error(`a page names ${path}, which is not in public/`);
      return name;
    });
}
