/** The searchable list of countries as a visitor sees it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { stopClock } from '../../../support/visitor.ts';
import { formParts, openForm } from './form-page.ts';

/** The countries in the open list. */
export const options = (page: Page): Locator => formParts(page).list.getByRole('option');

/** What will be sent as the country. */
export const codeOf = (page: Page): Locator => page.locator('select[name=country]');

/** The code of the country that the field names as the active one. */
export async function active(page: Page): Promise<string | undefined> {
  const id = await formParts(page).search.getAttribute('aria-activedescendant');
  return id?.replace('country-', '');
}

/** Opens the list with the pointer. */
export async function openList(page: Page): Promise<void> {
  await formParts(page).country.click();
  await expect(formParts(page).search).toBeFocused();
}

/** Types into the open field and waits until the list has followed; needs the page's clock stopped. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await formParts(page).search.fill(text);
  await page.clock.runFor(250);
}

/** Opens the form; from then on time passes only when a test says so. */
export async function openFormAndStopClock(page: Page): Promise<void> {
  await openForm(page);
  await page.clock.install({ time: 0 });
  await stopClock(page);
}
