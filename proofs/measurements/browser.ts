/** The browser that pages are measured in, with a door for what speaks its protocol itself. */
import { createServer } from 'node:net';
import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';

/** A port nobody listens on. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Starts Chromium. Its protocol is on `port` too, where Lighthouse finds it. Throws where there is no Chromium. */
export async function startBrowser(): Promise<{ browser: Browser; port: number }> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('There is no Chromium: run `node scripts/setup.mjs --browser`.');
  const port = await freePort();
  const args = [...chromiumFlags, `--remote-debugging-port=${port}`];
  return { browser: await chromium.launch({ executablePath, args }), port };
}
