import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { resumes } from '../applications/test-support/resumes.ts';
import { apply } from '../test-support/apply.ts';
import { tempFolder } from '../test-support/temp-folder.ts';
import { startTestServer } from '../test-support/test-server.ts';

const program = fileURLToPath(new URL('../inbox/main.ts', import.meta.url));

/** Runs the operator's command as a program, in a folder of its own unless told. */
async function inbox(dataDir: string, args: readonly string[], cwd = tempFolder()) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const run = promisify(execFile)(process.execPath, [program, ...args], { env, cwd });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );
}

test.each([
  ['--help', /^Usage: npm run -s inbox/],
  ['--version', /^\S+ \d+\.\d+\.\d+, Node \d+/],
])('%s needs no submissions', async (option, words) => {
  expect(await inbox(tempFolder(), [option])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(words),
    stderr: '',
  });
});

test('a misspelt command is answered without a stack, and without submissions', async () => {
  const mistaken = await inbox(tempFolder(), ['lst']);
  expect(mistaken).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('Did you mean list?'),
  });
  expect(mistaken.stderr).not.toMatch(/\n\s+at /);
});

test('a resume under a long name is saved beside the running server', async () => {
  const server = await startTestServer();
  const file = { fileName: `${'履'.repeat(150)}.pdf`, value: resumes.pdf };
  const { id } = JSON.parse((await apply(server, {}, file)).text) as { id: string };
  const folder = tempFolder();
  expect(await inbox(server.dataDir, ['resume', id], folder)).toMatchObject({ code: 0, stderr: '' });
  expect(readdirSync(folder)).toEqual([`${id}-${'履'.repeat(65)}.pdf`]);
  const mistaken = await inbox(server.dataDir, ['erase', '--email', 'not-an-address']);
  expect(mistaken).toMatchObject({ code: 2, stdout: '' });
  expect(mistaken.stderr).not.toMatch(/\n\s+at /);
});
