/** Correcting a phone number: the formatting must never fight the caret. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/server.ts';
import { chooseCountry, formParts, openForm } from './support/form-page.ts';
import { beforeRelease, sampled } from '../../support/sample.ts';

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

test.beforeEach(async ({ page }) => openForm(page));

test.describe('correcting a phone number', () => {
  const edits: [string, string, number[], string, string][] = [
    ['a digit put into the middle', '987654321', [2], '1', '981|76-54321'],
    ['a digit put before the separator', '987654321', [5], '1', '98765-1|4321'],
    ['one more digit put into a full number', '9876543210', [2], '1', '98|765-43210'],
    ['a plus put before a number', '9876543210', [0], '+', '|98765-43210'],
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
    test(`keeps the caret: ${what}`, sampled(what === 'Backspace over the separator'), async ({ page }) => {
      await formParts(page).phone.fill(typed);
      await putCaret(page, start, end);
      await page.keyboard.press(key);
      const plain = (text: string) => text.replace(/[^\d|]/g, '');
      // Beside a separator the caret may stand on either side.
      expect(plain(await shown(page))).toBe(plain(expected));
      await expect(formParts(page).phone).toHaveValue(expected.replace('|', ''));
    });
  }

  test('can be emptied by Backspace alone', beforeRelease, async ({ page }) => {
    const { phone } = formParts(page);
    for (const name of ['India', 'United States']) {
      await chooseCountry(page, name);
      await phone.fill('9876543210');
      await phone.press('End');
      for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('Backspace');
      await expect(phone).toHaveValue('');
    }
  });

  test('can be emptied by Delete alone', beforeRelease, async ({ page }) => {
    const { phone } = formParts(page);
    await chooseCountry(page, 'United States');
    await phone.fill('7021234567');
    await phone.press('Home');
    for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('Delete');
    await expect(phone).toHaveValue('');
  });
});
