import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lastChanges } from './last-changes.ts';

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-history-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A repository whose project is its folder `project`, and what can be done in it. */
function repository(project = '.') {
  const folder = tempFolder();
  const root = join(folder, project);
  // A hook that runs this test would have its own repository in the environment.
  for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) vi.stubEnv(name, undefined);
  const git = (...args: string[]): void => void execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  const write = (file: string, text = file): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const commit = (day: string): void => {
    vi.stubEnv('GIT_COMMITTER_DATE', `${day}T12:00:00Z`);
    git('add', '--all');
    git(
      '-c',
      'user.name=Test',
      '-c',
      'user.email=test@site.test',
      '-c',
      'commit.gpgsign=false',
      'commit',
      '-m',
      day,
    );
  };
  git('init', '--quiet');
  return { folder, root, git, write, commit };
}

/** One with three pages, of which one was changed later, and a file that is no page. */
function history(project?: string) {
  const made = repository(project);
  for (const file of [
    'content/home.yaml',
    'content/services/azure.yaml',
    'content/company.yaml',
    'README.md',
  ]) {
    made.write(file);
  }
  made.commit('2026-01-02');
  made.write('content/services/azure.yaml', 'Other words');
  made.write('content/careers.yaml');
  made.commit('2026-03-04');
  made.write('README.md', 'Other words');
  made.write('content/proof/people.yaml');
  made.commit('2026-05-06');
  return made;
}
const known = [
  ['/', '2026-01-02'],
  ['/careers', '2026-03-04'],
  ['/services/azure', '2026-03-04'],
];
const sorted = (root: string) =>
  [...lastChanges(root)].toSorted(([one], [other]) => one.localeCompare(other));

test('each page has the day on which its file was committed last', () => {
  expect(sorted(history().root)).toEqual(known);
});

test('so it has where the project is a folder of a larger repository', () => {
  expect(sorted(history('sites/company').root)).toEqual(known);
});

test('a page with words that are not committed has none, whether they are staged or not', () => {
  const { root, git, write } = history();
  appendFileSync(join(root, 'content/home.yaml'), 'more');
  write('content/careers.yaml', 'more');
  write('content/services/new.yaml');
  git('add', 'content/careers.yaml');
  expect(sorted(root)).toEqual([['/services/azure', '2026-03-04']]);
});

test('a page that has moved was changed when it moved', () => {
  const { root, commit } = history();
  renameSync(join(root, 'content/services/azure.yaml'), join(root, 'content/services/clouds.yaml'));
  commit('2026-07-08');
  expect(lastChanges(root).get('/services/clouds')).toBe('2026-07-08');
});

test('no page has one without a history: no repository, none yet, a shallow clone, no Git', () => {
  expect(lastChanges(tempFolder())).toEqual(new Map());
  const empty = repository();
  empty.write('content/home.yaml');
  expect(lastChanges(empty.root)).toEqual(new Map());
  const { folder, root } = history();
  const clone = join(tempFolder(), 'clone');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${folder}`, clone], { stdio: 'ignore' });
  expect(lastChanges(clone)).toEqual(new Map());
  expect(lastChanges(root).size).toBe(3);
  vi.stubEnv('PATH', '/nowhere');
  expect(lastChanges(root)).toEqual(new Map());
});
