/**
 * What browser tests stand on: the built site on its real server, with a mail server behind it. Each
 * worker has its own, with a data folder of its own.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base } from '@playwright/test';
import { startMailbox, type Mailbox } from './mailbox.ts';

const root = join(import.meta.dirname, '../../..');

/** A running server of the site. */
export interface SiteServer {
  /** Its origin, such as `http://localhost:40123`. */
  url: string;
  stop: () => Promise<void>;
}

/** Starts the server on a free port; `env` overrides settings fit for tests. */
export async function startSite(env: Readonly<Record<string, string>> = {}): Promise<SiteServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-browser-'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      RATE_LIMIT_SUBMISSIONS: '1000',
      RATE_LIMIT_UNVERIFIED: '1000',
      RATE_LIMIT_CHALLENGES: '10000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const found = /^Site\s+(http\S+)$/.exec(line)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, stop };
}

/** Every address of the built site, in the order of the site map. */
export const routes = Object.keys(
  (JSON.parse(readFileSync(join(root, 'dist/server/routes.json'), 'utf8')) as { routes: Record<string, string> }).routes,
);

/** Playwright's `test`, with the site as its base URL. */
export const test = base.extend<object, { mailbox: Mailbox; site: SiteServer }>({
  mailbox: [
    async ({}, use) => {
      const mailbox = await startMailbox();
      await use(mailbox);
      await mailbox.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mailbox }, use) => {
      const site = await startSite({ SMTP_URL: mailbox.url });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
export { expect } from '@playwright/test';
