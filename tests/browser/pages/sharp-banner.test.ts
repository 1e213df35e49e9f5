/** The sharper file of a banner: for large and dense screens, after everything else. */
import type { Page } from '@playwright/test';
import { shiftOf, wake } from '../support/page-watch.ts';
import { beforeRelease } from '../support/sample.ts';
import { expect, test } from '../support/server.ts';
import { setLine } from '../carousels/hero/films.ts';

const sharp = '**/*-fine-*.avif';
const dense = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 };

const shown = (page: Page): Promise<string> =>
  page
    .locator('[data-banner-picture] img:visible')
    .evaluate((image: HTMLImageElement) =>
      image.complete && image.naturalWidth > 0 ? image.currentSrc : 'nothing',
    );

function sharpFilesOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('-fine-')) files.push(request.url());
  });
  return files;
}

test.describe('a dense screen', () => {
  test.use(dense);

  test('shows the small file until the first sign, then the sharp one, and nothing moves', async ({
    page,
  }) => {
    const files = sharpFilesOf(page);
    await page.goto('/services', { waitUntil: 'load' });
    expect(await shown(page)).toMatch(/-1920\.avif$/);
    expect(files).toEqual([]);
    await wake(page);
    await expect.poll(() => shown(page)).toMatch(/-fine-2880\.avif$/);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
    expect(files).toHaveLength(1);
  });

  test('keeps the small file if the sharp one does not come', beforeRelease, async ({ page }) => {
    await page.route(sharp, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('-fine-'));
    await page.goto('/services');
    await wake(page);
    await failed;
    expect(await shown(page)).toMatch(/-1920\.avif$/);
  });
});

for (const [who, options, line] of [
  ['who saves data', dense, { saveData: true }],
  ['a usual screen', { viewport: { width: 1440, height: 900 } }, {}],
  ['a phone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }, {}],
] as const)
  test.describe(who, () => {
    test.use(options);
    test('keeps the small file', beforeRelease, async ({ page }) => {
      const files = sharpFilesOf(page);
      await setLine(page, line);
      await page.goto('/services');
      await wake(page);
      await expect.poll(() => shown(page)).not.toBe('nothing');
      expect(files).toEqual([]);
    });
  });
