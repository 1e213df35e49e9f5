/** Typing, pasting and correcting a phone number. */
import type { Page } from '@playwright/test';
import { formParts, openForm } from './support/application-form.ts';
import { expect, test } from './support/server.ts';

const limit = (page: Page) => page.locator('#phone-limit');

/** The field's text with the caret drawn as a bar. */
const shown = (page: Page): Promise<string> =>
  formParts(page).phone.evaluate((field) => {
    const { value, selectionStart } = field as HTMLInputElement;
    const caret = selectionStart ?? value.length;
    return `${value.slice(0, caret)}|${value.slice(caret)}`;
  });

async function putCaret(page: Page, start: number, end = start): Promise<void> {
  await formParts(page).phone.evaluate(
    (field, [from, to]) => (field as HTMLInputElement).setSelectionRange(from, to),
    [start, end] as const,
  );
}

/** Pastes as a visitor would: one insertion over the selection. */
async function paste(page: Page, text: string): Promise<void> {
  await formParts(page).phone.selectText();
  await page.keyboard.insertText(text);
}

async function chooseCountry(page: Page, name: string): Promise<void> {
  const { country, search } = formParts(page);
  await country.click();
  await search.fill(name);
  await search.press('Enter');
}

const countryCode = (page: Page) => page.locator('input[name=country]');

test.describe('a phone number', () => {
  test.beforeEach(async ({ page }) => openForm(page));

  test('is written the way its country writes it, digit by digit @mobile', async ({ page }) => {
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

  test('becomes one of another country as its dial code is typed', async ({ page }) => {
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

  test('drops a trunk 0 and takes every script', async ({ page }) => {
    const { phone } = formParts(page);
    for (const typed of ['098765 43210', '٩٨٧٦٥٤٣٢١٠', '９８７６５４３２１０']) {
      await phone.fill('');
      await phone.pressSequentially(typed);
      await expect(phone).toHaveValue('98765-43210');
    }
  });

  const edits: [string, string, number[], string, string][] = [
    ['a digit put into the middle', '987654321', [2], '1', '981|76-54321'],
    ['a digit put before the separator', '987654321', [5], '1', '98765-1|4321'],
    ['one more digit put into a full number', '9876543210', [2], '1', '981|76-54321'],
    ['Backspace in the middle', '9876543210', [3], 'Backspace', '98|654-3210'],
    ['Delete in the middle', '9876543210', [3], 'Delete', '987|54-3210'],
    ['Backspace over the separator', '9876543210', [6], 'Backspace', '9876|4-3210'],
    ['Delete over the separator', '9876543210', [5], 'Delete', '98765|-3210'],
    ['Backspace at the end', '987654', [7], 'Backspace', '98765|'],
    ['a selection replaced', '9876543210', [2, 8], '1', '981|21-0'],
    ['everything replaced', '9876543210', [0, 11], '7', '7|'],
    ['a selection deleted', '9876543210', [2, 8], 'Backspace', '98|210'],
  ];
  for (const [what, typed, [start = 0, end = start], key, expected] of edits) {
    test(`keeps the caret: ${what}`, async ({ page }) => {
      await formParts(page).phone.fill(typed);
      await putCaret(page, start, end);
      await page.keyboard.press(key);
      const plain = (text: string) => text.replace(/[^\d|]/g, '');
      // Beside a separator the caret may stand on either side.
      expect(plain(await shown(page))).toBe(plain(expected));
      await expect(formParts(page).phone).toHaveValue(expectedValue(expected));
    });
  }

  test('can be emptied by Backspace alone', async ({ page }) => {
    const { phone } = formParts(page);
    for (const name of ['India', 'United States']) {
      await chooseCountry(page, name);
      await phone.fill('9876543210');
      await phone.press('End');
      for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('Backspace');
      await expect(phone).toHaveValue('');
    }
  });

  test('can be emptied by Delete alone', async ({ page }) => {
    const { phone } = formParts(page);
    await chooseCountry(page, 'United States');
    await phone.fill('7021234567');
    await phone.press('Home');
    for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('Delete');
    await expect(phone).toHaveValue('');
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
      await expect(countryCode(page), text).toHaveValue(code);
      await expect(phone, text).toHaveValue(written);
    }
  });

  test('may be filled in by the browser', async ({ page }) => {
    const { phone } = formParts(page);
    await expect(phone).toHaveAttribute('autocomplete', 'tel');
    await phone.evaluate((field) => {
      (field as HTMLInputElement).value = '+447911123456';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(phone).toHaveValue('7911 123456');
    await expect(countryCode(page)).toHaveValue('gb');
  });

  test('has no more digits than its country, and the page says so', async ({ page }) => {
    const { phone } = formParts(page);
    await expect(limit(page)).toHaveAttribute('role', 'status');
    await expect(limit(page)).toHaveText('');
    await phone.pressSequentially('98765432101');
    await expect(phone).toHaveValue('98765-43210');
    await expect(limit(page)).toContainText('India have at most 12 digits with +91');
    await phone.press('Backspace');
    await expect(limit(page)).toHaveText('');
    await chooseCountry(page, 'Afghanistan');
    await phone.fill('70123456789012');
    await expect(phone).toHaveValue('7012345678901');
    await expect(limit(page)).toContainText('15 digits with +93');
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

  test('is emptied with the form', async ({ page }) => {
    const { phone, form } = formParts(page);
    await paste(page, '+44 7911 1234567');
    await expect(limit(page)).not.toHaveText('');
    await form.evaluate((element) => (element as HTMLFormElement).reset());
    await expect(phone).toHaveValue('');
    await expect(countryCode(page)).toHaveValue('in');
    await expect(limit(page)).toHaveText('');
    await phone.pressSequentially('9876543210');
    await expect(phone).toHaveValue('98765-43210');
  });
});

function expectedValue(drawn: string): string {
  return drawn.replace('|', '');
}

test.describe('before script is there', () => {
  test('what was typed and chosen is kept', async ({ page }) => {
    // Holds React back until the visitor has filled in both.
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/hydrate.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/careers/JobApplicationform');
    const { phone, country } = formParts(page);
    await page.locator('select[name=country]').selectOption('gb');
    await phone.fill('07911 123456');
    release();
    await expect(country).toHaveAccessibleName(/United Kingdom/);
    await expect(phone).toHaveValue('7911 123456');
  });

  test('a country list under the visitor’s hand is not taken away', async ({ page }) => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/hydrate.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/careers/JobApplicationform');
    const list = page.locator('select[name=country]');
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
