/** Searching the list of countries. */
import type { Page } from '@playwright/test';
import { phoneCountries } from '@website/forms/phone-countries';
import { expect, test } from '../../support/server.ts';
import {
  active,
  codeOf,
  openFormAndStopClock,
  openList,
  options,
  searchFor,
} from './support/country-list.ts';
import { formParts } from './support/form-page.ts';
import { beforeRelease, everyNth } from '../../support/sample.ts';

const status = (page: Page) => formParts(page).form.getByRole('status').filter({ hasText: /./ });

const afterIndia = phoneCountries[phoneCountries.findIndex(({ code }) => code === 'in') + 1]?.code;

test.describe('the list of countries', () => {
  test.beforeEach(async ({ page }) => openFormAndStopClock(page));

  test('follows what is typed after a quarter of a second', async ({ page }) => {
    const { search } = formParts(page);
    await openList(page);
    await search.pressSequentially('ger');
    await page.clock.runFor(249);
    await expect(options(page)).toHaveCount(phoneCountries.length);
    await page.clock.runFor(1);
    await expect(options(page).first()).toContainText('Germany');
    expect(await options(page).count()).toBeLessThan(10);
    expect(await active(page)).toBe(
      (await options(page).first().getAttribute('id'))?.replace('country-', ''),
    );
    await search.press('Enter');
    await expect(codeOf(page)).toHaveValue('de');
  });

  test('takes the best match on Enter before the list has followed', beforeRelease, async ({ page }) => {
    const { search } = formParts(page);
    await openList(page);
    await search.pressSequentially('uk');
    await search.press('Enter');
    await expect(codeOf(page)).toHaveValue('gb');
  });

  const searches: [string, string][] = [
    ['germany', 'de'],
    ['uk', 'gb'],
    ['ivory', 'ci'],
    ['cote', 'ci'],
    ['in', 'in'],
    ['+44', 'gb'],
    ['44', 'gb'],
    ['usa', 'us'],
    ['CURACAO', 'cw'],
    ['côte d’ivoire', 'ci'],
    ['00 44', 'gb'],
    ['u.k.', 'gb'],
    ['st lucia', 'lc'],
  ];
  test('finds names, aliases, codes and dial codes', async ({ page }) => {
    await openList(page);
    for (const [text, code] of everyNth(searches, 3)) {
      await searchFor(page, text);
      await expect(options(page).first(), text).toHaveId(`country-${code}`);
      expect(await active(page), text).toBe(code);
    }
    await searchFor(page, '');
    await expect(options(page)).toHaveCount(phoneCountries.length);
  });

  test(
    'says what to type in full on a small phone, with text at twice its size',
    beforeRelease,
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 667 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await openList(page);
      const { needed, room } = await formParts(page).search.evaluate((field: HTMLInputElement) => {
        const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
        const canvas = new OffscreenCanvas(1, 1).getContext('2d');
        if (!canvas) throw new Error('this browser has no canvas');
        canvas.font = font;
        const { width } = canvas.measureText(field.placeholder);
        const padding = parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd);
        return { needed: width, room: field.clientWidth - padding };
      });
      expect(needed).toBeGreaterThan(0);
      expect(needed).toBeLessThanOrEqual(room);
    },
  );

  test('stays open while the visitor looks at another window', beforeRelease, async ({ page }) => {
    const { list, search } = formParts(page);
    await openList(page);
    await search.evaluate((field) => {
      document.hasFocus = () => false;
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      Reflect.deleteProperty(document, 'hasFocus');
    });
    await search.press('ArrowDown');
    await expect(list).toBeVisible();
    expect(await active(page)).toBe(afterIndia);
  });

  test('leaves the keys of an input method to it', beforeRelease, async ({ page }) => {
    const { list, search } = formParts(page);
    await openList(page);
    await search.evaluate((field) => {
      for (const key of ['ArrowDown', 'Enter', 'Escape']) {
        field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, isComposing: true }));
        // Safari's, of the key that has ended the composition.
        // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells
        field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, keyCode: 229 }));
      }
    });
    expect(await active(page)).toBe('in');
    await search.press('ArrowDown');
    await expect(list).toBeVisible();
    expect(await active(page)).toBe(afterIndia);
  });

  test('says how many there are, and that there is none', beforeRelease, async ({ page }) => {
    const { search } = formParts(page);
    await openList(page);
    // The region is there before it speaks, or its first words would not be heard.
    await expect(status(page)).toHaveCount(0);
    await expect(formParts(page).list.locator('~ [role=status]')).toBeEmpty();
    await page.clock.runFor(250);
    await expect(status(page)).toHaveText(new RegExp(`\\b${phoneCountries.length}\\b`));
    await searchFor(page, 'germany');
    await expect(status(page)).toHaveText(/\b1\b/);
    await searchFor(page, 'qqq');
    await expect(status(page)).toBeVisible();
    await expect(status(page)).toHaveText(/^No country matches/);
    await expect(options(page)).toHaveCount(0);
    await expect(search).not.toHaveAttribute('aria-activedescendant');
    // Nothing to choose, and nothing is sent.
    for (const key of ['ArrowDown', 'Enter']) await search.press(key);
    await expect(search).toBeFocused();
    await expect(codeOf(page)).toHaveValue('in');
    await search.press('Escape');
    await openList(page);
    await expect(search).toHaveValue('');
    await expect(options(page)).toHaveCount(phoneCountries.length);
  });
});
