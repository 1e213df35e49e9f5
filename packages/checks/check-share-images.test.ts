import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkShareImages } from './check-share-images.ts';
import { fixtureProject, page } from '../../tests/unit/support/fixture-project.ts';

const origin = 'https://www.example.com';
const tags = (changes: Record<string, string> = {}): string =>
  Object.entries({
    'og:image': `${origin}/assets/share.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Heading, in large letters',
    ...changes,
  })
    .map(([property, content]) => `<meta property="${property}" content="${content}">`)
    .join('');
const withHead = (path: string, head: string): string =>
  page(path).replace('</head>', `${head}<meta name="twitter:card" content="summary_large_image"></head>`);

/** Faults of a project whose front page has the given tags; the other page is valid. */
async function faultsOf(front: string, size = { width: 1200, height: 630 }): Promise<readonly string[]> {
  const root = fixtureProject({
    'dist/site/index.html': withHead('/', front),
    'dist/site/about-us.html': withHead('/about-us', tags({ 'og:image': `${origin}/assets/other.png` })),
  });
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
  const assets = join(root, 'dist/site/assets');
  writeFileSync(join(assets, 'share.png'), await picture(size.width, size.height));
  writeFileSync(join(assets, 'other.png'), await picture(1200, 630));
  writeFileSync(join(assets, 'heavy.png'), Buffer.concat([await picture(1200, 630), Buffer.alloc(80_000)]));
  return (await checkShareImages(join(root, 'dist'))).faults;
}

test('pages with an image each are sound', async () => {
  expect(await faultsOf(tags())).toEqual([]);
});

describe('a fault is named', () => {
  test.each([
    ['no image', '', 'no og:image'],
    ['another page’s image', tags({ 'og:image': `${origin}/assets/other.png` }), 'the same og:image as'],
    [
      'a path in the place of an address',
      tags({ 'og:image': '/assets/share.png' }),
      'no address of this site',
    ],
    [
      'another site',
      tags({ 'og:image': 'https://other.example/assets/share.png' }),
      'no address of this site',
    ],
    ['no such file', tags({ 'og:image': `${origin}/assets/gone.png` }), '/assets/gone.png is not there'],
    ['a heavy file', tags({ 'og:image': `${origin}/assets/heavy.png` }), 'more than 80000'],
    ['a wrong width', tags({ 'og:image:width': '1000' }), 'og:image:width'],
    ['a wrong height', tags({ 'og:image:height': '1000' }), 'og:image:height'],
    ['a text without the title', tags({ 'og:image:alt': 'A picture' }), "lacks 'Heading'"],
  ])('%s', async (_what, head, fault) => {
    expect((await faultsOf(head)).join('\n')).toContain(fault);
  });

  test('a picture of another size', async () => {
    expect(await faultsOf(tags(), { width: 600, height: 315 })).toEqual([
      'index.html: /assets/share.png is 600 × 315',
    ]);
  });
});
