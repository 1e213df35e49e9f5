/**
 * Makes a fresh clone ready: installs the packages of the lock file when they are not there, and with
 * `--browser` a Chromium. Runs on whatever Node the machine has, and brings the project's own with the
 * packages; that is why `npm start` and `npm test` run it before they start npm once more.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumFlags, findChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const installedLock = join(root, 'node_modules/.package-lock.json');

/** Runs a command where the visitor of the terminal can see it; true if it succeeded. */
function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  return status === 0;
}

/** npm tells its scripts where it is; started by hand, the one on the PATH does. */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether node_modules holds what the lock file says. npm writes down what it installed as its last act, so
 * an interrupted installation does not count. Packages for other platforms may be missing.
 */
function isInstalled() {
  if (!existsSync(installedLock)) return false;
  const installed = packagesOf(installedLock);
  const { '': _project, ...wanted } = packagesOf(join(root, 'package-lock.json'));
  return (
    Object.keys(installed).every((path) => path in wanted) &&
    Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
      const there = installed[path];
      if (!there) return optional === true;
      return there.version === version && there.integrity === integrity;
    })
  );
}

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function installPackages() {
  console.log('Installing packages (only when the lock file changed) ...');
  if (!runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
    fail(
      'npm ci failed, see above. With a slow or closed network: set a registry mirror in ~/.npmrc and try again.',
    );
  }
}

/** The packages bring a Node for the usual platforms; elsewhere the machine's own must do. */
function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const own = ['node', 'node.cmd', 'node.exe'].some((name) =>
    existsSync(join(root, 'node_modules/.bin', name)),
  );
  if (own || major > 24 || (major === 24 && minor >= 2)) return;
  fail(`This project needs Node 24.2 or newer, and npm has none for ${process.platform} ${process.arch}.
Install Node 26 (https://nodejs.org) and run the command again. This is Node ${process.versions.node}.`);
}

/** Debian's own package brings every library the browser needs. */
function installFromDebian() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false;
  // Ubuntu's package of this name is a pointer to a snap, which containers cannot run.
  if (readFileSync('/etc/os-release', 'utf8').includes('ID=ubuntu')) return false;
  const isRoot = process.getuid() === 0;
  const [command, ...before] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  return (
    run(command, [...before, 'update', '-qq'], quiet) &&
    run(command, [...before, 'install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
  );
}

function installWithPlaywright() {
  const isRoot = process.getuid?.() === 0;
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const install = (...flags) => run(process.execPath, [cli, 'install', ...flags, 'chromium']);
  // Its libraries need the right to install packages; without it they may be there all the same.
  return (isRoot && install('--with-deps')) || install();
}

async function provideBrowser() {
  if (await findChromium()) return;
  if (process.env.CHROMIUM_PATH) fail(`CHROMIUM_PATH names no program: ${process.env.CHROMIUM_PATH}`);
  console.log('Installing Chromium for the browser tests (once) ...');
  if (!installFromDebian()) installWithPlaywright();
  const path = await findChromium();
  const works = path !== undefined && run(path, [...chromiumFlags, '--version'], { stdio: 'ignore' });
  if (works) return;
  fail(`There is no Chromium that runs. Do one of these and run the command again:
  - install Chromium or Google Chrome with your system's package manager
  - npx playwright install --with-deps chromium
  - set CHROMIUM_PATH to a Chromium you have`);
}

if (!isInstalled()) installPackages();
checkNode();
if (process.argv.includes('--browser')) await provideBrowser();
