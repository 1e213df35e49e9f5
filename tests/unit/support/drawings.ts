/** What has to be there before the tests: the drawings, for those that read content, and whose turn it is. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chooseSeed } from '../../browser/support/sample-seed.ts';

/** In a process of its own: what draws finds its fonts as Node does, which the one of the tests cannot. */
export const setup = (): void => {
  // Workers inherit it.
  chooseSeed();
  execFileSync(process.execPath, ['media/illustrations/make.ts'], {
    cwd: join(import.meta.dirname, '../../..'),
    stdio: 'inherit',
  });
};
