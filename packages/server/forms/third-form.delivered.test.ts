/**
 * Adds the form of docs/adding-a-form.md to a copy of the program, by the guide's own blocks, and uses it there. The blocks
 * stand between words of the content that we deliver.
 */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import type { FormMessages } from '@website/forms/form-faults';
import { makeToken } from '../test-support/contact-client.ts';
import { builtFor, fixtureSite } from '../test-support/fixture-site.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { addressOf, spawnServer } from '../test-support/server-process.ts';
import { tempFolder } from '../test-support/temp-folder.ts';
import { linkNodeModules } from '../../../tests/unit/support/project-copy.ts';
import { type FormPart, encodeForm, formType } from './test-support/application-form.ts';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** The files of the guide: each block names its file in its first line. */
function guideBlocks(): [path: string, lines: string[]][] {
  const guide = readFileSync(join(root, 'docs/adding-a-form.md'), 'utf8');
  const blocks = [...guide.matchAll(/^```(?:ts|yaml)\n(?:\/\/|#) (\S+)\n(.*?)^```$/gms)];
  return blocks.map(([, path = '', text = '']) => [path, text.trimEnd().split('\n')]);
}

/** Puts each new line of a block behind the line that stands before it in the block; at the end where none does. */
function merge(text: string, block: readonly string[]): string {
  const lines = text.trimEnd().split('\n');
  let at: number | undefined;
  for (const line of block) {
    const found = lines.indexOf(line, at === undefined ? 0 : at + 1);
    if (found === -1) lines.splice((at = (at ?? lines.length - 1) + 1), 0, line);
    else at = found;
  }
  return `${lines.join('\n')}\n`;
}

/** A copy of the program with the form of the guide; resolves with its folder. */
function programWithForm(): string {
  const folder = tempFolder();
  for (const part of ['packages', 'content', 'package.json', 'run.mjs'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  linkNodeModules(folder);
  for (const [path, block] of guideBlocks()) {
    const file = join(folder, path);
    writeFileSync(
      file,
      existsSync(file) ? merge(readFileSync(file, 'utf8'), block) : `${block.join('\n')}\n`,
    );
  }
  return folder;
}

/** The active forms and the messages of all forms, as the build of the copy hands them to its server. */
async function recordOf(
  folder: string,
): Promise<{ forms: string[]; messages: Record<string, FormMessages> }> {
  const script = `
    import { readFileSync } from 'node:fs';
    import { parse } from 'yaml';
    import { activeForms } from './packages/site/pages/active-forms.ts';
    import { formContents, formMessages, forms } from './packages/site/schema/forms.ts';
    const words = forms.parse(parse(readFileSync('content/forms.yaml', 'utf8')));
    const messages = formMessages(formContents(words, 'en-US'));
    process.stdout.write(JSON.stringify({ forms: activeForms([]), messages }));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder });
  return JSON.parse(stdout) as { forms: string[]; messages: Record<string, FormMessages> };
}

/** Starts the server of a copy, with pages that say what the form's words say. */
async function start(folder: string, dataDir: string) {
  const record = JSON.parse(builtFor({})['server/build.json'] ?? '') as object;
  const ofCopy = await recordOf(folder);
  const site = fixtureSite({ 'server/build.json': JSON.stringify({ ...record, ...ofCopy }) });
  const server = spawnServer({ SITE_DIR: site, DATA_DIR: dataDir }, join(folder, 'packages/server/main.ts'));
  const siteUrl = await addressOf(server);
  const post = (parts: readonly FormPart[], headers: Record<string, string> = {}) =>
    rawRequest(siteUrl, '/api/call-backs', {
      method: 'POST',
      headers: { 'Content-Type': formType, ...headers },
      body: encodeForm(parts),
    });
  return { server, siteUrl, post };
}

const wordsOf = (name: string): FormPart[] => [
  { name: 'name', value: name },
  { name: 'country', value: 'in' },
  { name: 'phone', value: '98765 43210' },
  { name: 'time', value: 'Tuesday at ten' },
];

test('a form takes three files', () => {
  expect([...new Set(guideBlocks().map(([path]) => path))]).toEqual([
    'packages/forms/call-back-form.ts',
    'packages/forms/forms.ts',
    'content/forms.yaml',
  ]);
});

test('the form of the guide is checked, stored, listed, exported and mailed with its file', async () => {
  const folder = programWithForm();
  const dataDir = tempFolder();
  const { server, siteUrl, post } = await start(folder, dataDir);
  const token = { name: 'g-recaptcha-response', value: await makeToken(siteUrl, 'call_back') };

  const faulty = await post([token, { name: 'notes', value: 'x', fileName: 'notes.png' }]);
  expect([faulty.status, faulty.headers['content-type']]).toEqual([422, 'application/problem+json']);
  expect(JSON.parse(faulty.text)).toMatchObject({
    detail: 'Please correct these fields.',
    errors: [
      { field: 'name', message: 'Enter your name' },
      { field: 'country', message: 'Choose the country of your phone number' },
      { field: 'phone', message: 'Enter your phone number' },
      { field: 'time', message: 'Enter the time at which we may call' },
      { field: 'notes', message: 'PNG files cannot be sent here. Export your notes as a PDF' },
    ],
  });

  const file = { name: 'notes', value: 'About our project.', fileName: 'notes.txt' };
  const sent = await post([...wordsOf('Ada'), file, token]);
  expect([sent.status, JSON.parse(sent.text)]).toEqual([
    201,
    { id: expect.any(String), reference: expect.any(String), link: expect.stringMatching(/^\/your-message/) },
  ]);

  const native = await post(wordsOf('Bob'), {
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-Site': 'same-origin',
  });
  expect([native.status, native.text]).toEqual([200, 'OK']);

  const mailFiles = () => readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'));
  await expect.poll(mailFiles).toHaveLength(2);
  server.child.kill('SIGTERM');
  await server.ended;

  const mails = await Promise.all(
    mailFiles().map((name) => PostalMime.parse(readFileSync(join(dataDir, 'mail', name)))),
  );
  mails.sort((a, b) => (a.subject ?? '').localeCompare(b.subject ?? '', 'en'));
  expect(mails).toMatchObject([
    {
      subject: '[website] [unverified] Call back: Bob',
      attachments: [],
      to: [{ address: 'info@site.test' }],
    },
    {
      subject: '[website] Call back: Ada',
      attachments: [{ filename: 'notes.txt' }],
      to: [{ address: 'info@site.test' }],
    },
  ]);
  expect(mails.map(({ replyTo }) => replyTo)).toEqual([undefined, undefined]);
  expect(mails[1]?.text?.split('\n').slice(0, 4)).toEqual([
    'Name:     Ada',
    'Phone:    +919876543210',
    'Time:     Tuesday at ten',
    'Notes:    notes.txt',
  ]);

  const inbox = async (...args: string[]) => {
    const main = join(folder, 'packages/inbox/command/main.ts');
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    return (await run(process.execPath, [main, ...args], { cwd: tempFolder(), env })).stdout;
  };
  expect(await inbox('list', '--kind', 'call-back')).toMatch(/\tAda\tCall back: notes\.txt\tdelivered\t/);
  const [head, ...rows] = (await inbox('export', '--csv')).split('\r\n');
  expect(head).toContain('"name","phone","time"');
  expect(rows.map((row) => row.split(',').slice(8, 11).join(','))).toEqual(
    expect.arrayContaining([
      `"Ada","'+919876543210","Tuesday at ten"`,
      `"Bob","'+919876543210","Tuesday at ten"`,
    ]),
  );
});
