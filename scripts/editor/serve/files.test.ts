import { cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedOutside, listFiles, openFile, saveFiles } from './files.ts';

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

test('files › all changes of a save › written, deleted and made together, in a new folder too', () => {
  const content = copyContent();
  const { text: before } = openFile(content, file);
  const added = 'case-studies-2/first.yaml';
  expect(openFile(content, added).text).toBeNull();
  saveFiles(content, [
    { path: file, text: null, before },
    { path: added, text: 'title: New\n', before: null },
  ]);
  expect(openFile(content, file).text).toBeNull();
  expect(openFile(content, added).text).toBe('title: New\n');
});

test('files › somebody else has changed, deleted or made them › named with their present texts', () => {
  const content = copyContent();
  const { text: before } = openFile(content, file);
  const change = { path: file, text: 'name: Mine\n', before };
  expect(changedOutside(content, [change])).toEqual([]);
  writeFileSync(join(content, file), 'name: Yours\n');
  expect(changedOutside(content, [change])).toEqual([{ path: file, text: 'name: Yours\n' }]);
  expect(changedOutside(content, [{ ...change, before: null }])).toEqual([
    { path: file, text: 'name: Yours\n' },
  ]);
  rmSync(join(content, file));
  expect(changedOutside(content, [change])).toEqual([{ path: file, text: null }]);
});

test('files › pages that the site needs, and files that are no pages › cannot be deleted', () => {
  const removable = listFiles(copyContent()).flatMap(({ path, isRemovable }) => (isRemovable ? [path] : []));
  expect(removable).toEqual(expect.arrayContaining([file, 'about-us.yaml', 'site-map.yaml']));
  expect(removable).not.toContain('home.yaml');
  expect(removable).not.toContain('company.yaml');
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
  expect(() => openFile(content, path)).toThrow('knows no such content file');
});
