/** The whole server as a program, seen from outside. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../server/run.mjs', import.meta.url));
const endWithParent = fileURLToPath(
  new URL('../../server/app/test-support/end-with-parent.mjs', import.meta.url),
);

/** A server that is up. It is killed at the end of the block that has it by `await using`. */
export type ServerRun = AsyncDisposable & {
  child: ChildProcess;
  origin: string;
  /** All that it printed so far. */
  output(): string;
  /** Resolves with its exit code, or the signal that ended it. */
  ended: Promise<number | string>;
  /** Ends it as a crash does, and resolves when it is gone. */
  kill(): Promise<void>;
};

/** How to start one. `nodeArguments` come before the program's name; `port` 0 lets the system choose. */
export type ServerStart = {
  environment: Readonly<Record<string, string>>;
  nodeArguments?: readonly string[];
  /** The program and arguments in front of Node's own path, such as a shell that sets a limit. */
  wrapper?: readonly string[];
};

function startProgram({ environment, nodeArguments = [], wrapper = [] }: ServerStart): ChildProcess {
  const programArguments = ['--import', endWithParent, ...nodeArguments, main];
  const [command = '', ...commandArguments] = [...wrapper, process.execPath, ...programArguments];
  return spawn(command, commandArguments, {
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    // A folder without an `.env` file.
    cwd: tmpdir(),
    stdio: 'pipe',
  });
}

/** Starts a server and resolves once it answers. Rejects with what it printed when it does not get that far. */
export async function startServerRun(start: ServerStart): Promise<ServerRun> {
  const child = startProgram(start);
  let output = '';
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  const up = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = /^Site .*:(\d+)$[^]*^Mail /m.exec(output)?.[1];
      if (port !== undefined) up.resolve(`http://127.0.0.1:${port}`);
    });
  void ended.then((code) => up.reject(new Error(`The server ended (${code}) before it was up:\n${output}`)));
  async function kill(): Promise<void> {
    child.kill('SIGKILL');
    await ended;
  }
  return { child, origin: await up.promise, output: () => output, ended, kill, [Symbol.asyncDispose]: kill };
}
