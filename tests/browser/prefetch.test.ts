/** The next page is fetched before it is asked for, as the specification says when. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/server.ts';
import { motion, openAwake, stopClock } from './support/visitor.ts';
import { beforeRelease } from './support/sample.ts';

test.use(motion);

test.describe('the next page', () => {
  const hint = (page: Page) => page.locator('head link[rel=prefetch]');

  test('is fetched after a pointer rested on its link for 100 ms, or the focus', async ({ page }) => {
    await page.clock.install();
    await openAwake(page, '/careers');
    await stopClock(page);
    await page.locator('header a[href="/about-us"]').hover();
    await page.clock.runFor(99);
    await expect(hint(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(hint(page)).toHaveAttribute('href', '/about-us');
    await page.locator('header a[href="/contact-us"]').focus();
    await page.clock.runFor(100);
    await expect(hint(page)).toHaveCount(2);
  });

  test('is fetched by script where the policy leaves no room for a hint', beforeRelease, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(HTMLScriptElement, 'supports', { value: () => false });
    });
    await openAwake(page, '/careers');
    const fetched = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/about-us');
    await page.locator('header a[href="/about-us"]').hover();
    expect((await fetched).ok()).toBe(true);
    await expect(hint(page)).toHaveCount(0);
  });

  test('is not fetched for who saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.clock.install();
    await openAwake(page, '/careers');
    await stopClock(page);
    await page.locator('header a[href="/about-us"]').hover();
    await page.clock.runFor(1000);
    await expect(hint(page)).toHaveCount(0);
  });
});
