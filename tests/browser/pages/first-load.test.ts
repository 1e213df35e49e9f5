/** What a page leaves out while it loads, so that its first picture is painted sooner, and that nobody notices. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/server.ts';

const lastBand = (page: Page) => page.locator('main > section').last();

/** Whether the browser lays out what is in an element. */
const isLaidOut = (page: Page): Promise<boolean> =>
  lastBand(page).evaluate((band) =>
    (band.lastElementChild ?? band).checkVisibility({ contentVisibilityAuto: true }),
  );

/** Keeps the page from ending to load until told. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('bands far below wait until a fresh visit has loaded, and move nothing when they come', async ({
  page,
}) => {
  const release = await holdFonts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-loading');
  await expect.poll(() => isLaidOut(page)).toBe(false);
  release();
  await page.waitForLoadState();
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  expect(await isLaidOut(page)).toBe(true);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a shift the observer says nothing: two frames later there was none.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(shift).toBeLessThanOrEqual(0.01);
});

test('words below are found and reached by the keyboard while the page loads', async ({ page }) => {
  const release = await holdFonts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const link = page.locator('footer a').last();
  await link.focus();
  await expect(link).toBeInViewport();
  release();
  await page.waitForLoadState();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('who comes to a place of a page, or back to one, waits for nothing and stays there', async ({
  page,
}) => {
  const release = await holdFonts(page);
  await page.goto('/#features', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('#features')).toBeInViewport();
  expect(await isLaidOut(page)).toBe(true);
  release();
  await page.waitForLoadState();
  await page.goto('/services');
  const place = 1500;
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place);
  await page.reload();
  // A face that comes late moves lines above, and the browser keeps what is in sight where it is.
  const moved = () => page.evaluate((top) => Math.abs(scrollY - top), place);
  await expect.poll(moved).toBeLessThan(20);
});

test('without script nothing waits @no-js-only', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await expect(lastBand(page)).toBeVisible();
});
