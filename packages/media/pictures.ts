/**
 * Makes the files that pages load from the masters of the still lifes. `node packages/media/pictures.ts` handles every master
 * that is newer than its files. `node packages/media/pictures.ts NAME...` handles the named masters in any case. `--quick` takes
 * a third of the time, and the files are a tenth larger or less sharp. `packages/media/still-lifes/render.py` makes the masters,
 * which are not in the repository. A picture without a master does not change. If only a preview exists, an enlarged
 * preview is used until the final master is rendered.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PictureFolder, type Kind, type Master } from './picture-files.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** A finished still life, and the facts from its scene. */
type StillLife = Master & { pixels: string };

/**
 * Scenes in `heroes` are for the hero, scenes in `close-ups` are for pictures inside pages, and all other scenes are
 * banners.
 */
const kindOf = (folder: string): Kind =>
  folder === 'heroes' ? 'hero' : folder === 'close-ups' ? folder : 'banners';

/** Returns the existing masters of both themes. A final master is used before a preview. */
function findMasters(): StillLife[] {
  return globSync('still-lifes/scenes/*/*.py', { cwd: path('.') })
    .toSorted()
    .flatMap((scene) =>
      ['', '-night'].map((light) => ({
        name: `${basename(scene, '.py')}${light}`,
        kind: kindOf(basename(dirname(scene))),
      })),
    )
    .flatMap(({ name, kind }) => {
      const base = [`out/${name}`, `out/${name}.preview`].find((candidate) =>
        existsSync(path(`${candidate}.png`)),
      );
      if (base === undefined) return [];
      const notes = JSON.parse(readFileSync(path(`${base}.json`), 'utf8')) as { focal: [number, number] };
      return [{ name, kind, pixels: path(`${base}.png`), focal: notes.focal }];
    });
}

function isCurrent(master: StillLife, folder: PictureFolder): boolean {
  const made = folder.largestOf(master);
  return (
    master.name in folder.manifest[master.kind] &&
    existsSync(made) &&
    statSync(made).mtimeMs > statSync(master.pixels).mtimeMs
  );
}

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const folder = new PictureFolder(path('../../public/media'));
for (const master of findMasters()) {
  if (wanted.length > 0 ? !wanted.includes(master.name) : isCurrent(master, folder)) continue;
  const line = await folder.write({ ...master, quick: values.quick });
  console.log(master.pixels.endsWith('.preview.png') ? line.replace('  ', ' (preview)  ') : line);
}
