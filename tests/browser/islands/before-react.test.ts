/** What a visitor does before React comes, while it comes, or without it: nothing of it is lost. */
import type { Page } from '@playwright/test';
import { withoutFilms } from '../carousels/hero/films.ts';
import { expect, test } from '../support/server.ts';
import { motion, openEarly, pass, stopClock, untilAwake } from '../support/visitor.ts';
import { beforeRelease } from '../support/sample.ts';

test.use(motion);
test.beforeEach(({ page }) => withoutFilms(page));

/** Opens a page whose script never arrives. */
async function openBlocked(page: Page, path: string): Promise<void> {
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.goto(path, { waitUntil: 'load' });
}

const tab = (page: Page, number: number) => page.locator(`#features-tab-${number}-tab`);

test('tabs answer their keys, say which is chosen, and keep the focus', async ({ page }) => {
  const letGo = await openEarly(page, '/services/azure');
  await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true');
  await tab(page, 1).focus();
  for (const [key, to] of [
    ['ArrowRight', 2],
    ['End', 5],
    ['ArrowRight', 1],
    ['ArrowLeft', 5],
    ['Home', 1],
    ['Enter', 1],
    ['ArrowRight', 2],
    ['Space', 2],
  ] as const) {
    await test.step(`${key} leads to ${to}`, async () => {
      await page.keyboard.press(key);
      await expect(tab(page, to)).toBeFocused();
      await expect(page.getByRole('tabpanel')).toHaveId(`features-tab-${to}`);
      await expect(page.locator('[aria-selected=true]')).toHaveId(`features-tab-${to}-tab`);
      expect(await tab(page, to).evaluate((element) => element.tabIndex)).toBe(0);
    });
  }
  letGo();
  await untilAwake(page);
  await expect(tab(page, 2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 3)).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveId('features-tab-3');
});

test('a second Next goes on from where the first led, by mouse and by keyboard', async ({ page }) => {
  const letGo = await openEarly(page, '/');
  const shown = page.locator('#hero [role=group][aria-roledescription=slide]:visible');
  const next = page.getByRole('button', { name: 'Next slide' });
  await next.click();
  await expect(shown).toHaveId('hero-slide-2');
  await next.click();
  await expect(shown).toHaveId('hero-slide-3');
  await page.keyboard.press('Space');
  await expect(shown).toHaveId('hero-slide-4');
  await page.keyboard.press('Enter');
  await expect(shown).toHaveId('hero-slide-1');
  await expect(next).toBeFocused();
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await expect(shown).toHaveId('hero-slide-4');
  await expect(page.locator('#hero [aria-current]')).toHaveAttribute('href', '#hero-slide-4');
  letGo();
  await untilAwake(page);
  await expect(page.locator('#hero [data-current]')).toHaveId('hero-slide-4');
  await expect(page.getByRole('button', { name: 'Previous slide' })).toBeFocused();
});

test(
  'the next client comes although it is in sight already, and React goes on from there',
  beforeRelease,
  async ({ page }) => {
    const letGo = await openEarly(page, '/contact-us');
    const band = page.locator('[data-island=logo-carousel]');
    const row = band.getByRole('list');
    const position = () =>
      row.evaluate((element) => element.scrollLeft / element.children[0]!.getBoundingClientRect().width);
    const next = band.locator('[data-step="1"]');
    await next.click();
    await expect.poll(position).toBeCloseTo(1, 1);
    await next.click();
    await expect.poll(position).toBeCloseTo(2, 1);
    await expect(band.locator('[aria-current]')).toHaveAccessibleName('3 of 11');
    letGo();
    await untilAwake(page);
    await expect(band.locator('[aria-current]')).toHaveAccessibleName('3 of 11');
    await expect.poll(position).toBeCloseTo(2, 1);
  },
);

test(
  'where the script is blocked nothing stands there that would not answer',
  beforeRelease,
  async ({ page }) => {
    await openBlocked(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-js', '');
    await expect(page.locator('[data-theme-switch]')).toBeHidden();
    for (const arrow of await page.locator('[data-step], [data-rotation]').all())
      await expect(arrow).toBeHidden();
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await page
      .locator('#hero')
      .getByRole('link', { name: /^Slide 3/ })
      .click();
    await expect(page.locator('#hero-slide-3')).toBeVisible();
    await tab(page, 4).click();
    await expect(page.locator('#features-tab-4')).toBeVisible();
    await expect(page.locator('#features-tab-1')).toBeHidden();
  },
);

test(
  'the theme switch works from the moment it can be seen, and moves nothing by appearing',
  beforeRelease,
  async ({ page }) => {
    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/start-*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto('/careers', { waitUntil: 'commit' });
    const toggle = page.locator('[data-theme-switch]');
    await expect(page.locator('h1')).toBeVisible();
    await expect(toggle).toBeHidden();
    // Words take their final width when their typeface arrives.
    await page.evaluate(() => document.fonts.ready);
    const brand = await page.locator('header nav').boundingBox();
    gate.resolve();
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.locator('header nav').boundingBox()).toEqual(brand);
  },
);

test.describe('the hero holds for who was there before React', () => {
  const interval = 5000;
  const current = (page: Page) => page.locator('#hero [data-current]');

  test('with the pointer, until it leaves', beforeRelease, async ({ page }) => {
    await page.clock.install();
    const letGo = await openEarly(page, '/');
    await page.locator('#hero-slide-1 h2').hover();
    letGo();
    await untilAwake(page);
    await stopClock(page);
    await pass(page, 2 * interval);
    await expect(current(page)).toHaveId('hero-slide-1');
    await page.locator('header a').first().hover();
    await pass(page, interval);
    await expect(current(page)).toHaveId('hero-slide-2');
  });

  test('with the keyboard, for good', async ({ page }) => {
    await page.clock.install();
    const letGo = await openEarly(page, '/');
    const next = page.getByRole('button', { name: 'Next slide' });
    while (!(await next.evaluate((link) => link === document.activeElement)))
      await page.keyboard.press('Tab');
    letGo();
    await untilAwake(page);
    await stopClock(page);
    await pass(page, 2 * interval);
    await expect(current(page)).toHaveId('hero-slide-1');
    await expect(page.locator('#hero [aria-live]')).toHaveAttribute('aria-live', 'polite');
    await expect(page.getByRole('button', { name: 'Start automatic rotation' })).toBeVisible();
  });
});
