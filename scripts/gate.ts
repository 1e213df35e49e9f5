/**
 * The gate: every check there is, the same on every machine. `npm run gate -- lint links` runs only the
 * named ones. Ends with `N passed, N failed` and the exit code that says the same.
 */
import { buildName, stages, type Check } from './gate/checks.ts';
import { resultOf, type CheckResult } from './gate/result.ts';

/** Faults shown of one check; the rest are counted. */
const shownFaults = 40;

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

function report(name: string, { passed, failed, faults, notes = [] }: CheckResult, since: number): void {
  const count = failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`;
  console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(14)} ${seconds(since).padStart(8)}  ${count}`);
  for (const note of notes) console.log(`    ${note}`);
  for (const fault of faults.slice(0, shownFaults)) console.log(`    ${fault.replaceAll('\n', '\n    ')}`);
  if (faults.length > shownFaults) console.log(`    … and ${faults.length - shownFaults} more`);
}

/** A check that breaks down has failed, with its reason as the fault. */
async function runCheck({ name, run }: Check): Promise<CheckResult> {
  const since = performance.now();
  let result: CheckResult;
  try {
    result = await run();
  } catch (error) {
    result = resultOf(1, [error instanceof Error ? (error.stack ?? error.message) : String(error)]);
  }
  report(name, result, since);
  return result;
}

/** Runs checks, so many at once, and gives their results by name. */
async function runAll(checks: readonly Check[], atOnce: number): Promise<Map<string, CheckResult>> {
  const waiting = [...checks];
  const results = new Map<string, CheckResult>();
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      results.set(check.name, await runCheck(check));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

const started = performance.now();
const wanted = process.argv.slice(2);
const known = stages.flatMap(({ checks }) => checks.map(({ name }) => name));
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(2);
}

let [passed, failed] = [0, 0];
let stopped = '';
for (const { checks, atOnce } of stages) {
  const chosen = checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  if (stopped && chosen.length > 0) {
    console.log(`- not run, because there is no ${stopped}: ${chosen.map(({ name }) => name).join(', ')}`);
    failed += chosen.length;
    continue;
  }
  for (const [name, result] of await runAll(chosen, atOnce)) {
    passed += result.passed;
    failed += result.failed;
    if (name === buildName && result.failed > 0) stopped = buildName;
  }
}
console.log(`\nIn ${seconds(started)}:`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
