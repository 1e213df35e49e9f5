/** The hero of the front page as tests see it. */
import { expect, type Page } from '@playwright/test';
import { openAwake, pass, settle, stopClock } from '../../support/visitor.ts';

/** Milliseconds from one change to the next (specification §9). */
export const interval = 5000;
export const count = 4;

export const hero = (page: Page) => page.locator('#hero');
const current = (page: Page) => hero(page).locator('[data-current]');
export const button = (page: Page, name: string | RegExp) => hero(page).getByRole('button', { name });
/** The control that goes straight to a slide; with script a button, without a link. */
export const picker = (page: Page, number: number) =>
  hero(page)
    .locator('[data-roving] a')
    .nth(number - 1);
export const slides = (page: Page) => hero(page).locator('[aria-live]');

export async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(current(page)).toHaveId(`hero-slide-${number}`);
  await expect(
    hero(page)
      .getByRole('button', { name: /^Slide \d/ })
      .nth(number - 1),
  ).toHaveAttribute('aria-current', 'true');
  await expect(hero(page).locator('a[aria-current]')).toHaveCount(1);
}

/** The hero awake, its time standing still and its count just begun. */
export async function openStill(page: Page): Promise<void> {
  await page.clock.install();
  await openAwake(page, '/');
  await stopClock(page);
  await leave(page);
  // A change by hand begins the count anew.
  await button(page, 'Next slide').dispatchEvent('click');
  await picker(page, 1).dispatchEvent('click');
  await expectSlide(page, 1);
  await settle(page);
}

export const hover = (page: Page) => current(page).locator('h2').hover();
/** The header lies over the hero but is not part of it. */
export const leave = (page: Page) => page.locator('header a').first().hover();

/** Nothing changes for a while in which it would have turned twice. */
export async function expectHeld(page: Page, number: number): Promise<void> {
  await pass(page, interval);
  await pass(page, interval);
  await expectSlide(page, number);
}
