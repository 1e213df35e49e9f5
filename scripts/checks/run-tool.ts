/** Runs a command-line tool as a check. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { CheckResult } from './result.ts';

const root = join(import.meta.dirname, '../..');
const tools = join(root, 'node_modules/.bin');
// Tools are scripts for `node`: this puts the project's own before the machine's.
const environment = { ...process.env, PATH: `${tools}${delimiter}${process.env['PATH'] ?? ''}` };

interface Ended {
  code: number;
  output: string;
}

/** Runs a tool to its end and keeps what it printed. */
function run(tool: string, args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, {
      cwd: root,
      env: { ...environment, ...env },
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

/** A tool that says yes or no. */
export async function runTool(tool: string, ...args: string[]): Promise<CheckResult> {
  const { code, output } = await run(tool, args);
  return code === 0
    ? { passed: 1, failed: 0, faults: [] }
    : { passed: 0, failed: 1, faults: [output.trim() || `${tool} ended with code ${code}`] };
}

/** What a report counts. A test that was left out has failed: nobody would ever hear of it again. */
export interface TestCounts {
  passed: number;
  /** Those left out included. */
  failed: number;
  /** Skipped, or only announced. */
  leftOut: number;
}

/** How a test runner is told to write its report, and which counts the report holds. */
export interface TestRunner {
  tool: string;
  args: (reportFile: string) => string[];
  env?: (reportFile: string) => Record<string, string>;
  counts: (report: unknown) => TestCounts;
}

/** A test runner: every test counts. One that fails without a failed test, or runs none, counts as one. */
export async function runTests(runner: TestRunner): Promise<CheckResult> {
  const folder = mkdtempSync(join(tmpdir(), 'site-gate-'));
  try {
    const file = join(folder, 'report.json');
    const { code, output } = await run(runner.tool, runner.args(file), runner.env?.(file));
    let { passed, failed, leftOut } = { passed: 0, failed: 0, leftOut: 0 };
    try {
      ({ passed, failed, leftOut } = runner.counts(JSON.parse(readFileSync(file, 'utf8'))));
    } catch {
      // No report: the runner could not even start, and its output says why.
    }
    if (failed === 0 && (code !== 0 || passed === 0)) failed = 1;
    const faults = leftOut > 0 ? [`${leftOut} tests were skipped`] : [];
    return { passed, failed, faults: failed > 0 ? [...faults, output.trim()] : [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
