/** Runs programs of the `media` workspace. The site needs only the files that these programs write. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import type { SharedPage, ShareImage } from '@website/site/content';

const root = join(import.meta.dirname, '../..');

/** The error for faults in the drawings. The message has one line for each fault. */
export class DrawingError extends Error {
  override name = 'DrawingError';
}

/** Runs a program of the workspace. Its messages on standard error become the message of the error. */
async function run(program: string, ErrorClass: new (message: string) => Error): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'packages/media', program)], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const [message, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new ErrorClass(message.trim());
}

/**
 * Makes the drawings in `public/media/illustrations` if their sources have changed.
 * @throws DrawingError that names each text that does not fit into its drawing
 */
export const makeDrawings = async (): Promise<void> => run('illustrations/make.ts', DrawingError);

/** Makes the files of pictures for browsers that do not know AVIF, if their sources have changed. */
export const makeWebpCopies = async (): Promise<void> => run('webp-copies.ts', Error);

/**
 * Makes the preview images of pages, and the icons of the manifest, in the folder `site`. Resolves with the images by
 * the page's address.
 */
export function makeShareImages(
  site: string,
  company: string,
  pages: readonly SharedPage[],
): Map<string, ShareImage> {
  const program = join(root, 'packages/media/share/main.ts');
  const printed = execFileSync(process.execPath, [program], {
    input: JSON.stringify({ site, company, pages }),
  });
  return new Map(JSON.parse(printed.toString()) as [string, ShareImage][]);
}
