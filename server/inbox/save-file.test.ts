import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../test-support/temp-folder.ts';
import { explainSystemError } from '../lib/system-error.ts';
import { FileError, saveFile } from './save-file.ts';

const bytes = Buffer.from('words');

test('one that is there stays as it is', async () => {
  const folder = tempFolder();
  expect(await saveFile(folder, 'cv.pdf', bytes)).toBe(join(folder, 'cv.pdf'));
  expect(await saveFile(folder, 'cv.pdf', Buffer.from('other'))).toBeUndefined();
  expect(readFileSync(join(folder, 'cv.pdf'), 'utf8')).toBe('words');
});

test.runIf(process.platform !== 'win32')('a new file is its owner’s alone', async () => {
  const path = await saveFile(tempFolder(), 'cv.pdf', bytes);
  expect(statSync(path ?? '').mode & 0o777).toBe(0o600);
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
  expect(fault).toBeInstanceOf(FileError);
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
