/** `npm run dev` in a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteServer } from './site-server.ts';

/** Whether a server can have this port now. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  const free = await Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]);
  server.close();
  return free;
}

/** The first of two neighboring ports, outside of the range from which the system gives ports to others. */
async function freePorts(): Promise<number> {
  const port = 12_000 + 2 * (process.pid % 8000);
  for (let tried = port; tried < port + 100; tried += 2)
    if ((await isFree(tried)) && (await isFree(tried + 1))) return tried;
  throw new Error(`no free ports from ${port}`);
}

/**
 * Starts it, and resolves when pages and API are ready to be visited.
 * @param usedFolder a data folder that another server uses, so that the API cannot start
 */
export async function startDev(usedFolder?: string): Promise<Omit<SiteServer, 'kill'>> {
  const port = await freePorts();
  const ownFolder = mkdtempSync(join(tmpdir(), 'site-dev-'));
  const dataDir = usedFolder ?? ownFolder;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../scripts/dev.ts')], {
    // A folder without the .env file of whoever runs the tests.
    cwd: ownFolder,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (/^site {2}http/m.test(output) && /^(?:Mail|Another server) /m.test(output)) resolve();
      });
    child.once('exit', (code) => reject(new Error(`development ended with code ${code}:\n${output}`)));
  });
  const stop = async (): Promise<void> => {
    const ended = once(child, 'close');
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(ownFolder, { recursive: true });
  };
  return { url: `http://localhost:${port}`, dataDir, stop };
}
