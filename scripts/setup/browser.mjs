/** Provides Chromium for the browser tests: an installed browser, Debian's package, or Playwright's package. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumFlags, findChromium } from '../chromium.mjs';
import { SetupError } from './own-node.mjs';

/** Runs a command with its output on the terminal. Returns true if the command succeeded. */
const run = (command, args, options = {}) =>
  spawnSync(command, args, { stdio: 'inherit', ...options }).status === 0;

/** Installs Debian's package, because it also installs all libraries that the browser needs. */
function installFromDebian() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false;
  // Ubuntu's package installs a snap, which does not run in containers.
  if (readFileSync('/etc/os-release', 'utf8').includes('ID=ubuntu')) return false;
  const isRoot = process.getuid() === 0;
  const [command, ...before] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  const install = (name) =>
    run(command, [...before, 'install', '-y', '-qq', '--no-install-recommends', name], quiet);
  // Older releases of Debian have no package of the headless shell.
  return (
    run(command, [...before, 'update', '-qq'], quiet) &&
    (install('chromium-headless-shell') || install('chromium'))
  );
}

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
  if (!installFromDebian()) installWithPlaywright(root);
  const path = await findChromium();
  const works = path !== undefined && run(path, [...chromiumFlags, '--version'], { stdio: 'ignore' });
  if (works) return;
  throw new SetupError(`There is no Chromium that runs. Do one of these and run the command again:
  - install Chromium or Google Chrome with your system's package manager
  - npx playwright install --with-deps chromium
  - set CHROMIUM_PATH to a Chromium you have`);
}
