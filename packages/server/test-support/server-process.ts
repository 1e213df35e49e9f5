/** The whole server as a program, to be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { builtFor, fixtureSite } from './fixture-site.ts';
import { tempFolder } from './temp-folder.ts';

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/**
 * The setting of the compiled code, which `tests/unit/support/prepare.ts` writes. With it, the server and the operator's
 * command start in half the time.
 */
export const compiledCode = { NODE_COMPILE_CACHE: pathOf('../../../node_modules/.cache/node') };

/** A server in a process of its own, with everything it printed. */
export type ServerProcess = {
  child: ChildProcess;
  output: string;
  ended: Promise<number | null>;
  printed(text: string): Promise<void>;
};

/** Starts a server with defaults fit for tests, with pages built for it; it is killed when the test ends. */
export function spawnServer(
  env: Readonly<Record<string, string>>,
  main = pathOf('../main.ts'),
): ServerProcess {
  const defaults = {
    PORT: '0',
    HOST: '127.0.0.1',
    ...(env.SITE_DIR === undefined && { SITE_DIR: fixtureSite(builtFor(env)) }),
    RATE_LIMIT_SUBMISSIONS: '100000',
    RATE_LIMIT_UNVERIFIED: '100000',
    CONNECTIONS_PER_ADDRESS: '10000',
  };
  // It ends with whoever runs the tests, also when these are killed.
  const program = ['--import', pathOf('../app/test-support/end-with-parent.mjs'), main];
  const child = spawn(process.execPath, program, {
    env: {
      PATH: process.env.PATH,
      ...compiledCode,
      ...defaults,
      DATA_DIR: env.DATA_DIR ?? tempFolder(),
      ...env,
    },
    // A folder without an .env file.
    cwd: tempFolder(),
  });
  const ended = once(child, 'close').then(() => child.exitCode);
  const server: ServerProcess = { child, output: '', ended, printed };
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      server.output += chunk.toString();
      for (const listener of listeners) listener();
    });
  function printed(text: string): Promise<void> {
    const seen = new Promise<void>((resolve) => {
      const check = () => void (server.output.includes(text) && resolve());
      listeners.add(check);
      check();
    });
    const early = ended.then(() => {
      throw new Error(`The server ended without printing '${text}':\n${server.output}`);
    });
    early.catch(() => undefined);
    return Promise.race([seen, early]);
  }
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return server;
}

/** Waits until the server is up and returns its address. */
export async function addressOf(server: ServerProcess): Promise<string> {
  await server.printed('Mail ');
  const port = /http:\/\/localhost:(\d+)/.exec(server.output)?.[1];
  return `http://127.0.0.1:${port}`;
}
