/** Runs the whole server as a separate process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../run.mjs', import.meta.url));
const endWithParent = fileURLToPath(
  new URL('../../server/app/test-support/end-with-parent.mjs', import.meta.url),
);

/** A running server. `await using` kills it. */
export type ServerRun = AsyncDisposable & {
  child: ChildProcess;
  origin: string;
  /** The output so far. */
  output(): string;
  /** Resolves with the exit code or the signal, when the server has ended. */
  ended: Promise<number | string>;
  /** Kills the server. Resolves when the server has ended. */
  kill(): Promise<void>;
};

/** How to start a server. `nodeArguments` come before the program's name. */
export type ServerStart = {
  environment: Readonly<Record<string, string>>;
  nodeArguments?: readonly string[];
  /** A program and its arguments before the path of Node, such as a shell that sets a limit. */
  wrapper?: readonly string[];
};

function startProgram({ environment, nodeArguments = [], wrapper = [] }: ServerStart): ChildProcess {
  const programArguments = ['--import', endWithParent, ...nodeArguments, main];
  const [command = '', ...commandArguments] = [...wrapper, process.execPath, ...programArguments];
  return spawn(command, commandArguments, {
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    // This folder has no `.env` file.
    cwd: tmpdir(),
    stdio: 'pipe',
  });
}

/** Starts a server. Resolves when it is ready. If the server ends before, rejects with its output. */
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
