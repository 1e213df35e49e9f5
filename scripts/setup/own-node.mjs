/** The project's own Node, which npm brings as an optional package for the usual platforms. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest Node that runs this project: it removes types, and knows SQLite and `import.meta.main`. */
const oldest = [24, 2];

/** Whether a version such as `26.10.0` will do. */
export function isRecent(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/** What the lock file says about a platform is a text or a list of them. */
const names = (value, one) => (Array.isArray(value) ? value : [value]).includes(one);

/**
 * The package that brings a Node for this machine; undefined where there is none.
 * @param {Record<string, { os?: string | string[], cpu?: string | string[] }>} packages of the lock file
 */
export const ownNodePackage = (packages) =>
  Object.keys(packages['']?.optionalDependencies ?? {}).find((name) => {
    const { os, cpu } = packages[`node_modules/${name}`] ?? {};
    return names(os, process.platform) && names(cpu, process.arch);
  });

/**
 * The Node to run the project's programs with: its own, or the one that runs this when that will do. Undefined when
 * there is none.
 */
export function findNode(root, packages) {
  const name = ownNodePackage(packages);
  const path = join(
    root,
    'node_modules',
    String(name),
    process.platform === 'win32' ? 'bin/node.exe' : 'bin/node',
  );
  // Where the C library is another one (Alpine), it is there and does not run.
  if (name && existsSync(path) && spawnSync(path, ['--version']).status === 0) return path;
  return isRecent(process.versions.node) ? process.execPath : undefined;
}
