/** Proofs that need a program which npm does not bring. */
import { spawnSync } from 'node:child_process';
import { describe, test } from 'vitest';

const missing = (program: string): boolean => {
  const { error } = spawnSync(program, ['--version'], { stdio: 'ignore' });
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';
};

/**
 * Runs tests where their programs are. Where one is missing, the run names the proof as not run (`scripts/checks/tools.ts`
 * finds it by the words below). With `CI=true` the proof fails instead, unless `MISSING_ON_PURPOSE=caddy,nginx` has
 * the program.
 */
export function withPrograms(programs: readonly string[], proof: string, tests: () => void): void {
  const lacking = programs.filter(missing);
  if (lacking.length === 0) return void describe(proof, tests);
  const excused = (process.env['MISSING_ON_PURPOSE'] ?? '').split(',');
  const unexcused = lacking.filter((program) => !excused.includes(program));
  if (process.env['CI'] !== 'true' || unexcused.length === 0)
    return void test.skip(`not run without ${lacking.join(' and ')}: ${proof}`);
  test(`${proof}: ${unexcused.join(' and ')} must be there`, () => {
    throw new Error(`Install ${unexcused.join(' and ')}, or name it in MISSING_ON_PURPOSE.`);
  });
}
