import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../test-support/temp-folder.ts';
import type { Copies } from './command.ts';
import { UsageError } from './command.ts';
import { copiesOf } from './copies.ts';
import { FileError } from './save-file.ts';

const here = join('/', 'home', 'ada');

/** Copies that the system refuses; a disk that is full names no file, others do. */
const refused = (code: string, path?: string, from = here) => {
  const refuse = () => Promise.reject(Object.assign(new Error(code), { code, syscall: 'open', path }));
  return copiesOf({ backUp: refuse, restore: refuse, erase: refuse } satisfies Copies, from);
};

const faultOf = (made: Promise<unknown>): Promise<unknown> => made.catch((error: unknown) => error);

test('a refusal names the folder of the file, not the one the operator is in', async () => {
  const fault = await faultOf(refused('ENOENT').backUp('gone/copy.db'));
  expect(fault).toBeInstanceOf(FileError);
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
    expect(String(fault)).toContain('There is a file copy.db already');
  }
});

test('a folder in the place of a new file is told from a file', async () => {
  const folder = tempFolder();
  const fault = await faultOf(refused('EEXIST', undefined, folder).backUp('.'));
  expect(fault).toEqual(new UsageError('. is a folder: name a new file in it.'));
});

test('backups of somebody else are named, and that the database still has everything', async () => {
  const fault = await faultOf(refused('EACCES', '/var/site/backups').erase(['an id']));
  expect(fault).toEqual(
    new FileError(
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
  const copies = copiesOf({ backUp: ask, restore: ask, erase: () => ask() } satisfies Copies, here);
  for (const made of [copies.backUp('a.db'), copies.backUp(undefined), copies.restore('../b.db')])
    expect(await faultOf(made)).toBe(lost);
  expect(asked).toEqual([join(here, 'a.db'), undefined, join('/', 'home', 'b.db')]);
});
