/** The list of countries of those without script: it carries the country also where the picker stands for it. */
import { wake } from '../../support/page-watch.ts';
import { expect, test } from '../../support/server.ts';
import { codeOf } from './support/country-list.ts';
import { chooseCountry, formParts, holdScript, openForm } from './support/form-page.ts';
import { beforeRelease } from '../../support/sample.ts';

test.describe('before script is there', () => {
  test('what was typed and chosen is kept', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/careers/JobApplicationform');
    const { phone, country } = formParts(page);
    await codeOf(page).selectOption('gb');
    await phone.fill('07911 123456');
    release();
    await expect(country).toHaveAccessibleName(/United Kingdom/);
    await expect(phone).toHaveValue('7911 123456');
  });

  test('a country list under the visitor’s hand is not taken away', beforeRelease, async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/careers/JobApplicationform');
    const list = codeOf(page);
    await list.focus();
    release();
    await page.waitForFunction(() => document.querySelector('[data-hydrated] form') !== null);
    await expect(list).toBeFocused();
    await list.selectOption('gb');
    await page.keyboard.press('Tab');
    await expect(formParts(page).phone).toBeFocused();
    await expect(formParts(page).country).toHaveAccessibleName(/United Kingdom/);
  });
});

test('a visitor who comes back finds number and country as they were', async ({ page }) => {
  await openForm(page);
  // Keeps the page out of the back/forward cache: the browser restores the form from what it noted.
  await page.evaluate(() => addEventListener('unload', () => {}));
  const { phone, country } = formParts(page);
  await chooseCountry(page, 'United States');
  await phone.pressSequentially('7021234567');
  await page.goto('/contact-us');
  await page.goBack();
  await expect(phone).toHaveValue('(702) 123-4567');
  await wake(page);
  await expect(country).toHaveAccessibleName(/United States/);
  await expect(phone).toHaveValue('(702) 123-4567');
  await expect(codeOf(page)).toHaveValue('us');
});

test(
  'the list of those without script is out of the way, and what fills it in is followed',
  beforeRelease,
  async ({ page }) => {
    await openForm(page);
    const { country, name, phone } = formParts(page);
    await expect(codeOf(page)).toBeHidden();
    await name.focus();
    for (const next of [country, phone]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
    await codeOf(page).evaluate((list) => {
      (list as HTMLSelectElement).value = 'us';
      list.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(country).toHaveAccessibleName(/United States/);
  },
);
