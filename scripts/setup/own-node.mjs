/** Finds the project's Node, which npm installs as an optional package on common platforms. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The error of a failed set-up. The message says what to do. */
export class SetupError extends Error {
  name = 'SetupError';
}

/**
 * Throws a {@link SetupError} if the path of the project has a sign that means something else in addresses and patterns
 * of files. Vite cannot build there.
 * @param {string} root the project's folder
 */
export function checkFolder(root) {
  const sign = /[#?*]/.exec(root)?.[0];
  if (sign !== undefined)
    throw new SetupError(
      `The path of this folder has a ${sign}, with which the site cannot be built: ${root}\nRename the folder, then run the command again.`,
    );
}

/** Returns the name of this machine's C library, as npm writes it. */
function libraryName() {
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/**
 * Returns true if a package is for this platform.
 * @param {{ os?: string | string[], cpu?: string | string[], libc?: string | string[] }} entry of the lock file
 */
export function isForThisPlatform({ os, cpu, libc }) {
  const has = (value, name) => [value].flat().includes(name);
  return (
    has(os, process.platform) && has(cpu, process.arch) && (libc === undefined || has(libc, libraryName()))
  );
}

/** Returns true if a version such as `26.10.0` is sufficient. Earlier ones have an SQLite that may damage a database. */
export function isRecent(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 26 || (major === 24 && minor >= 15);
}

/**
 * Returns the name of the package that contains a Node for this machine; undefined if there is none.
 * @param {Record<string, { os?: string | string[], cpu?: string | string[] }>} packages of the lock file
 */
export const ownNodePackage = (packages) =>
  Object.keys(packages['']?.optionalDependencies ?? {}).find((name) =>
    isForThisPlatform(packages[`node_modules/${name}`] ?? {}),
  );

/** Returns the error message if no Node is usable. `fault` is the error of the installed package, if there is one. */
function remedyFor(fault, machineNode) {
  if (fault?.includes('libatomic'))
    return `The Node that npm brought needs a library that this machine lacks ("apt-get install libatomic1" on Debian and Ubuntu):\n${fault}`;
  const programOutput = fault ? `\nThe one that npm brought said: ${fault}` : '';
  return `This project needs Node 26, or Node 24 from 24.15 on. npm brings none that runs on this machine (${process.platform} ${process.arch}),
and the Node that was found is ${machineNode}: install Node 26 (https://nodejs.org) and run the command again.${programOutput}`;
}

/**
 * Returns the path of the Node for the project's programs. This is the project's Node. Without it, it is the machine's
 * Node, if that is recent enough. Throws a {@link SetupError} that says what to do if there is neither.
 * @param {string} root the project's folder
 * @param {Record<string, { os?: string | string[], cpu?: string | string[] }>} packages of the lock file
 * @param {string} machineNode the version of the machine's Node
 */
export function chooseNode(root, packages, machineNode = process.versions.node) {
  const name = ownNodePackage(packages);
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const path = join(root, 'node_modules', String(name), file);
  // The installed Node may not run: the C library may differ (Alpine), or another library may be missing.
  const tried = name && existsSync(path) ? spawnSync(path, ['--version'], { encoding: 'utf8' }) : undefined;
  if (tried?.status === 0) return path;
  if (isRecent(machineNode)) return process.execPath;
  throw new SetupError(remedyFor(tried && (tried.error?.message ?? tried.stderr.trim()), machineNode));
}
