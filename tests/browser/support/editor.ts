/** The editor on a copy of the content, in a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../../..');

export interface Editor {
  /** The address of the editor's page. */
  url: string;
  /** The folder with the copy of `content`. */
  folder: string;
  stop: () => Promise<void>;
}

/** Copies the content and starts the editor on it. */
export async function startEditor(): Promise<Editor> {
  const folder = mkdtempSync(join(tmpdir(), 'site-edit-'));
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
  symlinkSync(join(root, 'media'), join(folder, 'media'));
  // Uploads write into these, and not into the project.
  const written = new Set(['people', 'credentials', 'pictures.json']);
  const media = join(folder, 'public/media');
  mkdirSync(media, { recursive: true });
  for (const name of readdirSync(join(root, 'public/media'))) {
    const source = join(root, 'public/media', name);
    if (written.has(name)) cpSync(source, join(media, name), { recursive: true });
    else symlinkSync(source, join(media, name));
  }
  const program = [
    '--import',
    join(root, 'server/app/test-support/end-with-parent.mjs'),
    join(import.meta.dirname, 'edit-server.ts'),
    folder,
  ];
  // Playwright's own NODE_ENV would make React that of a build.
  const env = { ...process.env, NODE_ENV: 'development' };
  const child = spawn(process.execPath, program, { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    url,
    folder,
    stop: async () => {
      const ended = once(child, 'close');
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
