/** Proofs that need a program which npm does not bring. */
/* oxlint-disable vitest/no-conditional-tests, vitest/valid-title, vitest/valid-describe-callback, vitest/no-disabled-tests, vitest/expect-expect
   -- which tests there are depends on what the machine has. */
import { spawnSync } from 'node:child_process';
import { describe, test } from 'vitest';

const isMissing = (program: string): boolean => {
  const { error } = spawnSync(program, ['--version'], { stdio: 'ignore' });
  return error !== undefined && 'code' in error && error.code === 'ENOENT';
};

/**
 * Runs tests where their programs are. Where one is missing, the run names the proof as not run (`packages/checks/tools.ts`
 * finds it by the words below). With `CI=true` the proof fails instead, unless `MISSING_ON_PURPOSE=caddy,nginx` has
 * the program.
 */
export function withPrograms(programs: readonly string[], proof: string, tests: () => void): void {
  const missing = programs.filter(isMissing);
  const excused = (process.env['MISSING_ON_PURPOSE'] ?? '').split(',');
  const unexcused = process.env['CI'] === 'true' ? missing.filter((one) => !excused.includes(one)) : [];
  if (missing.length === 0) describe(proof, tests);
  else if (unexcused.length === 0) test.skip(`not run without ${missing.join(' and ')}: ${proof}`);
  else
    test(`${proof}: ${unexcused.join(' and ')} must be there`, () => {
      throw new Error(`Install ${unexcused.join(' and ')}, or name it in MISSING_ON_PURPOSE.`);
    });
}
