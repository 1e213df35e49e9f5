/**
 * Makes the files the pages load from the still lifes' masters: AVIF in four widths and one WebP to fall back on, and
 * `public/media/pictures.json`, which says where to crop and which color the left edge has.
 *
 * Run: `node media/pictures.ts` for every master newer than its files, `node media/pictures.ts NAME...` for some in any case.
 * Masters come from `media/still-lifes/render.py` and are not in the repository; a picture without one is left as it is.
 * Where only a preview exists, that is used, enlarged, until the real one is rendered.
 */
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const manifestFile = path('../public/media/pictures.json');

/** One width of a picture: pixels, and how many bytes it may have. */
interface Variant {
  width: number;
  budget: number;
}

/** Folders below `public/media`, and what the files in each may weigh. */
const variants = {
  banners: [
    { width: 640, budget: 6_000 },
    { width: 960, budget: 9_000 },
    { width: 1440, budget: 15_000 },
    { width: 1920, budget: 20_000 },
  ],
  hero: [
    { width: 640, budget: 8_000 },
    { width: 960, budget: 12_000 },
    { width: 1440, budget: 18_000 },
    { width: 1920, budget: 20_480 },
  ],
} satisfies Record<string, Variant[]>;

type Kind = keyof typeof variants;

/** AVIF qualities to choose from; below the last, tiles and grain smear visibly. */
const qualities = [80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40, 36, 32, 28, 24];
/** A banner’s red thing stands before a pale wall and bleeds at half the color resolution; tiles need the bytes elsewhere. */
const chroma = { banners: '4:4:4', hero: '4:2:0' } satisfies Record<Kind, string>;
const fallback = { width: 1440, quality: 76 };

/** What a page has to know about a picture. */
interface PictureNote {
  /** The middle of the hero object, as shares of width and height from the top left. */
  focal: [x: number, y: number];
  /** The mean color of the leftmost column, as `#rrggbb`. */
  edge: string;
}
type Manifest = Record<Kind, Record<string, PictureNote>>;

/** A developed still life, and what its scene says about it. */
interface Master {
  name: string;
  kind: Kind;
  file: string;
  focal: [number, number];
}

/** The masters that exist, finished ones first choice. Scenes in `heroes` are posters, all others banners. */
function findMasters(): Master[] {
  return globSync('still-lifes/scenes/*/*.py', { cwd: path('.') })
    .toSorted()
    .flatMap((scene) => {
      const name = basename(scene, '.py');
      const base = [`out/${name}`, `out/${name}.preview`].find((candidate) =>
        existsSync(path(`${candidate}.png`)),
      );
      if (base === undefined) return [];
      const notes = JSON.parse(readFileSync(path(`${base}.json`), 'utf8')) as { focal: [number, number] };
      const kind = basename(dirname(scene)) === 'heroes' ? 'hero' : 'banners';
      return [{ name, kind, file: path(`${base}.png`), focal: notes.focal }];
    });
}

function target(master: Master, suffix: string): string {
  return path(`../public/media/${master.kind}/${master.name}-${suffix}`);
}

function isCurrent(master: Master, manifest: Manifest): boolean {
  const made = target(master, `${fallback.width}.webp`);
  return (
    master.name in manifest[master.kind] &&
    existsSync(made) &&
    statSync(made).mtimeMs > statSync(master.file).mtimeMs
  );
}

/** Encodes one width at the best quality within its budget. Returns a line for the report. */
async function encode(master: Master, { width, budget }: Variant): Promise<string> {
  const pixels = await sharp(master.file).resize(width).png({ compressionLevel: 0 }).toBuffer();
  const print = (quality: number): Promise<Buffer> =>
    sharp(pixels).avif({ quality, effort: 9, chromaSubsampling: chroma[master.kind] }).toBuffer();
  // Halves the list instead of walking it: an encoding takes seconds.
  let [best, worst] = [0, qualities.length - 1];
  let avif: Buffer | undefined;
  while (best < worst) {
    const middle = best === 0 && avif === undefined ? 0 : Math.floor((best + worst) / 2);
    const candidate = await print(qualities[middle] ?? 0);
    if (candidate.length <= budget) [worst, avif] = [middle, candidate];
    else best = middle + 1;
  }
  avif ??= await print(qualities[worst] ?? 0);
  writeFileSync(target(master, `${width}.avif`), avif);
  return `${width}: ${avif.length} B at q${qualities[worst]}${avif.length > budget ? ' OVER BUDGET' : ''}`;
}

async function leftEdge(master: Master): Promise<string> {
  const { height } = await sharp(master.file).metadata();
  // In two steps: stats() describes the file, not what a pipeline has made of it.
  const column = await sharp(master.file).extract({ left: 0, top: 0, width: 1, height }).png().toBuffer();
  const { channels } = await sharp(column).stats();
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`;
}

/** The manifest with its keys in order, so that rebuilding one picture changes one line. */
function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(
    Object.entries(manifest).map(([kind, notes]) => [
      kind,
      Object.fromEntries(Object.entries(notes).toSorted(([a], [b]) => a.localeCompare(b, 'en'))),
    ]),
  );
  const text = JSON.stringify(sorted, null, 2).replaceAll(/\[\s+([\d.]+),\s+([\d.]+)\s+\]/g, '[$1, $2]');
  writeFileSync(manifestFile, `${text}\n`);
}

const wanted = process.argv.slice(2);
const manifest: Manifest = existsSync(manifestFile)
  ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest)
  : { banners: {}, hero: {} };
for (const master of findMasters()) {
  if (wanted.length > 0 ? !wanted.includes(master.name) : isCurrent(master, manifest)) continue;
  mkdirSync(dirname(target(master, '')), { recursive: true });
  const report: string[] = [];
  for (const variant of variants[master.kind]) report.push(await encode(master, variant));
  const webp = sharp(master.file).resize(fallback.width).webp({ quality: fallback.quality, effort: 6 });
  await webp.toFile(target(master, `${fallback.width}.webp`));
  manifest[master.kind][master.name] = { focal: master.focal, edge: await leftEdge(master) };
  writeManifest(manifest);
  console.log(
    `${master.kind}/${master.name}${master.file.endsWith('.preview.png') ? ' (preview)' : ''}  ${report.join(', ')}`,
  );
}
