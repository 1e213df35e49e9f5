/** Runs programs of the `media` workspace. The site uses only the files that they write. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import type { SharedPage, ShareImage } from '../app/schema/site.ts';

const root = join(import.meta.dirname, '..');

/** The drawings have faults; the message has one line for each. */
export class DrawingError extends Error {
  override name = 'DrawingError';
}

/**
 * Makes the drawings in `public/media/illustrations` if their sources changed.
 * @throws DrawingError naming each text that does not fit into its drawing
 */
export async function makeDrawings(): Promise<void> {
  const program = join(root, 'media/illustrations/make.ts');
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'inherit', 'pipe'] });
  const [message, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new DrawingError(message.trim());
}

/**
 * Makes the preview images of pages in the folder `site`.
 * @returns images by the address of the page
 */
export function makeShareImages(
  site: string,
  company: string,
  pages: readonly SharedPage[],
): Map<string, ShareImage> {
  const program = join(root, 'media/share/main.ts');
  const printed = execFileSync(process.execPath, [program], {
    input: JSON.stringify({ site, company, pages }),
  });
  return new Map(JSON.parse(printed.toString()) as [string, ShareImage][]);
}
