/**
 * Counts how large this repository is, so that it does not grow unseen. `npm run sizes` prints the table, and the gate
 * fails if a number is above its limit. A limit may only fall; raising one takes a decision in `docs/decisions`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groups } from '@website/server/settings';
import { resultOf, type CheckResult } from './result.ts';

const isTest = (file: string): boolean =>
  /\.test\.tsx?$|(?:^|\/)(?:test-support|integration-tests|fixtures)\/|^tests\//.test(file);
const isCode = (file: string): boolean => /\.(?:tsx?|mjs)$/.test(file);
const isIn = (file: string, ...packages: string[]): boolean =>
  packages.some((name) => file.startsWith(`packages/${name}/`));
const isSource = (file: string): boolean => isCode(file) && !isTest(file);

const linesOf = (text: string): number => text.split('\n').length - 1;
const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

interface Row {
  name: string;
  limit: number;
  /** Which files count. */
  of: (file: string) => boolean;
  /** What is counted in a file. */
  by: (text: string) => number;
}

const rows: readonly Row[] = [
  {
    name: 'site, forms and server, lines',
    limit: 30_800,
    of: (file) => isSource(file) && isIn(file, 'site', 'forms', 'server'),
    by: linesOf,
  },
  { name: 'inbox, lines', limit: 3100, of: (file) => isSource(file) && isIn(file, 'inbox'), by: linesOf },
  {
    name: 'editor, checks and scripts, lines',
    limit: 6560,
    of: (file) => isSource(file) && (isIn(file, 'editor', 'checks') || file.startsWith('scripts/')),
    by: linesOf,
  },
  {
    name: 'styles, lines',
    limit: 8163,
    of: (file) => isIn(file, 'site', 'inbox', 'editor') && file.endsWith('.css'),
    by: linesOf,
  },
  { name: 'tests, lines', limit: 45_300, of: (file) => isCode(file) && isTest(file), by: linesOf },
  { name: 'decisions', limit: 65, of: (file) => /^docs\/decisions\/\d.*\.md$/.test(file), by: () => 1 },
  { name: 'documents, words', limit: 69_200, of: (file) => file.endsWith('.md'), by: wordsOf },
];
const maxSettings = 48;

/** Counts the files that git tracks or would add. `limit` is the largest allowed number. */
export function houseSizes(root: string): { name: string; count: number; limit: number }[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = [...new Set(listed.split('\0'))].filter((file) => /\.(?:tsx?|mjs|css|md)$/.test(file));
  const counted = rows.map(({ name, limit, of, by }) => {
    const counts = files.filter(of).map((file) => by(readFileSync(join(root, file), 'utf8')));
    return { name, limit, count: counts.reduce((sum, count) => sum + count, 0) };
  });
  return [
    ...counted,
    {
      name: 'settings',
      limit: maxSettings,
      count: groups.flatMap(([, settings]) => Object.keys(settings)).length,
    },
  ];
}

export function checkHouseSizes(root: string): CheckResult {
  const sizes = houseSizes(root);
  const faults = sizes
    .filter(({ count, limit }) => count > limit)
    .map(({ name, count, limit }) => `${name}: ${count}, more than ${limit}. Take something away first.`);
  return resultOf(sizes.length, 'numbers', faults);
}

if (import.meta.main)
  for (const { name, count, limit } of houseSizes(join(import.meta.dirname, '../..')))
    console.log(`${name.padEnd(34)} ${String(count).padStart(7)} of ${limit}`);
