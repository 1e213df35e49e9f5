import { execFile } from 'node:child_process';
import { chmodSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { resumes } from '../resumes/test-support/resumes.ts';
import { apply } from '../test-support/apply.ts';
import { builtFor, fixtureSite } from '../test-support/fixture-site.ts';
import { openStore } from '../test-support/open-store.ts';
import { compiledCode } from '../test-support/server-process.ts';
import { startSmtpInbox } from '../test-support/smtp-inbox.ts';
import { attachment, submission } from '../test-support/submissions.ts';
import { tempFolder } from '../test-support/temp-folder.ts';
import { startTestServer } from '../test-support/test-server.ts';

const program = fileURLToPath(new URL('../../inbox/command/main.ts', import.meta.url));

/** Runs the operator's command as a program, in a folder of its own unless told. */
async function inbox(dataDir: string, args: readonly string[], cwd = tempFolder()) {
  const env = { PATH: process.env.PATH, ...compiledCode, DATA_DIR: dataDir };
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
  ['--help', /^Usage: node run\.mjs inbox/],
  ['--version', /^\S+ \d+\.\d+\.\d+, Node \d+/],
])('%s needs no submissions', async (option, words) => {
  expect(await inbox(tempFolder(), [option])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(words),
    stderr: '',
  });
});

test('output that finds no room is a failure, and one sentence says so', async () => {
  // The system ends the file at 512 bytes, so that a part of the words is written, as on a disk that fills up.
  const command = `trap '' XFSZ; ulimit -f 1; exec "$0" "$@" > ${join(tempFolder(), 'help.txt')}`;
  const run = promisify(execFile)('sh', ['-c', command, process.execPath, program, '--help']);
  await expect(run).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^The output is not whole: .*\n$/),
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

test('a backup is made beside the running server, and restored where there is nothing', async () => {
  const server = await startTestServer();
  await apply(server);
  const folder = tempFolder();
  const copy = join(folder, 'copy.db');
  const made = await inbox(server.dataDir, ['backup', 'copy.db'], folder);
  expect(made).toMatchObject({ code: 0, stdout: `Saved ${copy}: 1 submission, 1 file.\n` });
  expect(await inbox(server.dataDir, ['backup', copy])).toMatchObject({ code: 2, stdout: '' });
  expect(await inbox(join(tempFolder(), 'data'), ['restore', 'copy.db'], folder)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Restored 1 submission, 1 file\./),
  });
  expect(await inbox(server.dataDir, ['restore', copy])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('already'),
  });
});

test('a user who may not look into the data folder is told who may', async () => {
  const server = await startTestServer();
  await apply(server);
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) chmodSync(server.dataDir, 0o000);
  const env = { PATH: process.env.PATH, DATA_DIR: server.dataDir };
  const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : {};
  const run = promisify(execFile)(process.execPath, [program, 'list'], { env, cwd: '/', ...nobody });
  await expect(run).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^You may not look into .*sudo -u '#\d+' node run\.mjs inbox/),
  });
  chmodSync(server.dataDir, 0o700);
});

test('a command without a database says where it looked', async () => {
  const folder = tempFolder();
  const { stderr } = await inbox('data', ['list'], folder);
  expect(stderr).toContain(`There are no submissions under ${join(folder, 'data')} yet.`);
});

test('test-mail signs in, asks for each address, and stores nothing', async () => {
  const smtp = await startSmtpInbox();
  const site = fixtureSite(builtFor({}));
  const settings = { MAIL_INFO: 'info@site.test,sales@site.test', MAIL_ALERTS: 'ops@site.test' };
  const env = {
    PATH: process.env.PATH,
    ...compiledCode,
    SITE_DIR: site,
    DATA_DIR: tempFolder(),
    MAIL_CAREERS: 'jobs@site.test',
  };
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [program, 'test-mail'], {
    env: { ...env, ...settings, SMTP_URL: smtp.url },
    cwd: tempFolder(),
  });
  for (const name of ['info', 'sales', 'jobs', 'ops'])
    expect(stdout).toContain(`${name}@site.test  accepted`);
  expect(await smtp.received(4)).toHaveLength(4);
  const unset = run(process.execPath, [program, 'test-mail'], {
    env: { ...env, ...settings },
    cwd: tempFolder(),
  });
  await expect(unset).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('SMTP_URL is not set'),
  });
});

test('damage is told by the status of the program', async () => {
  const folder = tempFolder();
  const store = await openStore(folder);
  await store.accept({ ...submission, attachment: attachment() });
  expect(await inbox(folder, ['verify'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('1 fault:'),
  });
});

test('erasing a person leaves no byte of one in the data folder, and names the mails', async () => {
  const server = await startTestServer();
  const planted = ['Planted Name', 'planted@example.org', 'Planted CV'];
  const [name = '', email = '', file = ''] = planted;
  await apply(server, { name, email }, { fileName: `${file}.pdf`, value: resumes.pdf });
  await apply(server);
  await server.logged('delivery.sent', 2);
  expect(await inbox(server.dataDir, ['backup'])).toMatchObject({ code: 0 });
  const traces = () =>
    readdirSync(server.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => planted.some((words) => readFileSync(path).includes(words)));
  expect(
    traces()
      .map((path) => extname(path))
      .toSorted(),
  ).toEqual(expect.arrayContaining(['.db', '.eml']));
  const erased = await inbox(server.dataDir, ['erase', '--email', email]);
  expect(erased).toMatchObject({ code: 0, stdout: expect.stringContaining('Message-ID <') });
  const left = traces();
  expect(left).toEqual([expect.stringMatching(/\.eml$/)]);
  expect(erased.stdout).toContain(`  file ${left[0]}\n`);
  expect(await inbox(server.dataDir, ['verify'])).toMatchObject({
    code: 0,
    stdout: 'Looked through 1 submission, 1 file, and found no fault.\n',
  });
});
