/**
 * Provides browsers for the tests: Chromium, and the other engines for `npm run test:engines`, where `CI=true`. Elsewhere
 * that run names a missing engine.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromiumFlags, findChromium } from '../chromium.mjs';
import { SetupError } from './own-node.mjs';

/** Runs a command with its output on the terminal. Returns true if the command succeeded. */
const run = (command, args, options = {}) =>
  spawnSync(command, args, { stdio: 'inherit', ...options }).status === 0;

/**
 * Installs the first of the alternatives that the system has; an alternative is a list of packages. Returns false if
 * this is not Debian, if this user may not install packages, or if every alternative failed.
 */
function installFromDebian(...alternatives) {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false;
  // Ubuntu's packages of browsers install snaps, which do not run in containers.
  if (readFileSync('/etc/os-release', 'utf8').includes('ID=ubuntu')) return false;
  const isRoot = process.getuid() === 0;
  const [command, ...before] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  const install = (names) =>
    run(command, [...before, 'install', '-y', '-qq', '--no-install-recommends', ...names], quiet);
  return run(command, [...before, 'update', '-qq'], quiet) && alternatives.some(install);
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

/** The programs of each package of Debian. One of them is enough. */
const programs = {
  'firefox-esr': ['firefox-esr', 'firefox'],
  'webkit2gtk-driver': ['WebKitWebDriver'],
  xvfb: ['Xvfb'],
};

const folders = (process.env.PATH ?? '').split(delimiter);
const exists = (program) => folders.some((folder) => existsSync(join(folder, program)));
const missingPackages = () => Object.keys(programs).filter((name) => !programs[name].some(exists));

/** Throws a {@link SetupError} if an engine is missing in CI and cannot be installed. */
export function provideEngines() {
  const missing = process.env.CI === 'true' ? missingPackages() : [];
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(', ')} for the tests in other engines (once) ...`);
  if (!installFromDebian(missing) || missingPackages().length > 0)
    throw new SetupError(`Install ${missing.join(', ')} (the names of Debian), and run the command again.`);
}
