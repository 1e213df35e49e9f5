/** The hero's fine pictures: for who is there, after everything else, and never instead of what is in sight. */
import type { Page } from '@playwright/test';
import { shiftOf, wake } from '../../support/page-watch.ts';
import { expect, test } from '../../support/server.ts';
import { motion, untilAwake } from '../../support/visitor.ts';
import { setLine } from './films.ts';
import { beforeRelease } from '../../support/sample.ts';

test.use(motion);

const fine = '**/*-fine-*.avif';
/** By day, or that of a slide that shows the same in both themes. */
const image = (page: Page, slide: number) => page.locator(`#hero-slide-${slide} img`).first();
const shown = (page: Page, slide: number) =>
  image(page, slide).evaluate((element: HTMLImageElement) =>
    element.complete && element.naturalWidth > 0 ? element.currentSrc : 'nothing',
  );
const expectFine = (page: Page, slide: number, pixels: number) =>
  expect.poll(() => shown(page, slide)).toMatch(new RegExp(`-fine-${pixels}\\.avif$`));

/** What the page has asked for so far. */
function fineFilesOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('-fine-')) files.push(request.url());
  });
  return files;
}

/** The addresses of what browsers took for the largest paint, one after another. */
const largestPaints = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { url: string })[];
          resolve(entries.map(({ url }) => url));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

test(
  'a page that wakes by itself asks for none, and then for one at the first sign',
  beforeRelease,
  async ({ page }) => {
    const files = fineFilesOf(page);
    await page.goto('/', { waitUntil: 'load' });
    await untilAwake(page);
    expect(files).toEqual([]);
    expect(await shown(page, 1)).toMatch(/-\d+\.avif$/);
    await page.keyboard.press('Shift');
    await expectFine(page, 1, 1600);
    expect(files).toHaveLength(1);
  },
);

test(
  'the light picture is in sight until the fine one can be, and nothing moves',
  beforeRelease,
  async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(fine, async (route) => {
      await released;
      await route.continue();
    });
    const asked = page.waitForRequest(fine);
    await page.goto('/', { waitUntil: 'load' });
    const light = await shown(page, 1);
    const paints = await largestPaints(page);
    await wake(page);
    await asked;
    expect(await shown(page, 1)).toBe(light);
    release();
    await expectFine(page, 1, 1600);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
    expect(await largestPaints(page)).toEqual(paints);
  },
);

test('a slide gets its fine picture when it is shown, not before', async ({ page }) => {
  const files = fineFilesOf(page);
  await page.goto('/');
  await wake(page);
  await expectFine(page, 1, 1600);
  expect(files).toHaveLength(1);
  await page.getByRole('button', { name: 'Slide 3:' }).click();
  await expectFine(page, 3, 1600);
  expect(await shown(page, 2)).not.toContain('-fine-');
  expect(files).toHaveLength(2);
});

test('a fine picture that does not come leaves the light one', beforeRelease, async ({ page }) => {
  await page.route(fine, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('-fine-'));
  await page.goto('/');
  const light = await shown(page, 1);
  await wake(page);
  await failed;
  expect(await shown(page, 1)).toBe(light);
});

test('who wants less motion gets it too, and who saves data does not', beforeRelease, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await wake(page);
  await expectFine(page, 1, 1600);
  await setLine(page, { saveData: true });
  await page.goto('/');
  const files = fineFilesOf(page);
  await wake(page);
  await page.getByRole('button', { name: 'Slide 2:' }).click();
  await expect(page.locator('#hero-slide-2')).toHaveAttribute('data-current');
  await expect.poll(() => shown(page, 2)).not.toBe('nothing');
  expect(files).toEqual([]);
});

for (const [what, viewport, deviceScaleFactor, pixels] of [
  ['a dense screen', { width: 1440, height: 900 }, 2, 2560],
  ['a large window', { width: 2560, height: 1300 }, 1, 2560],
  ['a phone', { width: 390, height: 844 }, 3, 1600],
] as const)
  test.describe(what, () => {
    test.use({ viewport, deviceScaleFactor });
    test(`gets ${pixels} pixels`, beforeRelease, async ({ page }) => {
      await page.goto('/');
      await wake(page);
      await expectFine(page, 1, pixels);
    });
  });
