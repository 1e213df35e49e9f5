/** Provides Chromium for the browser tests: an installed browser, Debian's package, or Playwright's package. */
import { join } from 'node:path';
import { chromiumFlags, findChromium } from '../chromium.mjs';
import { installFromDebian, run } from './debian.mjs';
import { SetupError } from './own-node.mjs';

function installWithPlaywright(root) {
  const isRoot = process.getuid?.() === 0;
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const install = (...flags) => run(process.execPath, [cli, 'install', ...flags, 'chromium']);
  // Only root can install the libraries. For another user, the libraries may be installed already.
  return (isRoot && install('--with-deps')) || install();
}

/** Ensures that there is a working Chromium. Rejects with a {@link SetupError} whose message has the remedy. */
export async function provideBrowser(root) {
  if (await findChromium()) return;
  if (process.env.CHROMIUM_PATH)
    throw new SetupError(`CHROMIUM_PATH names no program: ${process.env.CHROMIUM_PATH}`);
  console.log('Installing Chromium for the browser tests (once) ...');
  // Debian's package also installs all libraries. Older releases of Debian have no package of the headless shell.
  if (!installFromDebian(['chromium-headless-shell'], ['chromium'])) installWithPlaywright(root);
  const path = await findChromium();
  const works = path !== undefined && run(path, [...chromiumFlags, '--version'], { stdio: 'ignore' });
  if (works) return;
  throw new SetupError(`There is no Chromium that runs. Do one of these and run the command again:
  - install Chromium or Google Chrome with your system's package manager
  - npx playwright install --with-deps chromium
  - set CHROMIUM_PATH to a Chromium you have`);
}
