import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFiles, hashMedia } from './assets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hash-media-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Names of the files that a picture's become, by what each holds. */
function namesOf(files: Readonly<Record<string, string>>): string[] {
  const media = join(folder, 'media');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(media, file, '..'), { recursive: true });
    writeFileSync(join(media, file), text);
  }
  rmSync(join(folder, 'assets'), { recursive: true, force: true });
  hashMedia({ '': media }, join(folder, 'assets'));
  return readdirSync(join(folder, 'assets'));
}

const hashOf = (name: string): string | undefined => /^banners-azure-([\w-]{6})-/.exec(name)?.[1];

test('the files of one picture share a hash, by day and by night, and another picture has its own', () => {
  const files = {
    'banners/azure-640.avif': 'a',
    'banners/azure-night-640.avif': 'b',
    'banners/azure-night-1440.webp': 'c',
  };
  const names = namesOf(files);
  const [hash, ...others] = new Set(names.map(hashOf));
  expect(others).toEqual([]);
  expect(names).toEqual([
    `banners-azure-${hash}-640.avif`,
    `banners-azure-${hash}-night-1440.webp`,
    `banners-azure-${hash}-night-640.avif`,
  ]);
  const changed = namesOf({ ...files, 'banners/azure-night-640.avif': 'new' });
  expect(changed.map(hashOf)).not.toContain(hash);
});

test('the files of the values of a drawing share the hash of the drawing', () => {
  const names = namesOf({
    'illustrations/azure/cost-light.svg': 'a',
    'illustrations/azure/cost-v0-light.svg': 'b',
    'illustrations/azure/cost-v0-compact-dark.svg': 'c',
  });
  const begin = names[0]?.replace(/-light\.svg$/, '');
  expect(begin).toMatch(/^illustrations-azure-cost-[\w-]{6}$/);
  expect(names.toSorted()).toEqual([
    `${begin}-light.svg`,
    `${begin}-v0-compact-dark.svg`,
    `${begin}-v0-light.svg`,
  ]);
});

test('a page that names a file which is not there is refused', () => {
  namesOf({ 'banners/azure-640.avif': 'a' });
  const withMedia = hashMedia({ '': join(folder, 'media') }, join(folder, 'assets'));
  expect(withMedia('<img src="/media/banners/azure-640.avif"/>')).toMatch(
    /"\/assets\/banners-azure-[\w-]{6}-640\.avif"/,
  );
  expect(() => withMedia('<img src="/media/banners/azur-640.avif"/>')).toThrow('azur-640.avif');
});

test('texts get compressed copies, a later build takes them from the cache, and the cache forgets old ones', async () => {
  const site = join(folder, 'site');
  const cache = join(folder, 'cache');
  const page = join(site, 'index.html');
  mkdirSync(site);
  writeFileSync(page, '<p>first</p>');
  writeFileSync(join(site, 'picture.avif'), 'not a text');
  await compressFiles(site, cache);
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe('<p>first</p>');
  expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe('<p>first</p>');
  expect(readdirSync(site)).toEqual(['index.html', 'index.html.br', 'index.html.gz', 'picture.avif']);

  const names = readdirSync(cache);
  for (const name of names) writeFileSync(join(cache, name), 'from the cache');
  await compressFiles(site, cache);
  expect(readFileSync(`${page}.br`, 'utf8')).toBe('from the cache');

  writeFileSync(page, '<p>second</p>');
  for (const name of names) utimesSync(join(cache, name), 0, 0);
  await compressFiles(site, cache);
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe('<p>second</p>');
  expect(readdirSync(cache)).toHaveLength(2);
  for (const name of names) expect(readdirSync(cache)).not.toContain(name);
});
