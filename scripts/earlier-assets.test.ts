import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepEarlierAssets } from './earlier-assets.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.now();

/** Makes a folder of builds. Each build has a script with its own name, and a logo that never changes. */
function builds(...names: readonly string[]): (name: string) => string {
  const root = mkdtempSync(join(tmpdir(), 'builds-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of names) {
    for (const file of [`wake-${name}.js`, `wake-${name}.js.br`, 'logo-1.svg']) {
      const path = join(root, name, 'site/assets', file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${name}: ${file}`);
    }
  }
  return (name) => join(root, name);
}

const kept = (build: string): string[] => readdirSync(join(build, 'earlier/assets'));

test('keeps files that the new build lacks, with their compressed copies', () => {
  const of = builds('a', 'b');
  keepEarlierAssets(of('a'), of('b'), now);
  expect(kept(of('b'))).toEqual(['wake-a.js', 'wake-a.js.br']);
  expect(readFileSync(join(of('b'), 'earlier/assets/wake-a.js'), 'utf8')).toBe('a: wake-a.js');
  expect(readFileSync(join(of('b'), 'site/assets/logo-1.svg'), 'utf8')).toBe('b: logo-1.svg');
});

test('keeps the files of several builds, each for a week after its build was replaced', () => {
  const of = builds('a', 'b', 'c', 'd');
  keepEarlierAssets(of('a'), of('b'), now);
  keepEarlierAssets(of('b'), of('c'), now + 3 * day);
  expect(kept(of('c'))).toEqual(['wake-a.js', 'wake-a.js.br', 'wake-b.js', 'wake-b.js.br']);
  keepEarlierAssets(of('c'), of('d'), now + 8 * day);
  expect(kept(of('d'))).toEqual(['wake-b.js', 'wake-b.js.br', 'wake-c.js', 'wake-c.js.br']);
});

test('does not keep a file that the new build has again', () => {
  const of = builds('a', 'b');
  keepEarlierAssets(of('a'), of('b'), now);
  keepEarlierAssets(of('b'), of('a'), now + 6 * day);
  expect(kept(of('a'))).toEqual(['wake-b.js', 'wake-b.js.br']);
});

test('the first build has nothing to keep', () => {
  const of = builds('b');
  keepEarlierAssets(of('a'), of('b'), now);
  expect(() => kept(of('b'))).toThrow('ENOENT');
});
