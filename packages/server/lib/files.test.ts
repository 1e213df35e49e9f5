import fs, {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databasePath } from '../store/sqlite-database.ts';
import { apply } from '../test-support/apply.ts';
import { openStore } from '../test-support/open-store.ts';
import { submission } from '../test-support/submissions.ts';
import { tempFolder } from '../test-support/temp-folder.ts';
import { startTestServer } from '../test-support/test-server.ts';
import { giveName, makePrivateFolder } from './files.ts';

/** Windows has no such rights: what lies in a user's folders is that user's. */
const hasRights = process.platform !== 'win32';

const modeOf = (path: string) => statSync(path).mode & 0o777;

/** Everything below a folder with its rights, the folder itself as `.`. */
function rightsIn(folder: string): Record<string, string> {
  const paths = ['.', ...readdirSync(folder, { recursive: true }).map(String)];
  return Object.fromEntries(paths.map((path) => [path, modeOf(join(folder, path)).toString(8)]));
}

/** New files and folders of this process are readable for all unless somebody says otherwise. */
function useCommonMask(): void {
  const mask = process.umask(0o022);
  onTestFinished(() => void process.umask(mask));
}

test.runIf(hasRights)('what the server keeps is its own user’s alone', async () => {
  useCommonMask();
  const dataDir = join(tempFolder(), 'data');
  const server = await startTestServer({ DATA_DIR: dataDir });
  expect((await apply(server)).status).toBe(201);
  await server.logged('delivery.sent');
  const rights = rightsIn(dataDir);
  const { '.': own, mail, uploads, ...files } = rights;
  expect([own, mail, uploads]).toEqual(['700', '700', '700']);
  const names = Object.keys(files);
  for (const name of ['submissions.db', 'submissions.db-wal', 'submissions.db-shm', 'server.lock'])
    expect(names).toContain(name);
  expect(names.filter((name) => name.endsWith('.eml'))).toHaveLength(1);
  expect(new Set(Object.values(files))).toEqual(new Set(['600']));
});

test.runIf(hasRights)('what an earlier version left open to all is closed', async () => {
  useCommonMask();
  const dataDir = tempFolder();
  const first = await openStore(dataDir);
  await first.accept(submission);
  for (const file of readdirSync(dataDir)) chmodSync(join(dataDir, file), 0o644);
  mkdirSync(join(dataDir, 'mail'));
  chmodSync(dataDir, 0o755);
  const second = await openStore(dataDir);
  expect(await second.list(5)).toHaveLength(1);
  expect(modeOf(dataDir)).toBe(0o700);
  for (const end of ['', '-wal', '-shm']) expect(modeOf(databasePath(dataDir) + end)).toBe(0o600);
});

test.runIf(hasRights)('a folder that is full of other things keeps its rights', () => {
  const folder = tempFolder();
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'letter.txt'), '');
  makePrivateFolder(folder, 'submissions.db');
  expect(modeOf(folder)).toBe(0o755);
  writeFileSync(join(folder, 'submissions.db'), '');
  makePrivateFolder(folder, 'submissions.db');
  expect(modeOf(folder)).toBe(0o700);
});

test.runIf(hasRights)('nor is a folder changed in which everybody may write', () => {
  const folder = tempFolder();
  chmodSync(folder, 0o1777);
  makePrivateFolder(folder);
  expect(modeOf(folder)).toBe(0o777);
});

/** Has the file system know no hard links until the test is over. */
function takeLinksAway(): void {
  const { linkSync } = fs;
  fs.linkSync = () => {
    throw Object.assign(new Error('no links'), { code: 'EPERM' });
  };
  syncBuiltinESMExports();
  onTestFinished(() => {
    fs.linkSync = linkSync;
    syncBuiltinESMExports();
  });
}

describe.each([
  ['with hard links', () => undefined],
  ['without hard links', takeLinksAway],
])('on a file system %s', (_which, prepare) => {
  test('a finished file gets its name and loses the one it was written under', () => {
    prepare();
    const [part, path] = [join(tempFolder(), 'part'), join(tempFolder(), 'file')];
    writeFileSync(part, 'new');
    giveName(part, path);
    expect([readFileSync(path, 'utf8'), existsSync(part)]).toEqual(['new', false]);
  });

  test('a file that is there stays as it is', () => {
    prepare();
    const [part, path] = [join(tempFolder(), 'part'), join(tempFolder(), 'file')];
    writeFileSync(part, 'new');
    writeFileSync(path, 'old');
    expect(() => giveName(part, path)).toThrow(expect.objectContaining({ code: 'EEXIST' }));
    expect([readFileSync(path, 'utf8'), readFileSync(part, 'utf8')]).toEqual(['old', 'new']);
  });
});
