/**
 * Writes the files the pages load of a picture: AVIF in four widths and one WebP to fall back on, of a hero two fine ones
 * besides, and notes it in `public/media/pictures.json`, which says where to crop and which color the left edge has.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** One width of a picture: pixels, and how many bytes it may have. */
interface Variant {
  width: number;
  budget: number;
  /** For who has given a sign of being there (`app/behaviors/sharp-hero.ts`); nothing waits for its bytes. */
  fine?: true;
}

/** Folders below `public/media`: the height of the widest file that pages name, 1920 pixels wide, and what each file may weigh. */
export const kinds = {
  banners: {
    height: 800,
    variants: [
      { width: 640, budget: 6_000 },
      { width: 960, budget: 9_000 },
      { width: 1440, budget: 15_000 },
      { width: 1920, budget: 20_000 },
    ],
    // A banner’s red thing stands before a pale wall and bleeds at half the color resolution; tiles need the bytes elsewhere.
    chroma: '4:4:4',
  },
  // Inside pages.
  'close-ups': {
    height: 800,
    variants: [
      { width: 640, budget: 8_000 },
      { width: 960, budget: 12_000 },
      { width: 1440, budget: 20_000 },
      { width: 1920, budget: 26_000 },
    ],
    chroma: '4:4:4',
  },
  hero: {
    height: 1080,
    variants: [
      { width: 640, budget: 8_000 },
      { width: 960, budget: 12_000 },
      { width: 1440, budget: 18_000 },
      { width: 1920, budget: 20_480 },
      { width: 1600, budget: 45_000, fine: true },
      { width: 2560, budget: 90_000, fine: true },
    ],
    chroma: '4:2:0',
  },
} satisfies Record<string, { height: number; variants: Variant[]; chroma: string }>;

export type Kind = keyof typeof kinds;

/** AVIF qualities to choose from; below the last, tiles and grain smear visibly. */
const qualities = [80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40, 36, 32, 28, 24];
/** Pixels of the widest file that pages name. */
export const widest = 1920;
export const fallback = { width: 1440, quality: 76 };

/** What a page has to know about a picture. */
interface PictureNote {
  /** The middle of what it shows, as shares of width and height from the top left. */
  focal: [x: number, y: number];
  /** The mean color of the leftmost column, as `#rrggbb`. */
  edge: string;
  /** Whose photograph it is and what allows you to show it. A text in brackets is still to be replaced. */
  license?: string;
}
export type Manifest = Record<Kind, Record<string, PictureNote>>;

/** A developed picture: a file, or the bytes of one. */
export interface Master {
  name: string;
  kind: Kind;
  pixels: string | Buffer;
  focal: [number, number];
  /** Blurs that may make it lighter where its finest detail has no room: standard deviations in pixels of the widest file. */
  blurs?: readonly number[];
  /** Encoded in a third of the time, a tenth larger or that much softer. */
  quick?: boolean;
  /** The license to note if none is noted yet. */
  license?: string;
}

/** The folder whose pictures are written, `public/media`, and its list of them. */
export class PictureFolder {
  readonly #folder: string;
  readonly manifest: Manifest;

  constructor(folder: string) {
    this.#folder = folder;
    const file = join(folder, 'pictures.json');
    this.manifest = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest)
      : { banners: {}, 'close-ups': {}, hero: {} };
  }

  fileOf({ kind, name }: Pick<Master, 'kind' | 'name'>, suffix: string): string {
    return join(this.#folder, kind, `${name}-${suffix}`);
  }

  /** Writes every file of a picture and notes it. Returns a line for the report. */
  async write(master: Master): Promise<string> {
    mkdirSync(join(this.#folder, master.kind), { recursive: true });
    const report: string[] = [];
    for (const variant of kinds[master.kind].variants as Variant[]) {
      const { avif, quality, blur } = await encode(master, variant);
      const suffix = `${variant.fine ? 'fine-' : ''}${variant.width}`;
      writeFileSync(this.fileOf(master, `${suffix}.avif`), avif);
      const soft = blur > 0 ? `, softened by ${blur}` : '';
      const over = avif.length > variant.budget ? ' OVER BUDGET' : '';
      report.push(`${suffix}: ${avif.length} B at q${quality}${soft}${over}`);
    }
    const webp = sharp(master.pixels).resize(fallback.width).webp({ quality: fallback.quality, effort: 6 });
    await webp.toFile(this.fileOf(master, `${fallback.width}.webp`));
    const notes = this.manifest[master.kind];
    const license = master.license && (notes[master.name]?.license ?? master.license);
    notes[master.name] = {
      focal: master.focal,
      edge: await leftEdge(master),
      ...(license !== undefined && { license }),
    };
    this.#writeManifest();
    return `${master.kind}/${master.name}  ${report.join(', ')}`;
  }

  /** With its keys in order, so that rebuilding one picture changes one line. */
  #writeManifest(): void {
    const sorted = Object.fromEntries(
      Object.entries(this.manifest).map(([kind, notes]) => [
        kind,
        Object.fromEntries(Object.entries(notes).toSorted(([a], [b]) => a.localeCompare(b, 'en'))),
      ]),
    );
    const text = JSON.stringify(sorted, null, 2).replaceAll(/\[\s+([\d.]+),\s+([\d.]+)\s+\]/g, '[$1, $2]');
    writeFileSync(join(this.#folder, 'pictures.json'), `${text}\n`);
  }
}

/** Encodes one width at the best quality within its budget, softened if it must and may be. */
export async function encode({ pixels, kind, blurs, quick }: Master, { width, budget, fine }: Variant) {
  // Still lifes are made once, and earn the last byte; a photograph's owner waits for it.
  const effort = blurs || quick ? 4 : 9;
  const scaled = async (blur: number): Promise<Buffer> => {
    // A photograph has no more pixels than the widest file: enlarged it would be heavier and no finer.
    const picture = sharp(pixels).resize(width, null, { withoutEnlargement: fine ?? false });
    const soft = blur > 0 ? picture.blur(Math.max(0.3, (blur * width) / widest)) : picture;
    return soft.png({ compressionLevel: 0 }).toBuffer();
  };
  const print = (from: Buffer, at: number): Promise<Buffer> =>
    sharp(from)
      .avif({ quality: qualities[at] ?? 0, effort, chromaSubsampling: fine ? '4:4:4' : kinds[kind].chroma })
      .toBuffer();
  let blur = 0;
  let source = await scaled(blur);
  let [best, worst] = [0, qualities.length - 1];
  let avif = await print(source, worst);
  for (const more of blurs ?? []) {
    if (avif.length <= budget) break;
    blur = more;
    source = await scaled(blur);
    avif = await print(source, worst);
  }
  // Halves the list instead of walking it: an encoding takes seconds.
  while (best < worst && avif.length <= budget) {
    const middle = Math.floor((best + worst) / 2);
    const candidate = await print(source, middle);
    if (candidate.length <= budget) [worst, avif] = [middle, candidate];
    else best = middle + 1;
  }
  return { avif, quality: qualities[worst] ?? 0, blur };
}

async function leftEdge({ pixels }: Master): Promise<string> {
  const { height } = await sharp(pixels).metadata();
  // In two steps: stats() describes the file, not what a pipeline has made of it.
  const column = await sharp(pixels).extract({ left: 0, top: 0, width: 1, height }).png().toBuffer();
  const { channels } = await sharp(column).stats();
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`;
}
