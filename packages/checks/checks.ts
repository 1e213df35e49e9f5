/** Lists all checks. The order finds faults as early as possible. */
import { join } from 'node:path';
import { isDelivered, contentFormFaults, readContentSpelling } from '@website/editor/tools';
import { makeDrawings } from '@website/media/programs';
import { checkHouseSizes } from './house-sizes.ts';
import { checkHtml } from './check-html.ts';
import { checkLinks } from './check-links.ts';
import { checkRepository } from './check-repository.ts';
import { checkShareImages } from './check-share-images.ts';
import { checkSizes } from './check-sizes.ts';
import { resultOf, type CheckResult } from './result.ts';
import { playwright, runTests, runTool, vitest } from './tools.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');

/** A check. Its name is for the command line. */
export interface Check {
  name: string;
  run: () => Promise<CheckResult> | CheckResult;
}

/** The checks of a stage do not depend on each other. The next stage starts when all checks have ended. */
export interface Stage {
  checks: readonly Check[];
  /** The number of checks that run at the same time. */
  concurrency: number;
}

const tool = (name: string, command: string, ...args: string[]): Check => ({
  name,
  run: () => runTool(command, ...args),
});

/**
 * Makes the drawings once, for all checks that read them. Otherwise two checks that start together would both make
 * them.
 */
async function checkDrawings(): Promise<CheckResult> {
  await makeDrawings();
  return { passed: 1, failed: 0, faults: [] };
}

/**
 * Checks the spelling of the files that `cspell.config.ts` names, the drawings' descriptions among them. First reports
 * faults in the owner's word list.
 */
async function checkSpelling(): Promise<CheckResult> {
  readContentSpelling(root);
  await makeDrawings();
  const result = await runTool('cspell', '--no-progress', '--no-gitignore');
  const remedy =
    'A word that is right goes into content/style.yaml; one of code or documents into spelling.txt.';
  return result.failed > 0 ? { ...result, faults: [...result.faults, remedy] } : result;
}

/** Returns whether this run is before a release. Then all pages are checked, and all tests run. */
const isRelease = (): boolean => process.env['EVERY_PAGE'] === 'all';

/**
 * Returns the arguments that exclude tests. Before a release, all tests run. Otherwise two kinds do not run: tests of
 * programs that make pictures (other checks look at the pictures themselves), and files `*.release.test.ts`. On a site
 * of another company, tests about the content that we deliver, `*.delivered.*test.ts` or `.tsx`, do not run either.
 */
const exclusions = (): string[] => [
  ...(isRelease() ? [] : ['--project=!media', '--exclude=**/*.release.test.ts']),
  ...(isDelivered(root) ? [] : ['--exclude=**/*.delivered.*test.{ts,tsx}']),
];

/**
 * Checks that content files have the editor's format. Otherwise a save in the editor would also change lines that
 * nobody edited.
 */
function checkContentForm(): CheckResult {
  const { count, faults } = contentFormFaults(root);
  return resultOf(count, 'content files', faults);
}

/** The name of the check on which later stages depend. */
export const buildName = 'build';

/** Returns the stages in their order. */
export const allStages = (): readonly Stage[] => [
  {
    concurrency: 2,
    checks: [
      { name: 'drawings', run: checkDrawings },
      tool('lint', 'oxlint', '--type-aware', '--deny-warnings', '--format=unix'),
      tool('types', 'tsc', '-b'),
    ],
  },
  {
    concurrency: 2,
    checks: [
      tool('content', 'node', 'packages/editor/check-content.ts'),
      tool(buildName, 'node', 'scripts/build.ts'),
      tool('format', 'oxfmt', '--check', '.'),
      { name: 'content form', run: checkContentForm },
      tool('unused', 'knip', '--config', 'packages/checks/knip.json', '--treat-config-hints-as-errors'),
      { name: 'spelling', run: checkSpelling },
      { name: 'repository', run: () => checkRepository(root) },
      { name: 'house', run: () => checkHouseSizes(root) },
    ],
  },
  {
    concurrency: 2,
    checks: [
      // The gallery takes the compressed copies of drawings from the cache that the site's build has filled.
      tool('gallery', 'node', 'scripts/build.ts', '--gallery'),
      { name: 'html', run: () => checkHtml(dist) },
      { name: 'links', run: () => checkLinks(dist) },
      { name: 'share images', run: () => checkShareImages(dist) },
      { name: 'sizes', run: () => checkSizes(root, dist) },
    ],
  },
  // Servers in unit tests write to disk and wait for mail. So no other check runs at the same time.
  {
    concurrency: 1,
    checks: [{ name: 'unit tests', run: () => runTests(vitest(...exclusions())) }],
  },
  { concurrency: 1, checks: [{ name: 'browser tests', run: () => runTests(playwright) }] },
];
