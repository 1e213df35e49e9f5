/** Every check of the gate, in the order in which they find faults soonest. */
import { join } from 'node:path';
import { makeDrawings } from '../../media/illustrations/making/make.ts';
import { checkHtml } from './check-html.ts';
import { checkImports } from './imports/check-imports.ts';
import { checkLinks } from './check-links.ts';
import { checkRepository } from './repository/check-repository.ts';
import { checkShareImages } from './share-images/check-share-images.ts';
import { checkSizes } from './check-sizes.ts';
import { checkImportTable } from './imports/import-table.ts';
import { type CheckResult, joined } from './result.ts';
import { runTests, runTool, type TestRunner } from './run-tool.ts';
import { checkWords } from './words/check-words.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');

/** One check with its name for the command line. */
export interface Check {
  name: string;
  run: () => Promise<CheckResult> | CheckResult;
}

/** Checks of a stage know nothing of each other; the next stage begins when all have ended. */
export interface Stage {
  checks: readonly Check[];
  /** How many run at once. */
  atOnce: number;
}

const tool = (name: string, command: string, ...args: string[]): Check => ({
  name,
  run: () => runTool(command, ...args),
});

/** Compares how fast pages are, and gets the machine to itself. */
const measuring = 'tests/unit/proofs/slow-sockets.test.ts';
/** What the drawings show is read, too, so that they have to be there. */
async function checkWordsOfAll(): Promise<CheckResult> {
  await makeDrawings(root);
  return checkWords(root);
}

const vitestReports = (file: string): string[] => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
];

export const vitest: TestRunner = {
  tool: 'vitest',
  args: (file) => ['run', `--exclude=${measuring}`, ...vitestReports(file)],
  counts: (report) => {
    const counted = report as Record<
      'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests',
      number
    >;
    // Only Linux tells a process's memory and its open files: elsewhere the tests that ask for them skip themselves.
    const leftOut = process.platform === 'linux' ? counted.numPendingTests + counted.numTodoTests : 0;
    return { passed: counted.numPassedTests, failed: counted.numFailedTests + leftOut, leftOut };
  },
};

const vitestAlone: TestRunner = { ...vitest, args: (file) => ['run', measuring, ...vitestReports(file)] };

export const playwright: TestRunner = {
  tool: 'playwright',
  args: () => ['test', '--reporter=list,json'],
  env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: '0' }),
  counts: (report) => {
    const { stats } = report as {
      stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
    };
    const leftOut = stats.skipped;
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + leftOut, leftOut };
  },
};

/** The name of the check that later stages cannot do without. */
export const buildName = 'build';

export const stages: readonly Stage[] = [
  {
    atOnce: 2,
    checks: [
      tool('format', 'oxfmt', '--check', '.'),
      tool('lint', 'oxlint', '--type-aware', '--deny-warnings', '--format=unix'),
      tool('types', 'tsc', '--noEmit'),
      tool('unused', 'knip', '--config', 'scripts/gate/knip.json', '--treat-config-hints-as-errors'),
      { name: 'imports', run: () => joined(checkImports(root), checkImportTable(root)) },
      { name: 'repository', run: () => checkRepository(root) },
      tool('content', 'node', 'scripts/check-content.ts'),
      { name: 'words', run: checkWordsOfAll },
    ],
  },
  // Servers of the unit tests write to disk and wait for mail: they get the machine to themselves.
  { atOnce: 1, checks: [{ name: 'unit tests', run: () => runTests(vitest) }] },
  { atOnce: 1, checks: [{ name: 'measuring', run: () => runTests(vitestAlone) }] },
  // Each keeps one core busy.
  {
    atOnce: 2,
    checks: [
      tool(buildName, 'node', 'scripts/build.ts'),
      tool('gallery', 'node', 'scripts/build.ts', '--gallery'),
    ],
  },
  {
    atOnce: 2,
    checks: [
      { name: 'html', run: () => checkHtml(dist) },
      { name: 'links', run: async () => joined(await checkLinks(dist), await checkShareImages(dist)) },
      { name: 'sizes', run: () => checkSizes(root, dist) },
    ],
  },
  { atOnce: 1, checks: [{ name: 'browser tests', run: () => runTests(playwright) }] },
];
