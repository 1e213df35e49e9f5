/** An owner changes the content as the schemas allow, and then runs the tests of the site. They pass. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contentFaults } from '../../packages/site/reading/read.ts';
import { formatContent } from '../../packages/editor/content-form.ts';
import { createRandom } from '../../packages/server/test-support/fuzz/random.ts';
import { decisions } from '../unit/support/owner-decisions.ts';
import { linkNodeModules } from '../unit/support/project-copy.ts';

const root = join(import.meta.dirname, '../..');
const project = mkdtempSync(join(tmpdir(), 'own-tests-'));
// Thousands of files may take their time on a busy disk.
afterAll(() => rmSync(project, { recursive: true }), 60_000);

const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };
/** What is no part of the project, or is made by commands. */
const left = new Set(['.git', '.cache', 'data', 'dist', 'node_modules', 'test-results']);

/** Copies the project of another company, with every decision that the content never refuses. */
function takeOver(): void {
  for (const part of readdirSync(root))
    if (!left.has(part)) cpSync(join(root, part), join(project, part), { recursive: true });
  linkNodeModules(project);
  const random = createRandom(1);
  const content = join(project, 'content');
  for (const { decide, mayBeRefused } of decisions) if (!mayBeRefused) decide(content, random);
  formatContent(project);
  // Some tests ask git for the files of the project.
  execFileSync('git', ['init', '--quiet'], { cwd: project });
}

test('an owner makes every decision that needs no code › the unit tests of the site run › all pass', () => {
  takeOver();
  expect(contentFaults(project, figures)).toEqual([]);
  const args = ['--project', 'main', 'packages/site', 'packages/editor', 'scripts', 'tests/unit'];
  const excluded = ['--exclude', '**/*.release.test.ts', '--exclude', '**/*.delivered.*test.{ts,tsx}'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--testTimeout=120000', ...args, ...excluded],
    { cwd: project, encoding: 'utf8', env: { PATH: process.env.PATH, NO_COLOR: '1' } },
  );
  const failed = `${stdout}\n${stderr}`.match(/^.*(?:FAIL|Error:).*$/gm);
  expect({ status, failed }).toEqual({ status: 0, failed: null });
}, 900_000);
