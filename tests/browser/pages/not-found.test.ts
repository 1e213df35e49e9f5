/** What an address leads to that no page has: its own status, and ways on. */
import { expect, test } from '../support/server.ts';
import { violations } from '../support/violations.ts';
import { untilStyled } from '../support/visitor.ts';
import { beforeRelease, scriptlessFirst } from '../support/sample.ts';

test('an unknown address shows the not-found page with its own status', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('main a[href="/services"]')).not.toHaveCount(0);
});

test(`a mistyped one names the page that was meant, also without script ${scriptlessFirst}`, async ({
  page,
}) => {
  await page.goto('/servises/powerbi');
  await page.getByRole('main').getByRole('link', { name: 'Power BI' }).click();
  await expect(page).toHaveURL(/\/services\/power-bi$/);
});

test('the page that names others has nothing axe objects to', async ({ page }) => {
  await page.goto('/servises/powerbi');
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
});

test(
  'read from right to left, the arrow of a way on is turned round, and never its words',
  beforeRelease,
  async ({ page }) => {
    await page.goto('/no-such-page');
    await untilStyled(page);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const way = page.locator('main a[href="/services"]').filter({ has: page.locator('svg') });
    for (const isHovered of [false, true]) {
      if (isHovered) await way.hover();
      expect(await way.evaluate((link) => link.matches(':hover'))).toBe(isHovered);
      await expect(way).toHaveCSS('scale', 'none');
      await expect(way.locator('svg')).toHaveCSS('scale', '-1 1');
    }
  },
);
