import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashMedia } from './assets.ts';

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
  hashMedia(media, join(folder, 'assets'));
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

test('a page that names a file which is not there is refused', () => {
  namesOf({ 'banners/azure-640.avif': 'a' });
  const withMedia = hashMedia(join(folder, 'media'), join(folder, 'assets'));
  expect(withMedia('<img src="/media/banners/azure-640.avif"/>')).toMatch(
    /"\/assets\/banners-azure-[\w-]{6}-640\.avif"/,
  );
  expect(() => withMedia('<img src="/media/banners/azur-640.avif"/>')).toThrow('azur-640.avif');
});
