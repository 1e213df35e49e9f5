/** The list of contents of a long text: beside it on a wide screen, folded on a small one. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/server.ts';
import { openAwake } from '../support/visitor.ts';

const path = '/privacy-policy';
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const links = (page: Page) => contents(page).locator('a');
const current = (page: Page) => contents(page).locator('a[aria-current=location]');

/** Brings a section's heading to the reading line, a third down the window. */
const readOn = (page: Page, hash: string) =>
  page.locator(hash).evaluate((section) => {
    const { top } = section.getBoundingClientRect();
    scrollBy({ top: top - innerHeight * 0.3, behavior: 'instant' });
  });

test('the section being read is marked, and no other, up and down the page', async ({ page }) => {
  await openAwake(page, path);
  for (const at of [3, 4, 1]) {
    const link = links(page).nth(at);
    await readOn(page, (await link.getAttribute('href')) ?? '');
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(current(page)).toHaveCount(1);
    await expect(link, 'the list stays in sight').toBeInViewport();
  }
});

test('on a small screen the text begins within the first two screens; the list opens on request @mobile-only @no-js', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(path, { waitUntil: 'load' });
  await expect(links(page).first()).toBeHidden();
  const top = await page
    .locator('main section h2')
    .first()
    .evaluate((h2) => h2.getBoundingClientRect().top);
  expect(top).toBeLessThan(2 * 740);
  await contents(page).getByText('On this page').click();
  await expect(links(page).first()).toBeVisible();
  await links(page).last().click();
  await expect(page.locator((await links(page).last().getAttribute('href')) ?? '')).toBeInViewport();
});

test('on a wide screen the list is open, without script and without a press @no-js', async ({ page }) => {
  await page.goto(path, { waitUntil: 'load' });
  await expect(links(page).first()).toBeVisible();
  await expect(contents(page).getByText('On this page')).toBeHidden();
});
