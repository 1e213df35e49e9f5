/** Adds a photograph to the site with the program `npm run media:photo`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { EditError } from './files.ts';

const program = join(import.meta.dirname, '../../../media/photo.ts');

/**
 * Crops a photograph and writes it in all widths. Resolves with the program's message.
 * @param query `place`, such as `banners/azure-photo`; `focal`, such as `0.7,0.5`; `tone`
 * @throws EditError with the program's message, for example if the photograph is too small
 */
export async function addPhoto(photo: Buffer, query: URLSearchParams): Promise<string> {
  const [place, focal, tone] = ['place', 'focal', 'tone'].map((name) => query.get(name) ?? '');
  if (!/^(?:banners|close-ups|hero)\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(place ?? ''))
    throw new EditError('The name of a picture is lower-case words joined by hyphens.');
  const folder = mkdtempSync(join(tmpdir(), 'photo-'));
  try {
    const file = join(folder, 'photograph');
    writeFileSync(file, photo);
    const args = [program, file, place ?? '', `--focal=${focal}`, `--tone=${tone}`];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const [said, fault, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    if (code !== 0) throw new EditError(fault.trim().replace(file, 'This photograph'));
    return said.trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
