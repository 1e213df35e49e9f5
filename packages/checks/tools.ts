/** Runs command-line tools and test runners as checks. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { z } from 'zod';
import type { CheckResult } from './result.ts';

const root = join(import.meta.dirname, '../..');
const tools = join(root, 'node_modules/.bin');
// The tools are scripts for `node`. Because of this PATH, they run on the project's Node and not on the machine's Node.
const path = `${tools}${delimiter}${process.env['PATH'] ?? ''}`;

/** Runs a tool. Resolves with its exit code and its output. */
function run(tool: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = spawn(tool, args, {
      cwd: root,
      // `gate.ts` sets variables after it has imported this file.
      env: { ...process.env, PATH: path, ...env },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a tool as one check. If the tool fails, its output is the fault. */
export async function runTool(tool: string, ...args: string[]): Promise<CheckResult> {
  const { code, output } = await run(tool, args);
  return code === 0
    ? { passed: 1, failed: 0, faults: [] }
    : { passed: 0, failed: 1, faults: [output.trim() || `${tool} ended with code ${code}`] };
}

/** The counts in the report of a test runner. */
export interface TestCounts {
  passed: number;
  failed: number;
  /** The titles of skipped tests and of `todo` tests. */
  skipped: readonly string[];
  /** The titles of tests that passed in a second browser, because the first one hung. */
  secondBrowser?: readonly string[];
}

/** A test runner, with its command line and a function that reads its report. */
export interface TestRunner {
  tool: string;
  args: (reportFile: string) => string[];
  env?: (reportFile: string) => Record<string, string>;
  counts: (report: unknown) => TestCounts;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ status: z.string(), title: z.string() })) }),
  ),
});

/** Makes the runner of Vitest for the files that the arguments name. */
export const vitest = (...args: string[]): TestRunner => ({
  tool: 'vitest',
  args: (file) => ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  counts: (report) => {
    const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
    return { passed: numPassedTests, failed: numFailedTests, skipped: skipped.map(({ title }) => title) };
  },
});

/** The mark of a test whose browser hangs (`tests/browser/support/stalled-browser.ts`). */
export const stalled = 'stalled browser';

const browserTest = z.object({
  status: z.string(),
  results: z.array(z.object({ annotations: z.array(z.object({ type: z.string() })) })),
});
const browserSuite = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(browserTest) })).default([]),
  get suites() {
    return z.array(browserSuite).default([]);
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(browserSuite),
});

const specsOf = ({ specs, suites }: z.infer<typeof browserSuite>): (typeof specs)[number][] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Returns the titles of tests that failed in a browser that hung, and passed in the next one. */
function titlesOfSecondBrowsers({ suites }: z.infer<typeof playwrightReport>): string[] {
  return suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests }) =>
      tests
        .filter(
          ({ status, results }) =>
            status === 'flaky' && results[0]?.annotations.some(({ type }) => type === stalled),
        )
        .map(() => `${file}: ${title}`),
    );
}

export const playwright: TestRunner = {
  tool: 'playwright',
  args: () => ['test', '--reporter=list,json'],
  env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: '0' }),
  counts: (report) => {
    const parsed = playwrightReport.parse(report);
    const { expected, unexpected, flaky, skipped } = parsed.stats;
    const secondBrowser = titlesOfSecondBrowsers(parsed);
    return {
      passed: expected + secondBrowser.length,
      failed: unexpected + flaky - secondBrowser.length,
      skipped: Array.from({ length: skipped }, () => 'a browser test'),
      secondBrowser,
    };
  },
};

/** Matches the title of a proof whose program is missing (`tests/unit/support/programs.ts` writes such titles). */
const lacksProgram = /^not run without (.+)$/;

/**
 * Makes the result of a test run. A skipped test counts as failed, with two exceptions: a proof whose program is
 * missing is listed in `notRun`, and a Linux test may be skipped on another system.
 */
export function testResult(
  { passed, failed, skipped, secondBrowser = [] }: TestCounts,
  platform = process.platform,
): CheckResult {
  const notRun = skipped.flatMap((title) => lacksProgram.exec(title)?.[1] ?? []);
  const lost = platform === 'linux' ? skipped.filter((title) => !lacksProgram.test(title)) : [];
  const faults = lost.map((title) => `skipped: ${title}`);
  const count = secondBrowser.length;
  const needed = `${count} ${count === 1 ? 'test' : 'tests'} needed a second browser, because the first one hung:`;
  const notes = count > 0 ? [`${needed} ${secondBrowser.join(', ')}`] : [];
  return { passed, failed: failed + lost.length, faults, notRun, notes };
}

/** Runs tests. If a run fails without a failed test, or contains no test, the run counts as one failed test. */
export async function runTests(runner: TestRunner): Promise<CheckResult> {
  const folder = mkdtempSync(join(tmpdir(), 'site-checks-'));
  try {
    const file = join(folder, 'report.json');
    const { code, output } = await run(runner.tool, runner.args(file), runner.env?.(file));
    let counts: TestCounts = { passed: 0, failed: 0, skipped: [] };
    try {
      counts = runner.counts(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      // If there is no report, the runner did not start, and its output says why.
    }
    const result = testResult(counts);
    if (result.failed === 0 && (code !== 0 || result.passed === 0)) result.failed = 1;
    return result.failed > 0 ? { ...result, faults: [...result.faults, output.trim()] } : result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
