/** Checks that the lock file works on every platform and with every mirror, and that the server runs no install script. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  resolved?: string;
  /** True if the entry is a workspace of this repository. */
  link?: boolean;
  integrity?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Returns a fault for each dependency whose version is not exact. */
const ranges = ({ dependencies, devDependencies, optionalDependencies }: LockedPackage): string[] =>
  Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is asked for as ${version}, which is no exact version`);

/** Returns the faults of the lock file below `root`. */
export function lockFaults(root: string): string[] {
  const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  // npm downloads nothing for workspaces, because workspaces are folders of this repository.
  const isOurs = (path: string): boolean => !path.includes('node_modules/') || locked[path]?.link === true;
  const packages = Object.fromEntries(
    Object.entries(locked).filter(([path]) => path === '' || !isOurs(path)),
  );
  const ours = Object.entries(locked).filter(([path]) => !path.includes('node_modules/'));
  const runtime = Object.entries(packages).filter(
    ([path, entry]) => path !== '' && !entry.dev && !entry.optional && !entry.devOptional,
  );
  const faults = Object.entries(packages).flatMap(([path, entry]) => {
    const optional = path === '' ? {} : (entry.optionalDependencies ?? {});
    const missing = Object.keys(optional).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
    );
    return [
      ...(entry.resolved === undefined ? [] : [`${path} is pinned to the address ${entry.resolved}`]),
      ...(path === '' || entry.integrity ? [] : [`${path} has no integrity`]),
      ...missing.map((name) => `${path} needs ${name} on some platform, and it is not locked`),
    ];
  });
  faults.push(...ours.flatMap(([, entry]) => ranges(entry)));
  for (const [path, { hasInstallScript }] of runtime)
    if (hasInstallScript) faults.push(`${path} has an install script`);
  return faults.map((fault) => `package-lock.json: ${fault}`);
}
