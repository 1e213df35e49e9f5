import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentFormFaults, formatContent } from './content-form.ts';

/** Makes a project with content files. Returns its folder. */
function project(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'site-content-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'content/services'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, 'content', file), text);
  return root;
}

/** The first line of each file, which leads editors to its schema. */
const first = (name: string, folder = ''): string =>
  `# yaml-language-server: $schema=${folder}schemas/${name}.json\n`;
const long = 'words '.repeat(20).trim();

test('the check names each file that is not in the form, and the command that mends it', () => {
  const root = project({
    'home.yaml': `${first('page')}name:   Home\n`,
    'services/azure.yaml': `${first('service', '../')}name: Azure\ntext: ${long}\n`,
  });
  const command = 'is not in the form in which the editor writes it; `npm run content:format` writes it so';
  expect(contentFormFaults(root)).toEqual({
    count: 2,
    faults: [`content/home.yaml: ${command}`, `content/services/azure.yaml: ${command}`],
  });
});

test('formatted files have no faults, and formatting them again changes nothing', () => {
  const root = project({
    'home.yaml': `${first('page')}# About\nname:   Home\ntext: ${long}\n`,
    'careers.yaml': `${first('page')}name: Careers\n`,
  });
  expect(formatContent(root)).toEqual(['content/home.yaml']);
  expect(readFileSync(join(root, 'content/home.yaml'), 'utf8')).toContain(
    `${first('page')}# About\nname: Home\ntext: >-\n  words`,
  );
  expect(contentFormFaults(root)).toEqual({ count: 2, faults: [] });
  expect(formatContent(root)).toEqual([]);
});

test('a new file gets the line that leads editors to its schema, and a file that moved gets the right one', () => {
  const root = project({ 'news.yaml': 'name: News\n', 'services/news.yaml': `${first('page')}name: News\n` });
  expect(formatContent(root)).toEqual(['content/news.yaml', 'content/services/news.yaml']);
  expect(readFileSync(join(root, 'content/news.yaml'), 'utf8')).toBe(`${first('page')}name: News\n`);
  expect(readFileSync(join(root, 'content/services/news.yaml'), 'utf8')).toBe(
    `${first('service', '../')}name: News\n`,
  );
});

test('a file that is not YAML stays as it is, and the check leads to the command that says why', () => {
  const root = project({ 'home.yaml': 'name: "Home\n' });
  expect(formatContent(root)).toEqual([]);
  expect(contentFormFaults(root).faults).toEqual([
    'content/home.yaml: is not YAML; `npm run content:check` says where',
  ]);
});

test('the ends of lines that git writes on Windows are no fault', () => {
  expect(
    contentFormFaults(project({ 'home.yaml': `${first('page').trim()}\r\nname: Home\r\n` })).faults,
  ).toEqual([]);
});
