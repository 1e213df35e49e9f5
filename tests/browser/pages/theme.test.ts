/** A theme that was chosen holds on every page of the site, on those too that were open before. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/server.ts';
import { beforeRelease } from '../support/sample.ts';

/** Opens a page of which the switch answers. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('[data-theme-switch]')).toHaveAttribute('aria-pressed', String(theme === 'dark'));
}

test('what is chosen in one tab is shown in the other', async ({ page, context }) => {
  await open(page, '/careers');
  const other = await context.newPage();
  await open(other, '/about-us');
  for (const theme of ['dark', 'light'] as const) {
    await other.locator('[data-theme-switch]').click();
    await expectTheme(other, theme);
    await expectTheme(page, theme);
  }
  await other.close();
});

test(
  'who comes back to a page finds it in the theme that was chosen meanwhile',
  beforeRelease,
  async ({ page }) => {
    await open(page, '/careers');
    // As a browser does with a page that it kept; the one of the tests keeps none.
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expectTheme(page, 'dark');
  },
);
