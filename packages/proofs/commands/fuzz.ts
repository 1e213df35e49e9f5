/**
 * `npm run bench:fuzz -- --minutes 10 --seed 1`: fuzzes the multipart parser and the inspection of resumes. Each case
 * depends only on its seed. If `--seed` is the seed of a failed case, this case runs first.
 */
import { parseArgs } from 'node:util';
import { multipartCase } from '../../server/test-support/fuzz/fuzz-multipart.ts';
import { resumeCase } from '../../server/test-support/fuzz/fuzz-resumes.ts';
import { type FuzzCase, runFuzz } from '../../server/test-support/fuzz/report.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '2' }, seed: { type: 'string', default: '1' } },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
if (!(minutes > 0) || !Number.isSafeInteger(seed)) throw new Error('Expected --minutes N and --seed N.');

/** Maximum milliseconds of a case. A case makes a file and checks it twice. */
const limit = 3000;

const targets: readonly [name: string, run: FuzzCase][] = [
  ['multipart', multipartCase],
  ['resumes', resumeCase(100_000, 200)],
  ['large resumes', resumeCase(5_000_000, 1)],
];
const rows: Record<string, string | number>[] = [];
for (const [target, run] of targets) {
  const end = performance.now() + (minutes * 60_000) / targets.length;
  const report = await runFuzz(run, seed, limit, () => performance.now() < end);
  const { milliseconds, seed: slowest } = report.slowest;
  rows.push({
    target,
    cases: report.cases,
    ...Object.fromEntries(report.outcomes),
    'slowest (ms)': Math.round(milliseconds),
    'its seed': slowest,
    failures: report.failures.length,
  });
  for (const failure of report.failures) {
    process.exitCode = 1;
    console.log(`${target}, seed ${failure.seed}: ${failure.what}`);
  }
}
console.table(rows);
