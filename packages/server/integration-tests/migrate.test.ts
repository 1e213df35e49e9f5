import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { resumes } from '../resumes/test-support/resumes.ts';
import { postgresForTests } from '../store/test-support/postgres-for-tests.ts';
import { apply } from '../test-support/apply.ts';
import { postJson, signedMessage } from '../test-support/contact-client.ts';
import { compiledCode } from '../test-support/server-process.ts';
import { tempFolder } from '../test-support/temp-folder.ts';
import { startTestServer } from '../test-support/test-server.ts';

const postgres = await postgresForTests();

const program = fileURLToPath(new URL('../../inbox/command/main.ts', import.meta.url));

/** Runs the operator's command as a program. */
async function inbox(env: Record<string, string>, ...args: string[]) {
  const options = { env: { PATH: process.env.PATH, ...compiledCode, ...env }, cwd: tempFolder() };
  return promisify(execFile)(process.execPath, [program, ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );
}

test('an embedded store is taken to PostgreSQL, once, and a server goes on there', async () => {
  const server = await startTestServer();
  const DATA_DIR = server.dataDir;
  const params = await signedMessage(server.siteUrl);
  expect((await postJson(server.siteUrl, params)).status).toBe(200);
  const { id } = JSON.parse((await apply(server, {}, { fileName: 'Ada.pdf', value: resumes.pdf })).text) as {
    id: string;
  };
  const url = postgres.newUrl();
  const early = await inbox({ DATA_DIR }, 'migrate', '--to', url);
  expect(early).toMatchObject({ code: 2, stderr: expect.stringContaining('stop it first') });
  await server.close();

  const copied = await inbox({ DATA_DIR }, 'migrate', '--to', url);
  expect(copied).toMatchObject({ code: 0, stderr: '' });
  expect(copied.stdout).toContain('Copied 2 submissions and 1 file');
  const again = await inbox({ DATA_DIR, DATABASE_URL: url }, 'migrate', '--to', 'env');
  expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('not empty') });
  for (const { stdout, stderr } of [early, copied, again])
    expect(stdout + stderr).not.toMatch(/password@|\n\s+at /);

  const { siteUrl } = await startTestServer({ DATABASE_URL: url });
  // The same form again: it is known there.
  expect((await postJson(siteUrl, params)).status).toBe(200);
  const { stdout } = await inbox({ DATABASE_URL: url }, 'list');
  expect(stdout).toContain(id);
  expect((await inbox({ DATABASE_URL: url }, 'list', '--json')).stdout).toContain('"message"');
});

test.each([
  [['migrate'], 'Say where to'],
  [['migrate', '--to', 'mysql://user@localhost/site'], '--to needs a URL'],
  [['migrate', '--to', 'env'], 'DATABASE_URL is not set'],
  [['migrate', '--to', 'postgres://user@localhost/site'], 'There is no '],
])('%j is answered in words', async (args, words) => {
  const answer = await inbox({ DATA_DIR: tempFolder() }, ...args);
  expect(answer).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(words) });
  expect(answer.stderr).not.toMatch(/\n\s+at /);
});
