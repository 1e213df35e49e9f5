/**
 * Makes the files the pages load from the still lifes' masters.
 *
 * Run: `node media/pictures.ts` for every master newer than its files, `node media/pictures.ts NAME...` for some in any case;
 * with `--quick` in a third of the time, a tenth larger or that much softer.
 * Masters come from `media/still-lifes/render.py` and are not in the repository; a picture without one is left as it is.
 * Where only a preview exists, that is used, enlarged, until the real one is rendered.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fallback, PictureFolder, type Kind, type Master } from './picture-files.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** A developed still life, and what its scene says about it. */
type StillLife = Master & { pixels: string };

/** Scenes in `heroes` are posters, those in `close-ups` stand inside pages, all others are banners. */
const kindOf = (folder: string): Kind =>
  folder === 'heroes' ? 'hero' : folder === 'close-ups' ? folder : 'banners';

/** The masters that exist, by day and by night, finished ones first choice. */
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
  const made = folder.fileOf(master, `${fallback.width}.webp`);
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
const folder = new PictureFolder(path('../public/media'));
for (const master of findMasters()) {
  if (wanted.length > 0 ? !wanted.includes(master.name) : isCurrent(master, folder)) continue;
  const line = await folder.write({ ...master, quick: values.quick });
  console.log(master.pixels.endsWith('.preview.png') ? line.replace('  ', ' (preview)  ') : line);
}
