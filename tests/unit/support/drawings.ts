/** Makes the drawings before the tests that read content. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** In a process of its own: what draws finds its fonts as Node does, which the one of the tests cannot. */
export const setup = (): void => {
  execFileSync(process.execPath, ['media/illustrations/make.ts'], {
    cwd: join(import.meta.dirname, '../../..'),
    stdio: 'inherit',
  });
};
