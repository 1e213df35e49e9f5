import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explainSystemError } from '../../server/lib/files.ts';
import { attachment } from '../../server/test-support/submissions.ts';
import { tempFolder } from '../../server/test-support/temp-folder.ts';
import { type Copies, FaultsError, UsageError } from './command-line.ts';
import { copiesIn, saveFile } from './copies.ts';
import { setUp } from './test-support/operator.ts';

const here = join('/', 'home', 'ada');

/** Copies that the system refuses; a disk that is full names no file, others do. */
const refused = (code: string, path?: string, from = here) => {
  const refuse = () => Promise.reject(Object.assign(new Error(code), { code, syscall: 'open', path }));
  return copiesIn(from, { backUp: refuse, restore: refuse, prune: refuse, erase: refuse } satisfies Copies);
};

const faultOf = (made: Promise<unknown>): Promise<unknown> => made.catch((error: unknown) => error);

test('a refusal names the folder of the file, not the one the operator is in', async () => {
  const fault = await faultOf(refused('ENOENT').backUp('gone/copy.db'));
  expect(fault).toBeInstanceOf(UsageError);
  expect(String(fault)).toContain(
    `cannot be saved in ${join(here, 'gone')}: there is no such folder (ENOENT).`,
  );
  const full = await faultOf(refused('ENOSPC', '/var/site/backups/a.db').backUp(undefined));
  expect(String(full)).toContain('cannot be saved in /var/site/backups: the disk is full (ENOSPC).');
  const unnamed = await faultOf(refused('ENOSPC').backUp(undefined));
  expect(String(unnamed)).toContain('The file cannot be saved: the disk is full (ENOSPC).');
});

test('a file that is there is named as the operator named it', async () => {
  for (const made of [refused('EEXIST').backUp('copy.db'), refused('EEXIST').restore('copy.db')]) {
    const fault = await faultOf(made);
    expect(fault).toBeInstanceOf(UsageError);
    expect(String(fault)).toContain('There is copy.db already');
  }
});

test('backups of somebody else are named, and that the database still has everything', async () => {
  const fault = await faultOf(refused('EACCES', '/var/site/backups').erase(['an id']));
  expect(fault).toEqual(
    new UsageError(
      'Nothing was deleted in the database yet, because /var/site/backups cannot be used: you are not allowed to (EACCES).',
    ),
  );
});

test('copies are made by paths from where the operator is, and other errors stay what they are', async () => {
  const asked: (string | undefined)[] = [];
  const lost = new TypeError('ours');
  const ask = (file?: string) => {
    asked.push(file);
    return Promise.reject(lost);
  };
  const copies = copiesIn(here, {
    backUp: ask,
    restore: ask,
    prune: () => ask(),
    erase: () => ask(),
  } satisfies Copies);
  for (const made of [copies.backUp('a.db'), copies.backUp(undefined), copies.restore('../b.db')])
    expect(await faultOf(made)).toBe(lost);
  expect(asked).toEqual([join(here, 'a.db'), undefined, join('/', 'home', 'b.db')]);
});

const sha256 = createHash('sha256').update(attachment().bytes).digest('hex');
const application = { kind: 'application', mailbox: 'careers' } as const;

test('what is sound is counted', async () => {
  const { run } = await setUp({ ...application, attachment: { ...attachment(), sha256 } });
  expect(await run('verify')).toBe('Looked through 1 submission, 1 file, and found no fault.');
  expect(await run('backup')).toBe('Saved /here/copy.db: 1 submission, 1 file.');
  expect(await run('restore', 'copy.db')).toMatch(/^Restored 1 submission, 1 file\. .*same Message-ID/);
});

test('backup --keep deletes older backups, and every backup is noted for the weekly report', async () => {
  const { run, store } = await setUp();
  expect(await store.moments()).toEqual({});
  const begun = Date.now();
  expect(await run('backup', '--keep', '1')).toBe(
    'Saved /here/copy.db: 1 submission, 0 files. Deleted 2 older backups.',
  );
  expect((await store.moments()).backup).toBeGreaterThanOrEqual(begun);
  for (const words of [
    ['--keep', '0'],
    ['--keep', 'all'],
    ['copy.db', '--keep', '3'],
  ])
    await expect(run('backup', ...words)).rejects.toThrow(/--keep/);
});

test('what is not is named, and the command says so to whoever called it', async () => {
  const { run, id } = await setUp({ ...application, attachment: attachment() });
  for (const line of [['verify'], ['backup'], ['restore', 'copy.db']]) {
    const failed = await run(...line).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(FaultsError);
    expect(String(failed)).toContain(`1 fault:\n  ${id} has a file that was changed`);
  }
});

const bytes = Buffer.from('words');

test('one that is there stays as it is', async () => {
  const folder = tempFolder();
  expect(await saveFile(folder, 'cv.pdf', bytes)).toBe(join(folder, 'cv.pdf'));
  await expect(saveFile(folder, 'cv.pdf', Buffer.from('other'))).rejects.toThrow(/already/);
  expect(readFileSync(join(folder, 'cv.pdf'), 'utf8')).toBe('words');
});

test.runIf(process.platform !== 'win32')('a new file is its owner’s alone', async () => {
  const path = await saveFile(tempFolder(), 'cv.pdf', bytes);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test.each<[code: string, folder: () => string, name?: string]>([
  ['ENOENT', () => join(tempFolder(), 'gone')],
  [
    'ENOTDIR',
    () => {
      const file = join(tempFolder(), 'file');
      writeFileSync(file, '');
      return file;
    },
  ],
  ['ENAMETOOLONG', () => tempFolder(), `${'履'.repeat(150)}.pdf`],
])('a place that cannot be written to is named in a sentence: %s', async (code, place, name = 'cv.pdf') => {
  const folder = place();
  const fault = await saveFile(folder, name, bytes).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(UsageError);
  expect(String(fault)).toMatch(new RegExp(`cannot be saved in .*: .* \\(${code}\\)\\.$`));
});

test('the folder that is named is that of the file, also where the name leads elsewhere', async () => {
  const folder = tempFolder();
  const fault = await saveFile(folder, join(folder, 'gone', 'list.csv'), bytes).catch(
    (error: unknown) => error,
  );
  expect(String(fault)).toContain(`cannot be saved in ${join(folder, 'gone')}: there is no such folder`);
});

test('what the system forbids is said in words, and other faults are not taken for it', () => {
  const forbidden = Object.assign(new Error('open'), { code: 'EACCES', syscall: 'open' });
  expect(explainSystemError(forbidden)).toBe('you are not allowed to (EACCES)');
  expect(explainSystemError(Object.assign(new Error('read'), { code: 'EIO', syscall: 'read' }))).toBe('EIO');
  expect(explainSystemError(new TypeError('ours'))).toBeUndefined();
});
