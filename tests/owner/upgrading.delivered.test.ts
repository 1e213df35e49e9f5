/** An owner takes a later version of the project, as docs/upgrading.md says. Git merges in a repository of its own. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentFaults } from '../../packages/site/reading/read.ts';
import { chooseServices, writeWishes } from '../unit/support/owner-wishes.ts';

const root = join(import.meta.dirname, '../..');
const code = 'packages/site/schema/page-kinds.ts';
const banner = 'public/media/banners/azure-640.avif';
const { removed } = chooseServices(join(root, 'content'));
/** A page that a later version no longer has, and that the owner kept. */
const droppedPage = 'content/services/power-pages.yaml';

let project: string;

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@site.test', ...args], {
    cwd: project,
    encoding: 'utf8',
  });

const read = (file: string): string => readFileSync(join(project, file), 'utf8');
const write = (file: string, text: string | Buffer): void => writeFileSync(join(project, file), text);

/** Replaces a part of a file. The part must be there, or the test would change nothing. */
function replace(file: string, part: string | RegExp, by: string): void {
  const before = read(file);
  if (before.search(part) < 0) throw new Error(`${file} has no ${String(part)}`);
  write(file, before.replace(part, by));
}

function commit(message: string): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
}

const upgrade = () =>
  spawnSync(process.execPath, [join(root, 'scripts/upgrade.ts'), 'v2'], {
    cwd: project,
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_AUTHOR_NAME: 'Owner',
      GIT_AUTHOR_EMAIL: 'owner@site.test',
      GIT_COMMITTER_NAME: 'Owner',
      GIT_COMMITTER_EMAIL: 'owner@site.test',
    },
  });

/** Changes what a later version would: words, a color, pictures, a page less, a page more, and code. */
function writeLaterVersion(): void {
  replace('content/services/azure.yaml', /^ {10}- .*$/m, '          - A bullet of the later version');
  replace('content/services/azure.yaml', /^bands:$/m, 'bands: # the bands of the later version');
  replace(`content/services/${removed}.yaml`, /^bands:$/m, 'bands: # later');
  replace('content/company.yaml', /^name: .*$/m, 'name: Later Name');
  replace(
    'packages/site/styles/tokens.css',
    /--accent: #[\da-f]+;/,
    '--accent: #123456;\n    --later: #654321;',
  );
  write(banner, Buffer.from([0, 1, 2, 3]));
  rmSync(join(project, droppedPage));
  write('content/later.yaml', 'name: Later\n');
  replace(code, /\n/, '\n// Code of the later version.\n');
}

/** Changes what is an owner's, in the same lines as the later version where there are such lines. */
function writeOwnVersion(): void {
  replace('content/services/azure.yaml', /^ {10}- .*$/m, '          - A bullet of our own');
  replace('content/company.yaml', /^name: .*$/m, 'name: Compass');
  replace('packages/site/styles/tokens.css', /--accent: #[\da-f]+;/, '--accent: #0b5c53;');
  write(banner, Buffer.from([9, 8, 7]));
  writeWishes(join(project, 'content'), join(root, 'public/apple-touch-icon.png'));
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'upgrade-'));
  for (const part of ['.gitattributes', 'content', 'packages/site/styles/tokens.css', 'public/media', code])
    cpSync(join(root, part), join(project, part), { recursive: true });
  git('init', '--quiet', '--initial-branch', 'main');
  commit('The first version');
  git('checkout', '--quiet', '-b', 'v2');
  writeLaterVersion();
  commit('A later version');
  git('checkout', '--quiet', 'main');
  writeOwnVersion();
  commit('The site of an owner');
});

afterEach(() => rmSync(project, { recursive: true }));

test('takes the code and the new lines of a later version, and keeps all that is the owner’s', () => {
  const { status, stdout, stderr } = upgrade();
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(read(code)).toContain('// Code of the later version.');

  const azure = read('content/services/azure.yaml');
  expect(azure).toContain('- A bullet of our own');
  expect(azure).toContain('A fifth bullet of our own');
  expect(azure).not.toContain('A bullet of the later version');
  expect(read('content/company.yaml')).toMatch(/^name: Compass$/m);
  expect(read('packages/site/styles/tokens.css')).toContain('--accent: #0b5c53;');
  expect(readFileSync(join(project, banner))).toEqual(Buffer.from([9, 8, 7]));
  expect(existsSync(join(project, `content/services/${removed}.yaml`))).toBe(false);
  expect(existsSync(join(project, droppedPage))).toBe(true);
  expect(stdout).toContain('content/later.yaml');
  expect(git('status', '--porcelain')).toBe('');

  // Only the new page, which no menu names, is left for the owner to decide.
  rmSync(join(project, 'content/later.yaml'));
  rmSync(join(project, 'packages'), { recursive: true });
  symlinkSync(join(root, 'packages'), join(project, 'packages'), 'junction');
  const settings = { retentionDays: 180, applicationRetentionDays: 180 };
  expect(contentFaults(project, { settings }, undefined, join(project, 'content'))).toEqual([]);
});

test('says that there is nothing to do if the branch has the version already', () => {
  expect(upgrade()).toMatchObject({ status: 0 });
  const before = git('rev-parse', 'HEAD');
  expect(upgrade()).toMatchObject({
    status: 0,
    stdout: 'This branch already has v2: there is nothing to do.\n',
    stderr: '',
  });
  expect(git('rev-parse', 'HEAD')).toBe(before);
});

test('names the files of code that both changed, and leaves the rest merged', () => {
  replace(code, /\n/, '\n// Code of the owner.\n');
  commit('A change of code');
  const { status, stderr } = upgrade();
  expect(status).toBe(1);
  expect(stderr).toContain(`  ${code}\n`);
  expect(stderr).toContain('git merge --abort');
  expect(read('content/company.yaml')).toMatch(/^name: Compass$/m);
});

test('says what git says if git cannot begin', () => {
  write('content/later.yaml', 'name: An untracked file of the owner\n');
  const { status, stderr } = upgrade();
  expect(status).toBe(1);
  expect(stderr).toContain('has changed nothing');
  expect(stderr).toContain('content/later.yaml');
  expect(stderr).not.toContain('at upgrade');
  expect(read('content/later.yaml')).toContain('untracked');
});

test('refuses to begin while a change is not committed, or when there is no such version', () => {
  replace('content/company.yaml', /^name: .*$/m, 'name: Unsaved');
  expect(upgrade()).toMatchObject({ status: 1, stderr: expect.stringContaining('not committed') });
  git('checkout', '--quiet', '.');
  git('branch', '--quiet', '-D', 'v2');
  expect(upgrade()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no version v2 here'),
  });
});
