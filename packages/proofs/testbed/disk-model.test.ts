import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../server/test-support/temp-folder.ts';
import type { DiskRecord } from './disk-log.ts';
import { createDiskModel } from './disk-model.ts';

const text = (value: string) => Buffer.from(value);
const file = 7n;
const made: DiskRecord[] = [
  { end: 1, does: 'folder', path: '/d', file: 1n },
  { end: 2, does: 'open', path: '/d/a', file },
  { end: 3, does: 'write', file, offset: 0, data: text('old') },
  { end: 4, does: 'flush', file },
  { end: 5, does: 'flush', file: 1n },
];

/** Files with their contents after these records and a cut. */
function afterCut(records: readonly DiskRecord[], arrives: () => boolean): Record<string, string> {
  const model = createDiskModel();
  for (const record of records) model.take(record);
  const folder = tempFolder();
  model.restore('/d', folder, arrives);
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

test.each<[string, DiskRecord[], Record<string, string>, Record<string, string>]>([
  ['flushed bytes', [], { a: 'old' }, { a: 'old' }],
  ['a write', [{ end: 6, does: 'write', file, offset: 3, data: text('est') }], { a: 'old' }, { a: 'oldest' }],
  ['a truncation', [{ end: 6, does: 'truncate', file, size: 1 }], { a: 'old' }, { a: 'o' }],
  ['a new name', [{ end: 6, does: 'rename', path: '/d/a', to: '/d/b' }], { a: 'old' }, { b: 'old' }],
  ['a removal', [{ end: 6, does: 'unlink', path: '/d/a' }], { a: 'old' }, {}],
  ['a new file', [{ end: 6, does: 'open', path: '/d/b', file: 8n }], { a: 'old' }, { a: 'old', b: '' }],
])('%s may or may not be there', (_, records, withoutPending, withPending) => {
  expect(afterCut([...made, ...records], () => false)).toEqual(withoutPending);
  expect(afterCut([...made, ...records], () => true)).toEqual(withPending);
});

test('a new file with the path and the inode of a removed file is empty', () => {
  const again: DiskRecord[] = [
    { end: 6, does: 'unlink', path: '/d/a' },
    { end: 7, does: 'open', path: '/d/a', file },
    { end: 8, does: 'flush', file: 1n },
  ];
  expect(afterCut([...made, ...again], () => false)).toEqual({ a: '' });
});

test('a power cut may keep only some sectors of a long write', () => {
  const data = Buffer.alloc(1024, 'x');
  let n = 0;
  const left = afterCut([...made, { end: 6, does: 'write', file, offset: 0, data }], () => ++n === 2);
  expect(left.a).toBe(`old${'\0'.repeat(509)}${'x'.repeat(512)}`);
});
