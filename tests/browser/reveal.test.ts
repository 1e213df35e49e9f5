/** Bands that rise into place (decision D10): once, below the first screen, and only where motion is wanted. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/server.ts';
import { motion, untilStyled } from './support/visitor.ts';
import { beforeRelease, sampled } from './support/sample.ts';

test.use(motion);

const items = (page: Page) => page.locator('main [data-reveal]');
const waiting = (page: Page) => page.locator('main [data-reveal=waiting]');

test('what is below the first screen waits, comes 120 px into view, rises and stays', async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  const first = waiting(page).first();
  await expect(first).toHaveCSS('opacity', '0');
  const item = await first.elementHandle();
  // Just short of the offset, then just past it.
  const scrollToEdge = (beyond: number) =>
    item.evaluate((element, distance) => {
      const top = element.getBoundingClientRect().top + scrollY;
      scrollTo({ top: top - innerHeight + distance, behavior: 'instant' });
    }, beyond);
  await scrollToEdge(110);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await item.getAttribute('data-reveal')).toBe('waiting');
  await scrollToEdge(130);
  await expect.poll(() => item.getAttribute('data-reveal')).toBe('shown');
  await expect.poll(() => item.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await item.getAttribute('data-reveal')).toBe('shown');
});

test('a jump to the end leaves nothing invisible above', async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  await expect(waiting(page).first()).toHaveCSS('opacity', '0');
  await page.keyboard.press('End');
  await expect(waiting(page)).toHaveCount(0);
});

test('takes 400 ms, neighbors 100 and 200 ms later', beforeRelease, async ({ page }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await untilStyled(page);
  const group = page.locator('main :has(> [data-reveal] + [data-reveal] + [data-reveal])').first();
  const times = await group.locator('> [data-reveal]').evaluateAll((all) =>
    all.slice(0, 3).map((one) => {
      const { transitionDuration, transitionDelay } = getComputedStyle(one);
      return [transitionDuration.split(',')[0], transitionDelay.split(',')[0]];
    }),
  );
  expect(times).toEqual([
    ['0.4s', '0s'],
    ['0.4s', '0.1s'],
    ['0.4s', '0.2s'],
  ]);
});

test('nothing on the first screen ever waits', beforeRelease, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 4000 });
  await page.goto('/', { waitUntil: 'load' });
  const inView = await items(page).evaluateAll((all) =>
    all
      .filter((one) => one.getBoundingClientRect().top < innerHeight)
      .map((one) => one.getAttribute('data-reveal')),
  );
  expect(inView.length).toBeGreaterThan(0);
  expect(inView).not.toContain('waiting');
});

for (const [what, media] of [
  ['under reduced motion', { reducedMotion: 'reduce' }],
  ['in print', { media: 'print' }],
] as const) {
  test(`everything is there ${what}`, sampled(what === 'in print'), async ({ page }) => {
    await page.emulateMedia(media);
    await page.goto('/', { waitUntil: 'load' });
    expect(await items(page).count()).toBeGreaterThan(0);
    for (const item of await items(page).all()) await expect(item).toHaveCSS('opacity', '1');
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there', async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    expect(await items(page).count()).toBeGreaterThan(0);
    for (const item of await items(page).all()) await expect(item).toHaveCSS('opacity', '1');
  });
});
