/**
 * Makes the drawings of all pages in `public/media/illustrations`: `node packages/media/illustrations/make.ts`. Does nothing if
 * the drawings exist and their sources have not changed. The drawings are not in the repository, so each program that
 * reads them calls this file first.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { installBuild } from '@website/site/content';
import type { Printed } from './build.ts';

const place = 'public/media/illustrations';

/**
 * The file that says from which sources the drawings were made. It is in the same folder as the drawings, so that it
 * cannot describe other drawings.
 */
const stamp = `${place}/made-from.json`;

/** The content of this file: the fingerprint of the sources, and the number of files including itself. */
interface Stamp {
  sources: string;
  files: number;
}

/**
 * All files on which a drawing depends, as patterns from the project's folder. The lock file stands for the font and
 * the packages.
 */
export const sources = [
  'packages/media/illustrations/**/*.{ts,tsx}',
  'packages/media/brand/typeface.ts',
  'packages/site/{styles.ts,styles/contrast.ts,styles/tokens.css,styles/tokens.ts}',
  'packages/site/schema/typography.ts',
  'package-lock.json',
];

/** The error if texts do not fit into their drawings. The message has a line for each text. */
class DrawingError extends Error {
  override name = 'DrawingError';
}

/** The files of a folder, by their paths in the folder, with `/` as separator. */
export type FilesByPath = ReadonlyMap<string, string>;

/** Returns the fingerprint of the current sources. */
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root }));
  for (const file of files.map((name) => name.replaceAll('\\', '/')).toSorted()) {
    if (!file.includes('.test.')) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('base64url');
}

/** Counts the files. If git checks out another commit meanwhile, some files may disappear. */
const count = (root: string): number => globSync('**/*.*', { cwd: join(root, place) }).length;

/** Returns whether the drawings were made from a fingerprint, and all files exist. */
function isMade(root: string, wanted: string): boolean {
  if (!existsSync(join(root, stamp))) return false;
  const { sources: from, files } = JSON.parse(readFileSync(join(root, stamp), 'utf8')) as Stamp;
  return from === wanted && files === count(root);
}

/**
 * Draws in a separate process. Vite runs the scenes, and sets for its whole process whether React is built for
 * development. A site that the same process builds later would get this setting too.
 */
async function drawAll(): Promise<FilesByPath> {
  console.log('Making the drawings (only when their sources changed) ...');
  const args = [join(import.meta.dirname, 'build.ts')];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 27 });
  const { files, faults } = JSON.parse(stdout) as Printed;
  if (faults.length > 0)
    throw new DrawingError(faults.map((fault) => `packages/media/illustrations: ${fault}`).join('\n'));
  return new Map(files);
}

/**
 * Makes the drawings if they were not made from the current sources. The complete set replaces the old set at once. If
 * the program is killed, the old set stays. If two programs draw at the same time, the first set is used.
 * @param root the project's folder
 * @param draw returns the files
 * @returns whether drawings were made
 * @throws DrawingError with each text that does not fit into its drawing
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
    await makeDrawings(join(import.meta.dirname, '../../..'));
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
