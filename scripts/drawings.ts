/** Has the drawings made by the `media` workspace. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';

/** The drawings cannot be made; the message says why, a line for each fault. */
export class DrawingError extends Error {
  override name = 'DrawingError';
}

/**
 * Makes the drawings below `public/media/illustrations`, if their sources have changed.
 * @throws DrawingError with each text that has no room in its drawing
 */
export async function makeDrawings(root: string): Promise<void> {
  const program = join(root, 'media/illustrations/make.ts');
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'inherit', 'pipe'] });
  const [message, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new DrawingError(message.trim());
}
