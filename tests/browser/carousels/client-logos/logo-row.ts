/** The row of clients on the contact page as tests see it. */
import { expect, type Page } from '@playwright/test';
import { openAwake, pass, settle, stopClock } from '../../support/visitor.ts';

/** Milliseconds from one turn to the next, and for one turn (specification §9). */
export const interval = 5000;
export const speed = 600;
export const count = 11;

const band = (page: Page) => page.locator('[data-island=logo-carousel]');
export const row = (page: Page) => band(page).getByRole('list', { name: 'Clients' });
export const logos = (page: Page) => row(page).locator('li:not([aria-hidden])');
export const bullets = (page: Page) => band(page).locator('[data-roving] a');
export const button = (page: Page, name: string | RegExp) => band(page).getByRole('button', { name });

export const expectCurrent = async (page: Page, number: number): Promise<void> => {
  await expect(bullets(page).nth(number - 1)).toHaveAttribute('aria-current', 'true');
  await expect(band(page).locator('[aria-current]')).toHaveCount(1);
};

/** How many logos' widths the row is scrolled. */
export const position = (page: Page): Promise<number> =>
  row(page).evaluate((element) => element.scrollLeft / element.children[0]!.getBoundingClientRect().width);

/** A page in whose middle the row stands, its time standing still and its count just begun. */
export async function openStill(page: Page): Promise<void> {
  await page.clock.install();
  await openAwake(page, '/contact-us');
  await band(page).scrollIntoViewIfNeeded();
  await stopClock(page);
  await leave(page);
  // A change by hand begins the count anew.
  await button(page, 'Next client').dispatchEvent('click');
  await pass(page, speed + 20);
  await bullets(page).first().dispatchEvent('click');
  await expectCurrent(page, 1);
  await settle(page);
}

export const hover = (page: Page) => row(page).hover();
export const leave = (page: Page) => page.locator('#contact h2').hover();

export async function expectHeld(page: Page, number: number): Promise<void> {
  await pass(page, interval);
  await pass(page, interval);
  await expectCurrent(page, number);
}
