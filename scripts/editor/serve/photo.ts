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
 * Crops a photograph and writes it in all widths, or writes a mark or a logo. Resolves with the program's message.
 * @param root the folder of the project
 * @param query `place`, such as `banners/azure-photo`; `focal`, such as `0.7,0.5`; `tone`; `license`
 * @throws EditError with the program's message, for example if the photograph is too small
 */
export async function addPhoto(root: string, photo: Buffer, query: URLSearchParams): Promise<string> {
  const [place = '', focal, tone, license] = ['place', 'focal', 'tone', 'license'].map(
    (name) => query.get(name) ?? '',
  );
  const isPlace =
    /^(?:banners|close-ups|hero|people|credentials|logos)\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\.svg|\.png)?$/;
  if (!isPlace.test(place))
    throw new EditError('The name of a picture is lower-case words joined by hyphens.');
  const folder = mkdtempSync(join(tmpdir(), 'photo-'));
  try {
    const file = join(folder, 'photograph');
    writeFileSync(file, photo);
    const args = [
      program,
      file,
      place,
      `--focal=${focal}`,
      `--tone=${tone}`,
      `--license=${license}`,
      `--root=${root}`,
    ];
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
