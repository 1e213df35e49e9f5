import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { maxBytes } from './share-image.ts';
import type { SharedPage } from '../../site/schema/site.ts';
import { makeShareImages } from './share-images.ts';

const root = join(import.meta.dirname, '../../..');
const pageAt = (path: string, title: string, more: Partial<SharedPage> = {}): SharedPage => ({
  path,
  title,
  picture: 'banners/not-found',
  tone: 'stone',
  ...more,
});

/** A place to build into, and one to keep images in. */
function folders() {
  const folder = mkdtempSync(join(tmpdir(), 'site-share-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [site, keep] = [join(folder, 'site'), join(folder, 'keep')];
  const make = async (...pages: SharedPage[]) => {
    const images = await makeShareImages(root, site, 'Company', pages, keep);
    return pages.map(({ path }) => images.get(path)?.path ?? '');
  };
  return {
    make,
    fileOf: (path: string) => join(site, path),
    kept: () => readdirSync(keep).map((name) => join(keep, name)),
  };
}

test('each page gets its own, of the right size and weight, whatever its title', async () => {
  const { make, fileOf } = folders();
  const paths = await make(
    pageAt('/', 'Transforming businesses'),
    pageAt('/services/a', 'Cloud Migration & App Modernization', { tone: 'day' }),
    pageAt('/services/b', 'Łódź — Πόλη 东京', { tone: 'red' }),
    pageAt('/careers', 'Telecommunications', {
      tone: 'night',
      title: 'T',
      picture: 'hero/transforming',
    }),
  );
  expect(new Set(paths).size).toBe(4);
  expect(paths[0]).toMatch(/^\/assets\/share-[\w-]{8}\.jpg$/);
  expect(paths[1]).toMatch(/^\/assets\/share-services-a-[\w-]{8}\.jpg$/);
  for (const path of paths) {
    const { width, height, format } = await sharp(fileOf(path)).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(statSync(fileOf(path)).size).toBeLessThanOrEqual(maxBytes);
  }
});

test('what was drawn once is not drawn again until something in it changes', async () => {
  const { make, fileOf, kept } = folders();
  const page = pageAt('/', 'A title');
  const [path = ''] = await make(page);
  const [first = ''] = kept();
  const { mtimeMs } = statSync(first);
  expect(await make(page)).toEqual([path]);
  expect([kept(), statSync(first).mtimeMs]).toEqual([[first], mtimeMs]);
  // What is kept is taken as it is, and named after what it holds.
  writeFileSync(first, 'kept');
  const [other = ''] = await make(page);
  expect(other).not.toBe(path);
  expect(readFileSync(fileOf(other), 'utf8')).toBe('kept');
  await make(pageAt('/', 'Another title'), pageAt('/night', 'A title', { tone: 'night' }));
  expect(kept()).toHaveLength(3);
});
