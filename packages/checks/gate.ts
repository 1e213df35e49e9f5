/**
 * Runs all checks, in the same way on every machine. `npm run gate -- lint links` runs only the named checks. The last
 * line is `N passed, N failed`: the number of test cases, plus one for each other check. The exit code is 1 if a check
 * failed. `--every-page` runs browser tests on all pages (`tests/browser/support/sample.ts`).
 */
import { join } from 'node:path';
import { ContentError } from '@website/site/content';
import { allStages, buildName, type Check } from './checks.ts';
import type { CheckResult } from './result.ts';
import { openLastTimes } from './last-times.ts';
import { DrawingError } from '@website/media/programs';

/** Maximum number of faults that the report shows for one check. Further faults are only counted. */
const maxShownFaults = 40;

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

function report(name: string, result: CheckResult, since: number): void {
  const { passed, failed, faults, looked, notes = [] } = result;
  const count = failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`;
  const beside = looked === undefined ? '' : ` (${looked})`;
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name.padEnd(14)} ${seconds(since).padStart(8)}  ${count}${beside}`,
  );
  for (const note of notes) console.log(`    ${note}`);
  for (const fault of faults.slice(0, maxShownFaults)) console.log(`    ${fault.replaceAll('\n', '\n    ')}`);
  if (faults.length > maxShownFaults) console.log(`    … and ${faults.length - maxShownFaults} more`);
}

/** Returns the message of an error for authors, and the stack of any other error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isForAuthors = error instanceof ContentError || error instanceof DrawingError;
  return isForAuthors ? error.message : (error.stack ?? error.message);
}

/** Runs a check and reports the result. If the check throws, it counts as failed, and the error is its fault. */
async function runCheck({ name, run }: Check): Promise<CheckResult> {
  const since = performance.now();
  let result: CheckResult;
  try {
    result = await run();
  } catch (error) {
    const reason = reasonOf(error);
    result = { passed: 0, failed: 1, faults: [reason] };
  }
  report(name, result, since);
  return result;
}

/** Runs checks, at most `concurrency` at once. Resolves with the results by name. */
async function runAll(checks: readonly Check[], concurrency: number): Promise<Map<string, CheckResult>> {
  const waiting = [...checks];
  const results = new Map<string, CheckResult>();
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      results.set(check.name, await runCheck(check));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return results;
}

/** Says what a whole run will do and how long that takes. */
function announce(): void {
  if (wanted.length > 0) return;
  const before = times.lastTime(wholeRun);
  const usual = everyPageWanted ? 'longer than half an hour' : '6 to 15 minutes on two cores';
  console.log(`${names.length} checks in ${stages.length} stages: ${before || usual}.`);
}

const started = performance.now();
// The gate starts some hundred programs. A program starts faster if an earlier program has stored the compiled code.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../../node_modules/.cache/node');
const everyPage = '--every-page';
const everyPageWanted = process.argv.includes(everyPage);
if (everyPageWanted) process.env['EVERY_PAGE'] = 'all';
const wanted = process.argv.slice(2).filter((arg) => arg !== everyPage);
const stages = allStages();
const names = stages.flatMap(({ checks }) => checks.map(({ name }) => name));
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(2);
}
const chosenStages = stages
  .map(({ checks, concurrency }) => ({
    checks: checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
    concurrency,
  }))
  .filter(({ checks }) => checks.length > 0);
const times = openLastTimes(join(import.meta.dirname, '../../node_modules/.cache/gate.json'));
const wholeRun = everyPageWanted ? 'the whole gate on every page' : 'the whole gate';
announce();

let [passed, failed] = [0, 0];
let isBuilt = true;
const notRun: string[] = [];
for (const [index, { checks, concurrency }] of chosenStages.entries()) {
  const named = checks.map(({ name }) => name).join(', ');
  if (!isBuilt) {
    console.log(`- not run, because there is no ${buildName}: ${named}`);
    failed += checks.length;
    continue;
  }
  const before = times.lastTime(named);
  console.log(`Stage ${index + 1} of ${chosenStages.length}: ${named}${before && ` (${before})`}`);
  const since = performance.now();
  const results = await runAll(checks, concurrency);
  times.note(named, (performance.now() - since) / 1000);
  for (const [name, result] of results) {
    passed += result.passed;
    failed += result.failed;
    notRun.push(...(result.notRun ?? []));
    if (name === buildName && result.failed > 0) isBuilt = false;
  }
}
if (wanted.length === 0 && isBuilt) times.note(wholeRun, (performance.now() - started) / 1000);
console.log(`\nIn ${seconds(started)}:`);
for (const proof of notRun) console.log(`not run: ${proof}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
