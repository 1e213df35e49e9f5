/** Makes the drawings before the tests that read content, and compiles the server before the tests that start servers. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { keepTempInMemory } from './temp-in-memory.ts';

/** Both run in processes of their own. The drawings' program finds fonts as Node does, which Vitest's process cannot. */
export const setup = (): (() => void) => {
  const cwd = join(import.meta.dirname, '../../..');
  for (const program of [['packages/media/illustrations/make.ts'], ['run.mjs', 'compile']])
    execFileSync(process.execPath, program, { cwd, stdio: 'inherit' });
  return keepTempInMemory();
};
