/** Checks the files that git tracks or would add: no secrets, no machine paths, a portable lock file. */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { testFiles } from '../../vitest.config.ts';
import { delivered } from '@website/editor/tools';
import { decisionFaults } from './decisions.ts';
import { lockFaults } from './lock-file.ts';
import { resultOf, type CheckResult } from './result.ts';

/** Forbidden texts. The patterns contain escapes, so that the patterns do not match this file. */
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
  // Playwright counts an expected failure as passed.
  { what: 'a browser test that is expected to fail', pattern: /\btest(?:\.\w+)*\.fail\(/ },
  // Tests use invented passwords. They check that no message repeats a password.
  {
    what: 'a password in an address',
    inTests: false,
    pattern: /\b[a-z]+:\/\/(?!user:password@)[^\s:/@'"`<>${}]+:[^\s:/@'"`<>${}]+@(?!\w*\.?example\.)[\w.-]+/,
  },
];
/**
 * The only files that contain the name of the company whose site we deliver. So an owner can change the name easily,
 * and no other file contains the old name. The check does not search for an owner's name, because this name may be an
 * ordinary word, such as Compass or Form. `npm run content:advise` searches the content for it.
 */
const brandFiles = new Set([
  'content/company.yaml',
  // The list of values to replace before a site goes public.
  'packages/editor/launch/delivered.ts',
  'README.md',
  'LICENSE',
  'package.json',
  'package-lock.json',
]);
const maxBytes = 2_000_000;

const { name } = delivered;
/** Matches the name as a whole word in any letter case, and as a part of an identifier. */
const brand = new RegExp(
  `(?<![\\p{L}\\p{N}])(?i:${name})(?![\\p{L}\\p{N}])|${name}(?!\\p{Ll})|(?<!\\p{L})${name.toLowerCase()}(?=\\p{Lu})`,
  'u',
);

/** Lists the files that git tracks or would add. */
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
  if (brand.test(file)) faults.push(`${file}: the delivered company’s name is a part of its own`);
  if (/(^|\/)\.env$/.test(file)) faults.push(`${file}: settings of one machine`);
  if (bytes.includes(0)) return faults;
  const text = bytes.toString('utf8');
  for (const { what, pattern, inTests = true } of forbidden) {
    const match = pattern.exec(text);
    if (match && (inTests || !/\.test\.tsx?$/.test(file))) faults.push(`${file}: ${what}: ${match[0]}`);
  }
  if (brand.test(text) && !brandFiles.has(file)) faults.push(`${file}: the delivered company’s name`);
  return faults;
}

/** The patterns of the test files that Vitest or Playwright runs. */
const testPatterns = [...testFiles, 'tests/browser/**/*.{test,spec}.{ts,js,mjs}'];

/** Returns a fault for each file that has the name of a test, but that no test runner finds. */
const lostTests = (files: readonly string[]): string[] =>
  files
    .filter((file) => /[._-](?:test|spec)\.[cm]?[jt]sx?$/.test(file))
    .filter((file) => !testPatterns.some((pattern) => matchesGlob(file, pattern)))
    .map((file) => `${file}: no runner finds this test: see vitest.config.ts and playwright.config.ts`);

/** Matches source files of the product, including the style sheets of components. */
const productFile =
  /^packages\/(?:forms|site|server|inbox)\/(?!(?:.*\/)?test-support\/|.*\.test\.).*\.(?:tsx?|mjs|css)$/;

/** Returns a fault for each folder with only one source file. Subfolders count as files. */
function loneFileFaults(files: readonly string[]): string[] {
  const entries = new Map<string, Set<string>>();
  for (const file of files.filter((path) => productFile.test(path))) {
    for (let entry = file; entry.includes('/'); entry = dirname(entry)) {
      const folder = dirname(entry);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(entry));
    }
  }
  return [...entries]
    .filter(([folder, { size }]) => size === 1 && folder.split('/').length > 2)
    .map(([folder]) => `${folder}: one source file, which needs no folder of its own`);
}

/** Matches a source file, or a folder with source files, in backticks. */
const namedFile =
  /`((?:[\w.-]+\/)*[a-z\d.-]+\.(?:tsx?|mjs)|(?:packages\/(?!media)|scripts\/|tests\/)[\w./-]+\/)`/g;

/** Returns a fault for each file that a guide names and that does not exist. A block of code may name a new file. */
const lostNames = (root: string, files: readonly string[]): string[] =>
  files
    .filter((file) => matchesGlob(file, '{README,CONTRIBUTING,docs/*}.md'))
    .flatMap((guide) => {
      const text = readFileSync(join(root, guide), 'utf8').replaceAll(/^ *```.*?^ *```/gms, '');
      return [...text.matchAll(namedFile)]
        .map(([, path = '']) => path)
        .filter((path) => !files.some((file) => file.startsWith(path) || `/${file}`.endsWith(`/${path}`)))
        .map((path) => `${guide}: there is no ${path}`);
    });

export function checkRepository(root: string): CheckResult {
  const files = trackedFiles(root);
  return resultOf(files.length, 'tracked files', [
    ...files.flatMap((file) => faultsOf(root, file)),
    ...decisionFaults(root, files),
    ...lockFaults(root),
    ...lostTests(files),
    ...loneFileFaults(files),
    ...lostNames(root, files),
  ]);
}
