/** Installs the packages of the lock file when they are not there, also after an attempt that was cut off. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { isForThisPlatform, isRecent, ownNodePackage, SetupError } from './own-node.mjs';
import { runChild } from './run-child.mjs';

const installedLock = (root) => join(root, 'node_modules/.package-lock.json');

/** The packages of a lock file by their places. */
export const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * What node_modules lacks of the lock file, by name. npm writes down what it installed as its last act, so that an
 * interrupted installation has nothing. npm leaves out in silence what it could not download of the packages for one
 * platform alone: those for others may be missing, and so may the Node for this one where the machine's own will do.
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
 * npm tells its scripts where it is, and on which Node it runs: not on the project's own, which it is about to
 * remove. Started by hand, the one on the PATH does.
 */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  return npm?.endsWith('.js') ? [node, [npm]] : ['npm', []];
}

/** Runs `npm ci`, with what it says on the terminal; resolves with the code of its error, if it named one. */
async function runNpm(root, hold) {
  const [command, before] = npmCommand();
  const args = [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
  };
  let errorOutput = '';
  const code = await runChild(command, args, options, (child) => {
    hold(child.pid);
    child.stderr.on('data', (chunk) => {
      process.stderr.write(chunk);
      errorOutput += chunk;
    });
  });
  return code === 0 ? undefined : (/npm (?:error|ERR!) code (\w+)/.exec(errorOutput)?.[1] ?? 'UNKNOWN');
}

const network =
  /^(?:E(?:NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH|40[137]|5\d\d)|ERR_SOCKET_TIMEOUT|FETCH_ERROR)$/;

/** What to do about an installation that failed for a reason that trying again does not mend. */
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

/** What is left of an installation that was cut off stands in the way of the next. */
function removeHalf(root) {
  if (!existsSync(installedLock(root)))
    rmSync(join(root, 'node_modules'), { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

async function install(root, machineNode, hold) {
  let code;
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    removeHalf(root);
    code = await runNpm(root, hold);
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
 * Makes sure that every package is there. Rejects with a {@link SetupError} that says what to do.
 * @param {string} root the project's folder
 * @param {string} machineNode the version of the Node that the machine has
 */
export async function providePackages(root, machineNode = process.versions.node) {
  if (missingPackages(root, machineNode).length === 0) return;
  await withLock(
    join(root, '.cache/setup.lock'),
    async (hold) => {
      // Whoever was waited for has done it.
      if (missingPackages(root, machineNode).length === 0) return;
      console.log('Installing packages (only when the lock file changed) ...');
      await install(root, machineNode, hold);
    },
    () => console.log('Another start is installing the packages: waiting for it ...'),
  );
}
