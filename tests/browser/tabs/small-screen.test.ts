/** Tabs below 768 px: icons alone in the strip, the name above the panel (decision D23). */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/server.ts';
import { openAwake } from '../support/visitor.ts';

const azure = '/services/azure';
const tab = (page: Page, number: number) => page.locator(`#features-tab-${number}-tab`);
const panel = (page: Page, number: number) => page.locator(`#features-tab-${number}`);

test('on a small screen the chosen tab says its name above its panel, and its drawing comes before the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openAwake(page, azure);
  await tab(page, 3).click();
  const title = (await tab(page, 3).textContent()) ?? '';
  const name = panel(page, 3).getByText(title, { exact: true });
  await expect(name).toBeVisible();
  const tops = await Promise.all(
    [
      name,
      panel(page, 3).locator('h3'),
      panel(page, 3).locator('picture'),
      panel(page, 3).locator('li').first(),
    ].map(async (part) => (await part.filter({ visible: true }).boundingBox())?.y ?? Number.NaN),
  );
  expect(tops.toSorted((a, b) => a - b)).toEqual(tops);
});

test('on a small screen names are hidden from sight but not from assistive technology', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openAwake(page, azure);
  for (const one of await page.getByRole('tab').all()) {
    await expect(one).toHaveAccessibleName(/[a-z]{3}/i);
    const title = await one.locator('span').boundingBox();
    expect(title?.width).toBeLessThanOrEqual(1);
    const box = await one.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await expect(one.locator('svg')).toBeVisible();
  }
});

test('at the foot of a panel the next tab is a link with its name, which opens it and leads to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openAwake(page, azure);
  const title = (await tab(page, 2).textContent()) ?? '';
  await panel(page, 1).getByRole('link', { name: title }).click();
  await expect(panel(page, 2)).toBeVisible();
  await expect(tab(page, 2)).toBeFocused();
  await expect(tab(page, 2)).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(panel(page, 2).getByRole('link', { name: /^Next/ })).toBeHidden();
});

test('without script the link to the next tab shows its panel', { tag: '@no-js' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(azure);
  await panel(page, 1).locator('a[href="#features-tab-2"]').click();
  await expect(panel(page, 2)).toBeVisible();
});
