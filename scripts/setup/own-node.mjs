/** The project's own Node, which npm brings as an optional package for the usual platforms. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A set-up that cannot go on; the message says what to do. */
export class SetupError extends Error {
  name = 'SetupError';
}

/** The C library of this machine, by the names that npm has for them. */
function libraryName() {
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/**
 * Whether a package is made for this platform, and not for every one.
 * @param {{ os?: string | string[], cpu?: string | string[], libc?: string | string[] }} entry of the lock file
 */
export function isForThisPlatform({ os, cpu, libc }) {
  const has = (value, name) => [value].flat().includes(name);
  return (
    has(os, process.platform) && has(cpu, process.arch) && (libc === undefined || has(libc, libraryName()))
  );
}

/** The oldest Node that runs this project: it removes types, and knows SQLite and `import.meta.main`. */
const oldest = [24, 2];

/** Whether a version such as `26.10.0` will do. */
export function isRecent(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/**
 * The package that brings a Node for this machine; undefined where there is none.
 * @param {Record<string, { os?: string | string[], cpu?: string | string[] }>} packages of the lock file
 */
export const ownNodePackage = (packages) =>
  Object.keys(packages['']?.optionalDependencies ?? {}).find((name) =>
    isForThisPlatform(packages[`node_modules/${name}`] ?? {}),
  );

/** What to do on a machine without a Node that will do; `fault` is what the one that npm brought said, if it is there. */
function remedyFor(fault, machineNode) {
  if (fault?.includes('libatomic'))
    return `The Node that npm brought needs a library that this machine lacks ("apt-get install libatomic1" on Debian and Ubuntu):\n${fault}`;
  const programOutput = fault ? `\nThe one that npm brought said: ${fault}` : '';
  return `This project needs Node 24.2 or newer. npm brings none that runs on this machine (${process.platform} ${process.arch}),
and the Node that was found is ${machineNode}: install Node 26 (https://nodejs.org) and run the command again.${programOutput}`;
}

/**
 * The Node to run the project's programs with: its own, or the machine's when that will do. Throws a
 * {@link SetupError} that says what to do when there is neither.
 * @param {string} root the project's folder
 * @param {Record<string, { os?: string | string[], cpu?: string | string[] }>} packages of the lock file
 * @param {string} machineNode the version of the Node that the machine has
 */
export function chooseNode(root, packages, machineNode = process.versions.node) {
  const name = ownNodePackage(packages);
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const path = join(root, 'node_modules', String(name), file);
  // It may be there and not run: where the C library is another one (Alpine), or a library that it needs is missing.
  const tried = name && existsSync(path) ? spawnSync(path, ['--version'], { encoding: 'utf8' }) : undefined;
  if (tried?.status === 0) return path;
  if (isRecent(machineNode)) return process.execPath;
  throw new SetupError(remedyFor(tried && (tried.error?.message ?? tried.stderr.trim()), machineNode));
}
