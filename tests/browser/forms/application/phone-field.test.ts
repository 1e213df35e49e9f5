/** What a phone number becomes while it is typed, pasted, filled in, and its country changed. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/server.ts';
import { codeOf } from './support/country-list.ts';
import { chooseCountry, formParts, openForm } from './support/form-page.ts';
import { beforeRelease, phonesFirst } from '../../support/sample.ts';

const limit = (page: Page) => page.locator('#phone-limit');

/** Pastes as a visitor would: one insertion over the selection. */
async function paste(page: Page, text: string): Promise<void> {
  await formParts(page).phone.selectText();
  await page.keyboard.insertText(text);
}

test.describe('a phone number', () => {
  test.beforeEach(async ({ page }) => openForm(page));

  test(`is written the way its country writes it, digit by digit ${phonesFirst}`, async ({ page }) => {
    const { phone, country } = formParts(page);
    await expect(country).toHaveAccessibleName(/India/);
    await expect(country).toContainText('+91');
    await phone.pressSequentially('9876543210');
    await expect(phone).toHaveValue('98765-43210');
    await chooseCountry(page, 'us');
    await phone.fill('');
    await phone.pressSequentially('7021234567');
    await expect(phone).toHaveValue('(702) 123-4567');
  });

  test('becomes one of another country as its dial code is typed', beforeRelease, async ({ page }) => {
    const { phone, country } = formParts(page);
    await phone.pressSequentially('+4');
    await expect(phone).toHaveValue('+4');
    await phone.pressSequentially('4');
    await expect(country).toHaveAccessibleName(/United Kingdom/);
    await phone.pressSequentially('7911123456');
    await expect(phone).toHaveValue('7911 123456');
    await phone.fill('');
    await phone.pressSequentially('00919876543210');
    await expect(country).toHaveAccessibleName(/India/);
    await expect(phone).toHaveValue('98765-43210');
    await chooseCountry(page, 'us');
    await phone.fill('');
    await phone.pressSequentially('011447911123456');
    await expect(country).toHaveAccessibleName(/United Kingdom/);
    await expect(phone).toHaveValue('7911 123456');
  });

  test('drops a trunk 0 and takes every script', beforeRelease, async ({ page }) => {
    const { phone } = formParts(page);
    for (const typed of ['098765 43210', '٩٨٧٦٥٤٣٢١٠', '９８７６５４３２１０']) {
      await phone.fill('');
      await phone.pressSequentially(typed);
      await expect(phone).toHaveValue('98765-43210');
    }
  });

  test('that is pasted keeps the country or brings its own', async ({ page }) => {
    const { phone } = formParts(page);
    const pastes: [string, string, string][] = [
      ['9876543210', 'in', '98765-43210'],
      ['098765 43210', 'in', '98765-43210'],
      ['+44 7911 123456', 'gb', '7911 123456'],
      ['00919876543210', 'in', '98765-43210'],
      ['\u202A+1 (416) 555-0123\u202C', 'ca', '(416) 555-0123'],
      ['2125550123', 'ca', '(212) 555-0123'],
      ['+49 151 23456789', 'de', '151 23456789'],
    ];
    for (const [text, code, written] of pastes) {
      await paste(page, text);
      await expect(codeOf(page), text).toHaveValue(code);
      await expect(phone, text).toHaveValue(written);
    }
  });

  test('may be filled in by the browser', beforeRelease, async ({ page }) => {
    const { phone } = formParts(page);
    await expect(phone).toHaveAttribute('autocomplete', 'tel');
    await phone.evaluate((field) => {
      (field as HTMLInputElement).value = '+447911123456';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(phone).toHaveValue('7911 123456');
    await expect(codeOf(page)).toHaveValue('gb');
  });

  test('has no more digits than its country, and the page says so', beforeRelease, async ({ page }) => {
    const { phone } = formParts(page);
    await expect(limit(page)).toHaveAttribute('role', 'status');
    await expect(limit(page)).toHaveText('');
    await phone.pressSequentially('98765432101');
    await expect(phone).toHaveValue('98765-43210');
    await expect(limit(page)).toContainText('India have at most 12 digits, +91 included');
    await phone.press('Backspace');
    await expect(limit(page)).toHaveText('');
    await chooseCountry(page, 'Afghanistan');
    await phone.fill('70123456789012');
    await expect(phone).toHaveValue('7012345678901');
    await expect(limit(page)).toContainText('15 digits, +93 included');
  });

  test('keeps its digits when the country changes, also those it had no room for', async ({ page }) => {
    const { phone } = formParts(page);
    await phone.fill('7021234567');
    await chooseCountry(page, 'United States');
    await expect(phone).toHaveValue('(702) 123-4567');
    await chooseCountry(page, 'Denmark');
    await expect(phone).toHaveValue('70 21 23 45');
    await expect(limit(page)).toContainText('Denmark');
    await chooseCountry(page, 'India');
    await expect(phone).toHaveValue('70212-34567');
    await expect(limit(page)).toHaveText('');
    await phone.fill('');
    await phone.pressSequentially('151234567890');
    await expect(phone).toHaveValue('15123-45678');
    await chooseCountry(page, 'Germany');
    await expect(phone).toHaveValue('151 234567890');
    await chooseCountry(page, 'Italy');
    await paste(page, '06 1234 5678');
    await chooseCountry(page, 'India');
    await expect(phone).toHaveValue('06123-45678');
  });

  test(
    'is read with its dial code before it, typed without a plus or put there afterwards',
    beforeRelease,
    async ({ page }) => {
      const { phone, country } = formParts(page);
      await phone.pressSequentially('919876543210');
      await expect(phone).toHaveValue('98765-43210');
      await expect(limit(page)).toHaveText('');
      await phone.press('Home');
      await phone.pressSequentially('+91');
      await expect(phone).toHaveValue('98765-43210');
      await expect(country).toHaveAccessibleName(/India/);
    },
  );

  test('is emptied with the form', beforeRelease, async ({ page }) => {
    const { phone, form } = formParts(page);
    await paste(page, '+44 7911 1234567');
    await expect(limit(page)).not.toHaveText('');
    await form.evaluate((element) => (element as HTMLFormElement).reset());
    await expect(phone).toHaveValue('');
    await expect(codeOf(page)).toHaveValue('in');
    await expect(limit(page)).toHaveText('');
    await phone.pressSequentially('9876543210');
    await expect(phone).toHaveValue('98765-43210');
  });
});
