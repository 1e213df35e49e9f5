/** Runs the operator's command as a separate process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ServerStart } from './server-run.ts';

const main = fileURLToPath(new URL('../../inbox/command/main.ts', import.meta.url));

/** Runs a command such as `erase --all --yes`. Resolves with its exit code, or with the signal that ended it. */
export async function runOperatorCommand(
  { environment, nodeArguments = [] }: ServerStart,
  commandArguments: readonly string[],
): Promise<number | string> {
  const child = spawn(process.execPath, [...nodeArguments, main, ...commandArguments], {
    env: { PATH: process.env.PATH, ...environment },
    cwd: tmpdir(),
    stdio: 'ignore',
  });
  const [code, signal] = await once(child, 'close');
  return (code ?? signal) as number | string;
}
