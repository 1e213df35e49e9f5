/** The header's menus: disclosure navigation with links beside the buttons (W3C APG), and the small screen's menu. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/server.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const toggle = (page: Page, name: string) => navigation(page).locator('summary', { hasText: name });
const dropdown = (page: Page, name: string) =>
  navigation(page).locator('details', { has: page.locator('summary', { hasText: name }) });
const firstLink = (page: Page, name: string) => dropdown(page, name).getByRole('link').first();

const expectOpen = async (page: Page, name: string, open: boolean): Promise<void> => {
  await expect(dropdown(page, name)).toHaveJSProperty('open', open);
  await expect(firstLink(page, name)).toBeVisible({ visible: open });
};

test('the entry itself is a link, the button beside it discloses the pages below', async ({ page }) => {
  await page.goto('/services/azure', { waitUntil: 'domcontentloaded' });
  for (const [name, path] of [
    ['Services', '/services'],
    ['Industries', '/industries'],
  ] as const) {
    await expect(navigation(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    await expect(toggle(page, name)).toHaveAccessibleName(`${name} menu`);
    await expectOpen(page, name, false);
  }
  // Where the visitor is: below Services, not on it.
  await expect(navigation(page).getByRole('link', { name: 'Services', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('a click opens and closes, one at a time', async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  await toggle(page, 'Services').click();
  await expectOpen(page, 'Services', true);
  await toggle(page, 'Industries').click();
  await expectOpen(page, 'Industries', true);
  await expectOpen(page, 'Services', false);
  await toggle(page, 'Industries').click();
  await expectOpen(page, 'Industries', false);
});

test('a click or a focus elsewhere closes, one inside does not', async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  await toggle(page, 'Services').click();
  await dropdown(page, 'Services').getByRole('paragraph').first().click();
  await expectOpen(page, 'Services', true);
  // On the header itself, beside the brand: nothing there takes the focus.
  const brand = await page.locator('header a').first().boundingBox();
  await page.mouse.click((brand?.x ?? 0) + (brand?.width ?? 0) + 40, (brand?.y ?? 0) + 10);
  await expectOpen(page, 'Services', false);
  await toggle(page, 'Services').click();
  await navigation(page).getByRole('link', { name: 'Careers' }).focus();
  await expectOpen(page, 'Services', false);
});

test.describe('by keyboard', () => {
  test('Enter and Space open and close, Tab goes through the links', async ({ page }) => {
    await page.goto('/', { waitUntil: 'load' });
    for (const key of ['Enter', 'Space']) {
      await toggle(page, 'Services').focus();
      await page.keyboard.press(key);
      await expectOpen(page, 'Services', true);
      await page.keyboard.press('Tab');
      await expect(firstLink(page, 'Services')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press(key);
      await expectOpen(page, 'Services', false);
    }
  });

  test('Escape closes and brings the focus back to the button', async ({ page }) => {
    await page.goto('/', { waitUntil: 'load' });
    await toggle(page, 'Industries').press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectOpen(page, 'Industries', false);
    await expect(toggle(page, 'Industries')).toBeFocused();
  });

  test('who tabs on past the last link leaves it closed behind', async ({ page }) => {
    await page.goto('/', { waitUntil: 'load' });
    await toggle(page, 'Services').press('Enter');
    await dropdown(page, 'Services').getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expectOpen(page, 'Services', false);
    await expect(navigation(page).getByRole('link', { name: 'Industries', exact: true })).toBeFocused();
  });
});

test.describe('below 992 px', () => {
  test.use({ viewport: { width: 991, height: 740 } });
  const button = (page: Page) => page.locator('button[popovertarget]');

  test('the button opens and closes the menu, and says which', async ({ page }) => {
    await page.goto('/', { waitUntil: 'load' });
    await expect(navigation(page)).toBeHidden();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await button(page).click();
    await expect(navigation(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await button(page).click();
    await expect(navigation(page)).toBeHidden();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('dropdowns toggle on click and stay open while the visitor goes on', async ({ page }) => {
    await page.goto('/', { waitUntil: 'load' });
    await button(page).click();
    await toggle(page, 'Services').click();
    await expectOpen(page, 'Services', true);
    await navigation(page).getByRole('link', { name: 'Careers' }).focus();
    await expectOpen(page, 'Services', true);
    await toggle(page, 'Services').click();
    await expectOpen(page, 'Services', false);
  });

  test('all of it by keyboard, and Escape brings the focus back', async ({ page }) => {
    await page.goto('/', { waitUntil: 'load' });
    await button(page).press('Enter');
    await expect(navigation(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(navigation(page).getByRole('link', { name: 'Services', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toggle(page, 'Services')).toBeFocused();
    await page.keyboard.press('Space');
    await expectOpen(page, 'Services', true);
    await page.keyboard.press('Tab');
    await expect(firstLink(page, 'Services')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(navigation(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('every page of the menu can be scrolled to and opened', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 560 });
    await page.goto('/', { waitUntil: 'load' });
    await button(page).click();
    await toggle(page, 'Services').click();
    const link = dropdown(page, 'Services').getByRole('link').last();
    const path = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
});

test('from 992 px there is no menu button and nothing to open first', async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 740 });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('button[popovertarget]')).toBeHidden();
  await expect(navigation(page)).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: 'Contact us' })).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('dropdowns open and close, one at a time', async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await toggle(page, 'Services').click();
    await expect(firstLink(page, 'Services')).toBeVisible();
    await toggle(page, 'Industries').press('Enter');
    await expect(firstLink(page, 'Industries')).toBeVisible();
    await expect(firstLink(page, 'Services')).toBeHidden();
    await toggle(page, 'Industries').press('Space');
    await expect(firstLink(page, 'Industries')).toBeHidden();
  });

  test('the small screen’s menu opens, and its pages can be reached', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.locator('button[popovertarget]').click();
    await toggle(page, 'Industries').click();
    await firstLink(page, 'Industries').click();
    await expect(page).toHaveURL(/\/industries\/./);
  });
});
