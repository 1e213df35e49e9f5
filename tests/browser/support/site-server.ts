/** The built site on its real server, in a process and with a data folder of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type RouteTable, builtFiles } from '@website/forms/built-site';

const root = join(import.meta.dirname, '../../..');

/** A running server of the site. */
export interface SiteServer {
  /** Its origin, such as `http://localhost:40123`. */
  url: string;
  /** Where it keeps what it received; goes when it stops. */
  dataDir: string;
  /** Ends it as a crash or a power cut would; what it keeps stays, for a next server. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the server on a free port; `env` overrides settings fit for tests. */
export async function startSite(env: Readonly<Record<string, string>> = {}): Promise<SiteServer> {
  const ownFolder = mkdtempSync(join(tmpdir(), 'site-browser-'));
  const dataDir = env['DATA_DIR'] ?? join(ownFolder, 'data');
  // It ends with whoever runs the tests, also when these are killed.
  const program = [
    '--import',
    join(root, 'packages/server/app/test-support/end-with-parent.mjs'),
    ...(process.env['LATE_FILES'] ? ['--import', join(import.meta.dirname, 'late-files.mjs')] : []),
    join(root, 'packages/server/main.ts'),
  ];
  const child = spawn(process.execPath, program, {
    // A folder without the .env file of whoever runs the tests.
    cwd: ownFolder,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      SITE_DIR: join(root, 'dist'),
      DATA_DIR: dataDir,
      // Those of the content are placeholders, to which a server sends nothing.
      MAIL_INFO: 'info@site.test',
      MAIL_CAREERS: 'careers@site.test',
      RATE_LIMIT_SUBMISSIONS: '1000',
      RATE_LIMIT_UNVERIFIED: '1000',
      RATE_LIMIT_CHALLENGES: '10000',
      ...env,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const found = /^Site\s+(http\S+)$/.exec(line)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const stop = async (): Promise<void> => {
    await end('SIGTERM');
    for (const folder of [dataDir, ownFolder]) rmSync(folder, { recursive: true, force: true });
  };
  return { url, dataDir, kill: () => end('SIGKILL'), stop };
}

/** The file of every page of a build by its address, in the order of the site map. */
export const routesIn = (folder: string): RouteTable['routes'] =>
  (JSON.parse(readFileSync(join(folder, 'server', builtFiles.routes), 'utf8')) as RouteTable).routes;

/** Those of the built site. */
export const routeFiles = routesIn(join(root, 'dist'));

/** Every address of the built site. */
export const routes = Object.keys(routeFiles);
