/**
 * Makes the drawings of all pages in `public/media/illustrations`, unless they are there and their sources are the
 * same: `node media/illustrations/make.ts`. Whatever reads them calls it first, for they are not in the repository.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { installBuild } from '../../app/build/place-build.ts';
import type { Printed } from './build.ts';

const place = 'public/media/illustrations';

/** Says what the files beside it were made from. Among them, so that it never tells of others. */
const stamp = `${place}/made-from.json`;

/** What the stamp holds: the fingerprint of the sources, and how many files there are with the stamp itself. */
interface Stamp {
  sources: string;
  files: number;
}

/** All that a drawing depends on, as patterns from the project's folder. The lock file stands for font and packages. */
export const sources = [
  'media/illustrations/**/*.{ts,tsx}',
  'media/brand/typeface.ts',
  'app/styles/{tokens.css,tokens.ts}',
  'app/schema/typography.ts',
  'package-lock.json',
];

/** Texts have no room in their drawings; the message says which, a line each. */
class DrawingError extends Error {
  override name = 'DrawingError';
}

/** Files of a folder, by their paths in it with `/` between. */
export type FilesByPath = ReadonlyMap<string, string>;

/** What the drawings would be made from now. */
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root }));
  for (const file of files.map((name) => name.replaceAll('\\', '/')).toSorted()) {
    if (!file.includes('.test.')) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('base64url');
}

/** How many files there are; another commit that git checks out meanwhile may take some away. */
const count = (root: string): number => globSync('**/*.*', { cwd: join(root, place) }).length;

/** Whether the drawings are those of a fingerprint, and all there. */
function isMade(root: string, wanted: string): boolean {
  if (!existsSync(join(root, stamp))) return false;
  const { sources: from, files } = JSON.parse(readFileSync(join(root, stamp), 'utf8')) as Stamp;
  return from === wanted && files === count(root);
}

/**
 * Draws in a process of its own: Vite, which runs the scenes, says for all of its process whether React is built for
 * development, and a site that is built afterwards would be.
 */
async function drawAll(): Promise<FilesByPath> {
  console.log('Making the drawings (only when their sources changed) ...');
  const args = [join(import.meta.dirname, 'build.ts')];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 27 });
  const { files, faults } = JSON.parse(stdout) as Printed;
  if (faults.length > 0)
    throw new DrawingError(faults.map((fault) => `media/illustrations: ${fault}`).join('\n'));
  return new Map(files);
}

/**
 * Makes the drawings if they are not those of their sources. The whole set takes its place at once: who is cut off
 * leaves the set of before, and of two at the same time the first is kept.
 * @param root the project's folder
 * @param draw gives the files
 * @returns whether there was anything to make
 * @throws DrawingError with each text that has no room in its drawing
 */
export async function makeDrawings(root: string, draw = drawAll): Promise<boolean> {
  const wanted = fingerprint(root);
  if (isMade(root, wanted)) return false;
  const files = await draw();
  if (isMade(root, wanted)) return false;
  const told: Stamp = { sources: wanted, files: files.size + 1 };
  await installBuild(root, place, async (folder) => {
    for (const [name, text] of [...files, ['made-from.json', JSON.stringify(told)] as const]) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
  });
  return true;
}

if (import.meta.main) {
  try {
    await makeDrawings(join(import.meta.dirname, '../..'));
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
