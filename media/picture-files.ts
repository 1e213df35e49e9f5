/**
 * Writes the files of a picture that pages load: AVIF in four widths, and two sharper files for a picture of the hero.
 * Adds the picture to `public/media/pictures.json`, with the point for crops and the color of its left edge.
 * `webp-copies.ts` makes the file for old browsers.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { bestQuality } from './best-quality.ts';

/** One width of a picture in pixels, and the maximum bytes of its file. */
interface Variant {
  width: number;
  budget: number;
  /**
   * True for a file that is loaded after the visitor's first event (`app/behaviors/sharp-pictures.ts`). Nothing waits for
   * this file.
   */
  fine?: true;
  /** The best quality to try. A better one would not be visible. */
  best?: number;
}

/**
 * The folders below `public/media`. Each has the height of a picture that is 1920 pixels wide, and the maximum bytes of
 * its files.
 */
export const kinds = {
  banners: {
    height: 800,
    variants: [
      // Phones load these, and the largest paint waits for them.
      { width: 640, budget: 6_000, best: 56 },
      { width: 960, budget: 9_000, best: 56 },
      { width: 1440, budget: 15_000 },
      { width: 2880, budget: 24_000, best: 52 },
    ],
    // A banner has a red thing in front of a pale wall. At half the color resolution, the red would spread into the
    // wall. The tiles need the bytes for other details.
    chroma: '4:4:4',
  },
  // Pictures inside pages.
  'close-ups': {
    height: 800,
    variants: [
      { width: 640, budget: 8_000 },
      { width: 960, budget: 12_000 },
      { width: 1440, budget: 20_000 },
      { width: 2880, budget: 24_000, best: 52 },
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

/** The AVIF qualities to try. Below the last quality, tiles and grain are visibly smeared. */
const qualities = [80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40, 36, 32, 28, 24];
/** The quality of many small files. */
const usual = 64;
/** The width in pixels at which a photograph is set, and to which `height` and `blurs` refer. */
export const usualWidth = 1920;

/** The facts about a picture that a page needs. */
interface PictureNote {
  /** The middle of the subject, as shares of width and height from the top left. */
  focal: [x: number, y: number];
  /** The mean color of the leftmost column, as `#rrggbb`. */
  edge: string;
  /** Whose photograph it is, and what allows you to show it. The owner must still replace a text in brackets. */
  license?: string;
  /**
   * The accent of the picture after `media:recolor`, as `#RRGGBB`. A second word `unfinished` means that the run was
   * stopped.
   */
  accent?: string;
}
export type Manifest = Record<Kind, Record<string, PictureNote>>;

/** A finished picture: a file, or the bytes of a file. */
export interface Master {
  name: string;
  kind: Kind;
  pixels: string | Buffer;
  focal: [number, number];
  /**
   * Blurs that may make the file smaller, if the best quality is too large: standard deviations in pixels of a file that is
   * 1920 pixels wide.
   */
  blurs?: readonly number[];
  /** True for a quick encoding: it takes a third of the time, and the file is a tenth larger or less sharp. */
  quick?: boolean;
  /** The effort of the compression from 0 to 9. The default depends on `blurs` and `quick`. */
  effort?: number;
  /** The accent to write, if the picture was recolored. */
  accent?: string;
}

/** The end of the name of a file, without its format. */
const suffixOf = ({ fine, width }: Variant): string => `${fine ? 'fine-' : ''}${width}`;

/** The folder `public/media` with its list of pictures. */
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

  /** Returns the file with the most pixels of a picture. */
  largestOf(picture: Pick<Master, 'kind' | 'name'>): string {
    const { variants } = kinds[picture.kind];
    const [largest] = variants.toSorted((a, b) => b.width - a.width);
    return this.fileOf(picture, `${largest ? suffixOf(largest) : ''}.avif`);
  }

  /** Writes every file of a picture, and notes the picture. Returns a line for the report. */
  async write(master: Master): Promise<string> {
    mkdirSync(join(this.#folder, master.kind), { recursive: true });
    // If a run stops between two files, the next run must not take a recolored file for the original.
    const [before] = /^#\w+/.exec(this.manifest[master.kind][master.name]?.accent ?? '') ?? [''];
    if (master.accent !== undefined) this.#note(master, { accent: `${before} unfinished`.trimStart() });
    const report: string[] = [];
    let near: number | undefined;
    for (const variant of kinds[master.kind].variants as Variant[]) {
      const { avif, quality, blur } = await encode(master, variant, variant.fine ? qualities[0] : near);
      near = quality;
      const suffix = suffixOf(variant);
      writeFileSync(this.fileOf(master, `${suffix}.avif`), avif);
      const soft = blur > 0 ? `, softened by ${blur}` : '';
      const over = avif.length > variant.budget ? ' OVER BUDGET' : '';
      report.push(`${suffix}: ${avif.length} B at q${quality}${soft}${over}`);
    }
    this.#note(master, {
      edge: await leftEdge(master),
      ...(master.accent !== undefined && { accent: master.accent }),
    });
    return `${master.kind}/${master.name}  ${report.join(', ')}`;
  }

  /** Returns who owns a picture and what allows to show it; undefined if nobody has said this yet. */
  licenseOf(folder: string, name: string): string | undefined {
    const list: Record<string, Record<string, Partial<PictureNote>>> = this.manifest;
    return list[folder]?.[name]?.license;
  }

  /** Notes the license of a picture. People, marks and logos of the owner have nothing else in the list. */
  noteLicense(folder: string, name: string, license: string): void {
    const list: Record<string, Record<string, Partial<PictureNote>>> = this.manifest;
    const notes = (list[folder] ??= {});
    notes[name] = { ...notes[name], license };
    this.#writeManifest();
  }

  #note({ kind, name, focal }: Master, note: Partial<PictureNote>): void {
    const notes = this.manifest[kind];
    notes[name] = { focal, edge: notes[name]?.edge ?? '', ...note };
    this.#writeManifest();
  }

  /** Writes the list with its keys in order. So a new version of one picture changes one line. */
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

/**
 * Encodes one width at the best quality within its maximum bytes. If no quality is small enough, and `blurs` allows it,
 * blurs the picture.
 * @param near the quality to try first, such as that of another width; it changes the time, and not the result
 */
export async function encode(master: Master, { width, budget, fine, best }: Variant, near: number = usual) {
  const { pixels, kind, blurs, quick } = master;
  // Still lifes are encoded once, so the best compression is worth its time. The owner of a photograph waits for the
  // result.
  const effort = master.effort ?? (blurs || quick ? 4 : 9);
  const tried = qualities.filter((quality) => quality <= (best ?? 100));
  const start = Math.max(0, tried.indexOf(near));
  const scaled = async (blur: number): Promise<Buffer> => {
    // A photograph may have fewer pixels than the widest file. An enlarged file would be larger and not sharper.
    const picture = sharp(pixels).resize(width, null, { withoutEnlargement: true });
    const soft = blur > 0 ? picture.blur(Math.max(0.3, (blur * width) / usualWidth)) : picture;
    return soft.png({ compressionLevel: 0 }).toBuffer();
  };
  const print = (from: Buffer, at: number): Promise<Buffer> =>
    sharp(from)
      .avif({ quality: tried[at] ?? 0, effort, chromaSubsampling: fine ? '4:4:4' : kinds[kind].chroma })
      .toBuffer();
  const search = (from: Buffer, first: number) =>
    bestQuality((at) => print(from, at), { count: tried.length, budget, start: first });
  let blur = 0;
  let found = await search(await scaled(blur), start);
  for (const more of blurs ?? []) {
    if (found.fits) break;
    blur = more;
    found = await search(await scaled(blur), tried.length - 1);
  }
  return { avif: found.file, quality: tried[found.at] ?? 0, blur };
}

async function leftEdge({ pixels }: Master): Promise<string> {
  const { height } = await sharp(pixels).metadata();
  // There are two steps, because stats() describes the input file and not the result of the pipeline.
  const column = await sharp(pixels).extract({ left: 0, top: 0, width: 1, height }).png().toBuffer();
  const { channels } = await sharp(column).stats();
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`;
}
