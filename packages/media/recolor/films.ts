/** Recolors the films. `packages/media/films/film.py` encodes them with ffmpeg, in the same way as a new film. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { turnAccent } from './turn-accent.ts';

const wide = '-wide.av1.mp4';
/**
 * The number of levels of each color in the table for ffmpeg. ffmpeg interpolates between two levels. With 52 levels,
 * all values are whole numbers.
 */
const steps = 52;

/** Returns the programs that films need and that this machine does not have. */
export function missingPrograms(): string[] {
  const encoders = spawnSync('ffmpeg', ['-v', 'error', '-encoders'], { encoding: 'utf8' });
  const hasEncoders =
    encoders.error === undefined && ['libsvtav1', 'libx264'].every((name) => encoders.stdout.includes(name));
  const python = spawnSync('python3', ['--version']);
  return [
    ...(hasEncoders ? [] : ['ffmpeg with libsvtav1 and libx264']),
    ...(python.error === undefined ? [] : ['python3']),
  ];
}

/** Returns a table of colors in the format `.cube`, in which red changes first. */
function cubeOf(from: string, to: string): string {
  const turn = turnAccent(from, to);
  const levels = Array.from({ length: steps }, (_, step) => (step * 255) / (steps - 1));
  const rows = levels.flatMap((blue) =>
    levels.flatMap((green) =>
      levels.map((red) =>
        turn([red, green, blue])
          .map((part) => (part / 255).toFixed(5))
          .join(' '),
      ),
    ),
  );
  return `LUT_3D_SIZE ${steps}\n${rows.join('\n')}\n`;
}

/** Returns a frame of a film, a second after its beginning, as PNG. */
function frameOf(film: string): Buffer {
  const options = [
    '-v',
    'error',
    '-ss',
    '1',
    '-i',
    film,
    '-frames:v',
    '1',
    '-c:v',
    'png',
    '-f',
    'image2pipe',
  ];
  return spawnSync('ffmpeg', [...options, '-'], { maxBuffer: 2 ** 26 }).stdout;
}

/** The films of the site and their accents. */
export class RecolorFilms {
  readonly #root: string;
  readonly #originals: string;
  readonly #notes: string;
  readonly #accents: Record<string, string>;
  readonly names: readonly string[];

  constructor(root: string, originals: string) {
    this.#root = root;
    this.#originals = join(originals, 'films');
    this.#notes = join(this.#originals, 'accents.json');
    this.#accents = existsSync(this.#notes)
      ? (JSON.parse(readFileSync(this.#notes, 'utf8')) as Record<string, string>)
      : {};
    this.names = globSync(`*${wide}`, { cwd: join(root, 'public/media/films') })
      .map((file) => file.slice(0, -wide.length))
      .toSorted();
  }

  accentOf(name: string): string | undefined {
    return this.#accents[name];
  }

  /** Returns a frame of each turned film before its turn and one after, as PNG; none on a machine without ffmpeg. */
  frames(): Buffer[] {
    const turned = missingPrograms().length > 0 ? [] : this.names.filter((name) => this.#accents[name]);
    return turned.flatMap((name) => [
      frameOf(join(this.#originals, `${name}.mp4`)),
      frameOf(join(this.#root, 'public/media/films', `${name}${wide}`)),
    ]);
  }

  #note(name: string, accent: string): void {
    this.#accents[name] = accent;
    writeFileSync(this.#notes, `${JSON.stringify(this.#accents, null, 2)}\n`);
  }

  /** Writes all files of a film again, with another accent. Throws if ffmpeg fails. */
  recolor(name: string, { from, to }: { from: string; to: string }): void {
    const original = join(this.#originals, `${name}.mp4`);
    mkdirSync(this.#originals, { recursive: true });
    if (this.#accents[name] === undefined)
      copyFileSync(join(this.#root, 'public/media/films', `${name}${wide}`), original);
    this.#note(name, 'unfinished');
    const cube = '.cache/accent.cube';
    mkdirSync(join(this.#root, '.cache'), { recursive: true });
    writeFileSync(join(this.#root, cube), cubeOf(from, to));
    const command = ['packages/media/films/film.py', name, '--recolor', original, '--cube', cube];
    const { status } = spawnSync('python3', command, { cwd: this.#root, stdio: 'inherit' });
    if (status !== 0) throw new Error(`films/${name}: ffmpeg could not turn it; the lines above say why`);
    this.#note(name, to);
  }
}
