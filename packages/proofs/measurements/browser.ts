/** Starts the browser for measurements, with a debugging port. */
import { createServer } from 'node:net';
import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.mjs';

/** Returns a free port. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Starts Chromium with its debugging protocol on `port`, for Lighthouse. Throws if there is no Chromium. */
export async function startBrowser(): Promise<{ browser: Browser; port: number }> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('There is no Chromium: run `node scripts/setup.mjs --browser`.');
  const port = await freePort();
  const args = [...chromiumFlags, `--remote-debugging-port=${port}`];
  return { browser: await chromium.launch({ executablePath, args }), port };
}
