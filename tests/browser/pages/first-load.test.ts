/** When the sheet of what is below the first screen comes, and that nobody is left without it. */
import type { Page } from '@playwright/test';
import { shiftOf } from '../support/page-watch.ts';
import { expect, test } from '../support/server.ts';
import { beforeRelease } from '../support/sample.ts';
import { motion } from '../support/visitor.ts';

test.use(motion);

const sheet = '**/assets/bands-*.css';
const lastBand = (page: Page) => page.locator('main > section').last();

/** Milliseconds from navigation: when the sheet was sent for, when it was here, when something was painted. */
const times = async (page: Page) => {
  const measured = await page.waitForFunction(() => {
    const found = performance.getEntriesByType('resource').find(({ name }) => /\/bands-/.test(name));
    const [paint] = performance.getEntriesByType('paint');
    return (
      found instanceof PerformanceResourceTiming &&
      paint && { sentFor: found.startTime, here: found.responseEnd, painted: paint.startTime }
    );
  });
  const known = await measured.jsonValue();
  if (!known) throw new Error('nothing was measured');
  return known;
};

/** Keeps some files from a page until told. */
async function hold(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('who comes from elsewhere sees the first screen before the sheet of the rest is sent for', async ({
  page,
}) => {
  const releaseSheet = await hold(page, sheet);
  // On a slow line it comes after the first paint too; a document is not ready without it.
  const releaseScript = await hold(page, '**/assets/start-*.js');
  const sentFor = page.waitForRequest(sheet);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#hero')).toBeVisible();
  await sentFor;
  releaseScript();
  await expect(page.locator('html')).toHaveAttribute('data-bare');
  await expect(lastBand(page)).toBeHidden();
  releaseSheet();
  await expect(lastBand(page)).toBeVisible();
  await page.waitForLoadState();
  const measured = await times(page);
  expect(measured.sentFor).toBeGreaterThanOrEqual(measured.painted);
  // In one of ten loads the first paint comes while the browser still reads the navigation. The rest of the
  // navigation then moves it by 0.012.
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
});

test('the style sheet comes although the start script cannot be fetched', async ({ page }) => {
  // Without news of a paint the sheet waits for the script alone.
  await page.addInitScript(() => {
    globalThis.PerformanceObserver = class {
      observe(): void {}
    } as unknown as typeof PerformanceObserver;
  });
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(lastBand(page)).toBeVisible();
});

test(
  'loading ends with the sheet, also where all is parsed before anything is painted',
  beforeRelease,
  async ({ page }) => {
    await page.goto('/services', { waitUntil: 'load' });
    expect(await page.locator('html').getAttribute('data-bare')).toBeNull();
  },
);

test(
  'islands that are activated before the style sheet comes work once it is there',
  beforeRelease,
  async ({ page }) => {
    const release = await hold(page, sheet);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    await page.mouse.move(5, 5);
    await expect(page.locator('main > section').last()).toBeHidden();
    for (const island of await page.locator('[data-island]').all())
      await expect(island.locator('[data-activated]').first()).toBeAttached();
    release();
    await page.getByRole('tab', { name: 'DevOps Development' }).click();
    await expect(page.getByRole('tabpanel', { name: 'DevOps Development' })).toBeVisible();
    const logos = page.locator('[data-island=logo-carousel]');
    const place = () =>
      logos
        .locator('img')
        .first()
        .evaluate((logo) => logo.getBoundingClientRect().left);
    const before = await place();
    await logos.getByRole('button', { name: 'Next client' }).click();
    await expect.poll(place).toBeLessThan(before - 50);
  },
);

test('who comes from another page, to a named place, or back sees all of the page at once', async ({
  page,
}) => {
  const isWhole = async () => {
    await page.waitForLoadState();
    const { here, painted } = await times(page);
    expect(painted).toBeGreaterThanOrEqual(here);
  };
  await page.goto('/#features');
  await isWhole();
  await expect(page.locator('#features')).toBeInViewport();
  await page.reload();
  await isWhole();
  await page.locator('footer').getByRole('link', { name: 'About us' }).click();
  await page.waitForURL('**/about-us');
  await isWhole();
});

test('who comes back to a place has before them what they had there', beforeRelease, async ({ page }) => {
  await page.goto('/services');
  // By the line in sight and not by the number of pixels above it: faces that come late take lines away up there, of 24
  // to 28 pixels each, and a browser that has placed the page already lets them. A page that is not whole when it is
  // placed leaves people hundreds of pixels away.
  const line = page.locator('main h3').nth(4);
  const placeOfLine = async () => {
    await page.evaluate(() => document.fonts.ready);
    return line.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  };
  await expect(lastBand(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await line.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - 200, behavior: 'instant' }),
  );
  const before = await placeOfLine();
  expect(before).toBeLessThan(260);
  await page.reload();
  const moved = async () => Math.abs((await placeOfLine()) - before);
  await expect.poll(moved).toBeLessThan(60);
});

test('a sheet that cannot be fetched keeps no word from anybody', async ({ page }) => {
  await page.route(sheet, (route) => route.abort());
  await page.goto('/');
  await expect(lastBand(page)).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
});

test('paper has all of the page, also while the sheet is on its way', beforeRelease, async ({ page }) => {
  const release = await hold(page, sheet);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await expect(lastBand(page)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(lastBand(page)).toBeVisible();
  release();
});

test('in a tab that is not shown the sheet waits for no paint', beforeRelease, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await page.goto('/');
  const { sentFor, painted } = await times(page);
  expect(sentFor).toBeLessThan(painted);
});

test('without script the sheet is linked, and nothing waits @no-js-only', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-bare');
  await expect(lastBand(page)).toHaveCSS('padding-block-start', /^[1-9]/);
});
