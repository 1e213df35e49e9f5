/** An owner without a careers section takes it out of the content, as docs/rebranding.md says, and touches no code. */
import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentFaults } from '../../packages/site/reading/read.ts';
import { endpoints } from '@website/forms/endpoints';
import { applicationForm } from '@website/forms/job-application-form';
import { checkHtml } from '../../packages/checks/check-html.ts';
import { checkLinks } from '../../packages/checks/check-links.ts';
import { checkSizes } from '../../packages/checks/check-sizes.ts';
import { openSqliteStore } from '../../packages/server/store/sqlite-store.ts';
import { goodMessage, nativeHeaders } from '../../packages/server/test-support/contact-client.ts';
import { rawRequest } from '../../packages/server/test-support/raw-request.ts';
import { addressOf, spawnServer } from '../../packages/server/test-support/server-process.ts';
import { attachment, numbered } from '../../packages/server/test-support/submissions.ts';
import { tempFolder } from '../../packages/server/test-support/temp-folder.ts';
import { ensureCareers } from '../unit/support/careers-pages.ts';
import { dropLinksTo, editContent } from '../unit/support/owner-wishes.ts';
import { copyProject } from '../unit/support/project-copy.ts';

const root = join(import.meta.dirname, '../..');
const project = mkdtempSync(join(tmpdir(), 'no-careers-'));
const content = join(project, 'content');
const dist = join(project, 'dist');
const run = promisify(execFile);

const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };
/** The faults of the content after each step. */
const faults: Record<'withForm' | 'withLinks' | 'done', string[]> = { withForm: [], withLinks: [], done: [] };
const findFaults = (): string[] => contentFaults(root, figures, '', content);

/** Builds the copy without preview pictures, which take long and have nothing to do with careers. */
const build = `
  import { mkdirSync } from 'node:fs';
  import { buildSite } from './packages/site/build/build-site.ts';
  import { readBuildSettings } from './packages/server/settings/build-settings.ts';
  mkdirSync('dist');
  const pictures = { countPlaceholders: () => 0, makeShareImages: () => new Map(), buildOthers: async () => {} };
  await buildSite(readBuildSettings({}), 'dist', { gallery: false, ...pictures });`;

beforeAll(async () => {
  copyProject(project);

  ensureCareers(content);
  rmSync(join(content, 'careers.yaml'));
  editContent(content, 'company.yaml', (company) => company.deleteIn(['mailboxes', 'careers']));
  faults.withForm = findFaults();
  rmSync(join(content, 'job-application.yaml'));
  faults.withLinks = findFaults();
  dropLinksTo(content, '/careers');
  faults.done = findFaults();
  const env = { PATH: process.env.PATH };
  await run(process.execPath, ['--input-type=module', '--eval', build], { cwd: project, env });
});
// Thousands of files may take their time on a busy disk.
afterAll(() => rmSync(project, { recursive: true }));

test('the check of the content says what a form without its page and its mailbox needs', () => {
  expect(faults.withForm.filter((fault) => /^(?:company|job-application)\.yaml/.test(fault))).toEqual([
    expect.stringMatching(
      /^company\.yaml:\d+: mailboxes: expected careers, .* of job-application\.yaml sends; write it, or delete that file/,
    ),
    expect.stringMatching(
      /^job-application\.yaml: no page leads to this form; write careers\.yaml, or delete this file too/,
    ),
  ]);
});

test('the check of the content names each link to a page that is gone, and nothing else', () => {
  for (const fault of faults.withLinks)
    expect(fault).toMatch(/there is no page .*\(received "\/?careers"\)$/);
  expect(faults.done).toEqual([]);
});

test('the site has no page, link, script or picture for applications', async () => {
  const files = globSync('**/*.{html,js,xml,txt}', { cwd: join(dist, 'site') });
  expect(files.length).toBeGreaterThan(20);
  const traces = files.filter((file) => {
    const text = readFileSync(join(dist, 'site', file), 'utf8');
    return text.includes(applicationForm.action) || /\/careers|careers@|human resources/i.test(text);
  });
  expect(traces).toEqual([]);
  expect(globSync('assets/*application*.js', { cwd: join(dist, 'site') })).toEqual([]);
  expect(existsSync(join(dist, 'site/flags'))).toBe(false);
  for (const page of ['privacy-policy', 'terms-of-use'])
    expect(readFileSync(join(dist, 'site', `${page}.html`), 'utf8')).not.toContain('id="applications"');
  const results = [await checkHtml(dist), await checkLinks(dist), await checkSizes(project, dist)];
  expect(results.flatMap((result) => result.faults)).toEqual([]);
});

/** Makes a data folder with an application of the time before. */
async function dataWithApplication(): Promise<string> {
  const folder = tempFolder();
  const store = await openSqliteStore(folder, (error) => {
    throw error;
  });
  await store.accept({
    ...numbered(1, { kind: 'application', mailbox: 'careers', receivedAt: Date.now() }),
    fields: { name: 'Bob', phone: '+919876543210' },
    attachment: attachment(),
  });
  await store.close();
  return folder;
}

test('the server takes messages and no applications, and keeps and mails those of before', async () => {
  const data = await dataWithApplication();
  const server = spawnServer({ SITE_DIR: dist, DATA_DIR: data });
  const address = await addressOf(server);
  const post = async (path: string) => {
    const body = new URLSearchParams(goodMessage).toString();
    return (await rawRequest(address, path, { method: 'POST', headers: nativeHeaders, body })).status;
  };
  expect(await post(endpoints.sendMessageForm)).toBe(200);
  expect(await post(endpoints.applications)).toBe(404);
  const statusOf = async (path: string) => (await fetch(address + path)).status;
  expect(await statusOf('/readyz')).toBe(200);
  expect(await statusOf('/careers')).toBe(404);
  expect(await statusOf(`${endpoints.botCheckChallenge}?action=job_application`)).toBe(400);

  const mails = () =>
    globSync('mail/*.eml', { cwd: data }).map((file) => readFileSync(join(data, file), 'utf8'));
  await expect.poll(mails).toHaveLength(2);
  for (const mail of mails()) expect(mail).toMatch(/^To: info@example\.com/m);

  const inbox = async (...args: string[]) => {
    const env = { PATH: process.env.PATH, DATA_DIR: data };
    const program = [join(root, 'packages/inbox/command/main.ts'), ...args];
    return (await run(process.execPath, program, { cwd: tempFolder(), env })).stdout;
  };
  expect(await inbox('list', '--kind', 'application')).toMatch(/Bob\t.*Application.*delivered/);
  expect(await inbox('export', '--csv')).toContain('"Bob"');
  await inbox('erase', '--email', 'ada@example.org', '--yes');
  expect(await inbox('list')).not.toContain('Bob');
});
