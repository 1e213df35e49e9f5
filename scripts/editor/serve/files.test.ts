import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deleteFile, listFiles, openFile, saveFile } from './files.ts';

/** Any service of the content. */
const [file = ''] = globSync('services/*.yaml', { cwd: join(import.meta.dirname, '../../../content') }).map(
  (path) => path.replaceAll('\\', '/'),
);

/** Returns a copy of the content. */
function copyContent(): string {
  const content = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(content, { recursive: true }));
  cpSync(join(import.meta.dirname, '../../../content'), content, { recursive: true });
  return content;
}

test('lists every file with its address, and opens each with the schema that it names', () => {
  const content = copyContent();
  const files = listFiles(content);
  expect(files.find(({ path }) => path === file)).toEqual({
    path: file,
    folder: 'services',
    address: `/${file.replace('.yaml', '')}`,
    isRemovable: true,
  });
  const schemaless = files.filter(({ path }) => openFile(content, path).schema.type !== 'object');
  expect(schemaless).toEqual([]);
});

test('saves a file that is as it was opened, and refuses one that has changed meanwhile', () => {
  const content = copyContent();
  const { text } = openFile(content, file);
  saveFile(content, file, text, 'name: Mine\n');
  expect(readFileSync(join(content, file), 'utf8')).toBe('name: Mine\n');
  expect(() => saveFile(content, file, text, 'name: Yours\n')).toThrow('was changed outside of this page');
  expect(() => saveFile(content, file, null, 'name: Yours\n')).toThrow('exists already');
  saveFile(content, 'services/new-one.yaml', null, 'name: New\n');
  expect(openFile(content, 'services/new-one.yaml').text).toBe('name: New\n');
});

test.each([
  '../outside.yaml',
  'services/../../outside.yaml',
  'schemas/page.json',
  '/etc/outside.yaml',
  'schemas/x.yaml',
  7,
])('refuses the path %s, which leads to no content file', (path) => {
  const content = copyContent();
  expect(() => saveFile(content, path, null, 'a: c\n')).toThrow('knows no such content file');
});

test('deletes pages of folders only', () => {
  const content = copyContent();
  expect(() => deleteFile(content, 'company.yaml', '')).toThrow('can be deleted here');
  deleteFile(content, file, openFile(content, file).text);
  expect(() => openFile(content, file)).toThrow('There is no');
});
