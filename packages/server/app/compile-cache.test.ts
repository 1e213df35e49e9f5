import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../test-support/temp-folder.ts';

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/**
 * Starts a program that compiles into a folder. Node prints what it writes into its cache. The output goes to a file,
 * because Node drops lines of this kind if a pipe is full.
 */
function start(program: string[], folder: string, env: Readonly<Record<string, string>> = {}) {
  const file = join(tempFolder(), 'output');
  const output = openSync(file, 'w');
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: folder, ...env },
    stdio: ['pipe', output, output],
    // A folder without an .env file.
    cwd: tempFolder(),
  });
  closeSync(output);
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, ended, output: () => readFileSync(file, 'utf8') };
}

const debugging = { NODE_DEBUG_NATIVE: 'COMPILE_CACHE' };
const compile = [pathOf('../../../run.mjs'), 'compile'];
const isWorkerWritten = /writing cache for ESM \S*sqlite-worker\.ts/;

test('compiling ahead leaves the whole server and its thread, for the next start to find', async () => {
  const folder = tempFolder();
  const { ended, output } = start(compile, folder, debugging);
  await ended;
  expect(output()).toMatch(isWorkerWritten);
  expect(readdirSync(folder, { recursive: true }).length).toBeGreaterThan(150);
});

test('a running server has already written the code of its thread', async () => {
  const settings = { SITE_DIR: 'off', PORT: '0', HOST: '127.0.0.1', DATA_DIR: tempFolder() };
  // The server ends with whoever runs the tests, also when these are killed.
  const program = ['--import', pathOf('./test-support/end-with-parent.mjs'), pathOf('../main.ts')];
  const { child, output } = start(program, tempFolder(), { ...settings, ...debugging });
  await expect.poll(output).toMatch(isWorkerWritten);
  expect(child.exitCode).toBeNull();
});

test('a folder that cannot be written to stops nothing', async () => {
  const file = join(tempFolder(), 'file');
  writeFileSync(file, '');
  const { child, ended, output } = start(compile, join(file, 'cache'));
  await ended;
  expect(child.exitCode).toBe(0);
  expect(output()).toBe('');
});
