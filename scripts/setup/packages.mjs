/** Installs missing packages of the lock file, also if an earlier installation was interrupted. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { isForThisPlatform, isRecent, ownNodePackage, SetupError } from './own-node.mjs';
import { runChild } from './run-child.mjs';

const installedLock = (root) => join(root, 'node_modules/.package-lock.json');

export const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Returns the names of packages that node_modules lacks. npm writes its list of installed packages last, so after an
 * interrupted installation there is no list. If npm cannot download a package for one platform, npm skips the package
 * without an error. Packages for other platforms may be missing. If the machine's Node is recent enough, the project's
 * Node may be missing too.
 */
function missingPackages(root, machineNode = process.versions.node) {
  const { '': project, ...wanted } = packagesOf(join(root, 'package-lock.json'));
  if (!existsSync(installedLock(root))) return Object.keys(wanted);
  const node = `node_modules/${ownNodePackage({ '': project, ...wanted })}`;
  const isOptional = (path, entry) =>
    entry.optional === true && (path === node ? isRecent(machineNode) : !isForThisPlatform(entry));
  const installed = packagesOf(installedLock(root));
  const foreign = Object.keys(installed).filter((path) => !(path in wanted));
  const missing = Object.entries(wanted).filter(([path, entry]) => {
    const current = installed[path];
    if (!current) return !isOptional(path, entry);
    if (path === node && !isOptional(path, entry) && !existsSync(join(root, path, 'package.json')))
      return true;
    return current.version !== entry.version || current.integrity !== entry.integrity;
  });
  return [...foreign, ...missing.map(([path]) => path)].map((path) => path.replace(/^.*node_modules\//, ''));
}

/**
 * Returns the command for npm. npm tells its scripts the path of npm and of the Node that runs npm. This Node is not
 * the project's Node, which the installation replaces. If npm did not start this script, the npm on the PATH is used.
 * @returns {[command: string, before: string[]]}
 */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  return npm?.endsWith('.js') ? [node, [npm]] : ['npm', []];
}

/** Runs `npm ci` with its output on the terminal. Resolves with npm's error code; undefined if npm succeeded. */
async function runNpm(root, shareLock) {
  const [command, before] = npmCommand();
  const args = [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
  };
  let errorOutput = '';
  const code = await runChild(command, args, options, (child) => {
    shareLock(child.pid);
    child.stderr.on('data', (chunk) => {
      process.stderr.write(chunk);
      errorOutput += chunk;
    });
  });
  return code === 0 ? undefined : (/npm (?:error|ERR!) code (\w+)/.exec(errorOutput)?.[1] ?? 'UNKNOWN');
}

const network =
  /^(?:E(?:NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH|40[137]|5\d\d)|ERR_SOCKET_TIMEOUT|FETCH_ERROR)$/;

/** Returns the advice for an error that a second attempt does not solve; undefined for other errors. */
function remedyFor(code) {
  if (network.test(code))
    return `npm could not download the packages (${code}). Check the network; behind a mirror, name it in ~/.npmrc.`;
  if (code === 'ENOSPC') return 'The disk is full (ENOSPC): the packages need about 700 MB.';
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `npm is not allowed to write into this folder (${code}). Run it as the user the folder belongs to.`;
  if (code === 'EINTEGRITY')
    return 'A package that was downloaded is not the one of the lock file (EINTEGRITY). If a mirror is set in ~/.npmrc, it may have a wrong copy.';
  return undefined;
}

/** Removes an incomplete installation, because it would break the next installation. */
function removeHalf(root) {
  if (!existsSync(installedLock(root)))
    rmSync(join(root, 'node_modules'), { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

async function install(root, machineNode, shareLock) {
  let code;
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    removeHalf(root);
    code = await runNpm(root, shareLock);
    const missing = code === undefined ? missingPackages(root, machineNode) : [];
    if (code === undefined && missing.length === 0) return;
    const remedy = code && remedyFor(code);
    if (remedy) throw new SetupError(remedy);
    if (code === undefined) code = `without ${missing.slice(0, 5).join(', ')}`;
    rmSync(installedLock(root), { force: true });
  }
  throw new SetupError(
    code.startsWith('without')
      ? `npm installed the packages ${code}: it leaves out what it could not download, and what is not made for its Node, which is ${machineNode}. Check the network and run the command again, or install Node 26 (https://nodejs.org).`
      : `npm ci failed twice (${code}), see above.`,
  );
}

/**
 * Ensures that all packages are installed. Rejects with a {@link SetupError} whose message has the remedy.
 * @param {string} root the project's folder
 * @param {string} machineNode the version of the Node that the machine has
 */
export async function providePackages(root, machineNode = process.versions.node) {
  if (missingPackages(root, machineNode).length === 0) return;
  await withLock(
    join(root, '.cache/setup.lock'),
    async (shareLock) => {
      // Another set-up may have installed the packages in the meantime.
      if (missingPackages(root, machineNode).length === 0) return;
      console.log('Installing packages (only when the lock file changed) ...');
      await install(root, machineNode, shareLock);
    },
    () => console.log('Another start is installing the packages: waiting for it ...'),
  );
}
