/** Checks what git would carry away: no secrets, no paths of a machine, a lock file that works anywhere. */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { resultOf, type CheckResult } from './result.ts';

/** What no file may contain. Written in pieces, so that this file does not accuse itself. */
const forbidden: readonly { what: string; pattern: RegExp; inTests?: boolean }[] = [
  {
    what: 'a path of somebody’s machine',
    pattern: /(?<![\w./}-])\/(?:home|Users|root|work|mnt|tmp)\/[\w.-]+/,
  },
  { what: 'a path of somebody’s machine', pattern: /\b[A-Z]:\\Users\\\w/ },
  {
    what: 'the address of a package registry',
    pattern: /https?:\/\/[\w.-]*(?:regis\x74ry|np\x6djs|verdac\x63io|artifac\x74ory|nex\x75s)[\w.-]*/i,
  },
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE K\x45Y-----/ },
  {
    what: 'a token',
    pattern:
      /\b(?:gh[pousr]_\w{30,}|github_p\x61t_\w{20,}|sk-\w{32,}|AK\x49A[0-9A-Z]{16}|xox[abp]-\w{10,}|np\x6d_\w{30,})\b/,
  },
  // Tests invent some, to see that they are not repeated in a message.
  {
    what: 'a password in an address',
    inTests: false,
    pattern: /\b[a-z]+:\/\/(?!user:password@)[^\s:/@'"`<>${}]+:[^\s:/@'"`<>${}]+@(?!\w*\.?example\.)[\w.-]+/,
  },
];
/** The brand stands in one content file, so that changing it touches nothing else. */
const brand = 'Nor\x76ane';
const brandFiles = new Set([
  'content/company.yaml',
  'README.md',
  'LICENSE',
  'package.json',
  'package-lock.json',
]);
const maxBytes = 2_000_000;

/** Files git knows or would add. */
const trackedFiles = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && statSync(join(root, file), { throwIfNoEntry: false })?.isFile());

function faultsOf(root: string, file: string): string[] {
  const bytes = readFileSync(join(root, file));
  const faults = bytes.length > maxBytes ? [`${file}: ${bytes.length} bytes, more than ${maxBytes}`] : [];
  if (/(^|\/)\.env$/.test(file)) faults.push(`${file}: settings of one machine`);
  if (bytes.includes(0)) return faults;
  const text = bytes.toString('utf8');
  for (const { what, pattern, inTests = true } of forbidden) {
    const found = pattern.exec(text);
    if (found && (inTests || !/\.test\.tsx?$/.test(file))) faults.push(`${file}: ${what}: ${found[0]}`);
  }
  if (text.toLowerCase().includes(brand.toLowerCase()) && !brandFiles.has(file))
    faults.push(`${file}: the company’s name`);
  return faults;
}

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** A lock file that `npm ci` accepts on every platform and with every registry mirror. */
function lockFaults(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const runtime = Object.entries(packages).filter(
    ([path, one]) => path !== '' && !one.dev && !one.optional && !one.devOptional,
  );
  const faults = Object.entries(packages).flatMap(([path, one]) => {
    const optional = path === '' ? {} : (one.optionalDependencies ?? {});
    const missing = Object.keys(optional).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
    );
    return [
      ...(one.resolved === undefined ? [] : [`${path} is pinned to the address ${one.resolved}`]),
      ...(path === '' || one.integrity ? [] : [`${path} has no integrity`]),
      ...missing.map((name) => `${path} needs ${name} on some platform, and it is not locked`),
    ];
  });
  if (runtime.length > 15) faults.push(`the server needs ${runtime.length} packages, 15 are the limit`);
  for (const [path, { hasInstallScript }] of runtime)
    if (hasInstallScript) faults.push(`${path} has an install script`);
  return faults.map((fault) => `package-lock.json: ${fault}`);
}

/** What stands in for a framework may not grow into one, its tests aside: docs/decisions/0001. */
const machinery = { folder: 'app/rendering/', maxLines: 900 } as const;

function machineryFaults(root: string, files: readonly string[]): string[] {
  const lines = files
    .filter((file) => file.startsWith(machinery.folder) && !/\.test\.tsx?$/.test(file))
    .reduce((sum, file) => sum + readFileSync(join(root, file), 'utf8').split('\n').length - 1, 0);
  return lines > machinery.maxLines
    ? [`${machinery.folder}: ${lines} lines, more than ${machinery.maxLines}`]
    : [];
}

/** Every file counts. */
export function checkRepository(root: string): CheckResult {
  const files = trackedFiles(root);
  return resultOf(files.length, [
    ...files.flatMap((file) => faultsOf(root, file)),
    ...machineryFaults(root, files),
    ...lockFaults(root),
  ]);
}
