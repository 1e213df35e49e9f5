/** Starts browsers, and ends them together with their child processes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { MissingEngineError } from './engine.ts';

/**
 * Returns the path of the first of these programs that exists on this machine.
 * @throws MissingEngineError with the names of all programs
 */
export function findProgram(...names: readonly string[]): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
  if (found === undefined) throw new MissingEngineError(`there is no ${names.join(' or ')}`);
  return found;
}

/** Makes a new folder for a browser's profile. */
export const profileFolder = (): string => mkdtempSync(join(tmpdir(), 'site-engine-'));

/** Returns a port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A started program, and a function that ends it. */
export interface Started {
  child: ChildProcess;
  end: () => Promise<void>;
}

/** Starts a program in its own process group, so that its children end with it. */
export function start(program: string, args: readonly string[], folder: string): Started {
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const ended = once(child, 'exit');
  const end = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid, 'SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { child, end };
}

/**
 * Resolves with the first group of a pattern in the program's output. Rejects if the program ends before it prints a
 * match.
 */
export function untilPrinted({ child }: Started, pattern: RegExp): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = pattern.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
  child.once('exit', (code) => reject(new Error(`the browser ended (${code}):\n${output}`)));
  return promise;
}
