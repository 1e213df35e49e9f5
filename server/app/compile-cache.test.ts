import { execFile } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { spawnServer } from '../test-support/server-process.ts';
import { tempFolder } from '../test-support/temp-folder.ts';

const program = fileURLToPath(new URL('../run.mjs', import.meta.url));

/** Makes Node print what it writes into its cache. */
const debugging = { NODE_DEBUG_NATIVE: 'COMPILE_CACHE' };

const compileInto = (folder: string, env: Readonly<Record<string, string>> = {}) =>
  promisify(execFile)(process.execPath, [program, 'compile'], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: folder, ...env },
  });

test('compiling ahead leaves the whole server and its thread, for the next start to find', async () => {
  const folder = tempFolder();
  const { stderr, stdout } = await compileInto(folder, debugging);
  expect(stdout + stderr).toMatch(/writing cache for ESM \S*sqlite-worker\.ts/);
  expect(readdirSync(folder, { recursive: true }).length).toBeGreaterThan(150);
});

test('a running server has already written the code of its thread', async () => {
  const server = spawnServer({ SITE_DIR: 'off', NODE_COMPILE_CACHE: tempFolder(), ...debugging });
  const { href } = new URL('../store/sqlite-worker.ts', import.meta.url);
  await server.printed(`writing cache for ESM ${href}`);
  expect(server.child.exitCode).toBeNull();
});

test('a folder that cannot be written to stops nothing', async () => {
  const file = join(tempFolder(), 'file');
  writeFileSync(file, '');
  expect(await compileInto(join(file, 'cache'))).toEqual({ stdout: '', stderr: '' });
});
