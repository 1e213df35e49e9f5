/** The list of countries: the keyboard table of the W3C combobox, pointer and touch. */
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
import { beforeRelease, phonesFirst, sampled } from '../../support/sample.ts';

const india = phoneCountries.findIndex(({ code }) => code === 'in');
const first = phoneCountries[0]?.code;
const last = phoneCountries.at(-1)?.code;

test.describe('the country picker', () => {
  test.beforeEach(async ({ page }) => openFormAndStopClock(page));

  test('shows India to begin with, and says so to everybody', beforeRelease, async ({ page }) => {
    const { country, list } = formParts(page);
    await expect(codeOf(page)).toHaveValue('in');
    await expect(country).toHaveAccessibleName('Country: India +91');
    await expect(country).toHaveAttribute('aria-haspopup', 'listbox');
    await expect(country).toHaveAttribute('aria-expanded', 'false');
    await expect(list).toHaveCount(0);
  });

  test('opens with everything wired, the chosen country active', async ({ page }) => {
    const { country, search, list } = formParts(page);
    await openList(page);
    await expect(country).toHaveAttribute('aria-expanded', 'true');
    await expect(search).toHaveAttribute('aria-expanded', 'true');
    await expect(search).toHaveAttribute('aria-autocomplete', 'list');
    await expect(list).toHaveAttribute('id', (await search.getAttribute('aria-controls')) ?? '');
    await expect(options(page)).toHaveCount(phoneCountries.length);
    expect(await active(page)).toBe('in');
    await expect(list.locator('[aria-selected=true]')).toHaveText(/India/);
    await expect(list.locator('[aria-current=true]')).toHaveText(/India/);
    // In the middle, so that its neighbors on both sides can be seen.
    const [box, option] = [await list.boundingBox(), await list.locator('#country-in').boundingBox()];
    const middle = (of: typeof box) => (of?.y ?? 0) + (of?.height ?? 0) / 2;
    expect(Math.abs(middle(box) - middle(option))).toBeLessThan(3);
  });

  for (const key of ['Enter', 'Space', 'ArrowDown', 'ArrowUp']) {
    test(`opens on ${key}`, beforeRelease, async ({ page }) => {
      const { country, search } = formParts(page);
      await country.press(key);
      await expect(search).toBeFocused();
    });
  }

  test('is walked with arrows and by the page, around the ends', async ({ page }) => {
    const { country, search } = formParts(page);
    await country.press('ArrowDown');
    await expect(search).toBeFocused();
    const walk: [string, string | undefined][] = [
      ['ArrowDown', phoneCountries[india + 1]?.code],
      ['ArrowUp', 'in'],
      ['PageDown', phoneCountries[india + 8]?.code],
      ['PageUp', 'in'],
    ];
    for (const [key, code] of walk) {
      await search.press(key);
      expect(await active(page), key).toBe(code);
      await expect(page.locator(`#country-${code}`), key).toBeInViewport();
    }
    for (let presses = 0; presses < india / 8; presses += 1) await search.press('PageUp');
    expect(await active(page)).toBe(first);
    await search.press('ArrowUp');
    expect(await active(page)).toBe(last);
    await search.press('PageDown');
    expect(await active(page)).toBe(last);
    await search.press('ArrowDown');
    expect(await active(page)).toBe(first);
    await expect(search).toBeFocused();
  });

  test('takes the active country on Enter and gives the focus back', async ({ page }) => {
    const { country, search, list } = formParts(page);
    await openList(page);
    await search.press('ArrowDown');
    await search.press('Enter');
    await expect(list).toHaveCount(0);
    await expect(country).toBeFocused();
    await expect(country).toHaveAttribute('aria-expanded', 'false');
    await expect(codeOf(page)).toHaveValue(phoneCountries[india + 1]?.code ?? '');
    await expect(page).toHaveURL(/JobApplicationform$/);
  });

  for (const key of ['Escape', 'Alt+ArrowUp']) {
    test(
      `closes on ${key}, chooses nothing and gives the focus back`,
      sampled(key === 'Escape'),
      async ({ page }) => {
        const { country, search, list } = formParts(page);
        await openList(page);
        await search.press('ArrowDown');
        await search.press(key);
        await expect(list).toHaveCount(0);
        await expect(country).toBeFocused();
        await expect(codeOf(page)).toHaveValue('in');
      },
    );
  }

  test('is left by Tab, forward to the number, and chooses nothing', beforeRelease, async ({ page }) => {
    const { phone, search, list } = formParts(page);
    await openList(page);
    await search.press('ArrowDown');
    await search.press('Tab');
    await expect(phone).toBeFocused();
    await expect(list).toHaveCount(0);
    await expect(codeOf(page)).toHaveValue('in');
  });

  test('is left backwards by Shift and Tab', beforeRelease, async ({ page }) => {
    const { country, search, list } = formParts(page);
    await openList(page);
    await search.press('Shift+Tab');
    await expect(country).toBeFocused();
    await expect(list).toHaveCount(0);
    await expect(codeOf(page)).toHaveValue('in');
    await country.press('ArrowDown');
    await expect(search).toBeFocused();
  });

  test('leaves Home, End and sideways arrows to the text', beforeRelease, async ({ page }) => {
    const { search } = formParts(page);
    await openList(page);
    await searchFor(page, 'united');
    const caret = () => search.evaluate((field) => (field as HTMLInputElement).selectionStart);
    for (const [key, position] of [
      ['Home', 0],
      ['ArrowRight', 1],
      ['End', 6],
      ['ArrowLeft', 5],
    ] as const) {
      await search.press(key);
      // What is read is the text then, not an option.
      expect([key, await caret(), await active(page)]).toEqual([key, position, undefined]);
      await expect(options(page).and(page.locator('[aria-selected=true]'))).toHaveCount(0);
    }
    await search.press('ArrowDown');
    expect(await active(page)).toBe(
      (await options(page).first().getAttribute('id'))?.replace('country-', ''),
    );
    await search.press('End');
    await search.press('ArrowUp');
    expect(await active(page)).toBe((await options(page).last().getAttribute('id'))?.replace('country-', ''));
    await search.press('Home');
    const best = (await options(page).first().getAttribute('id'))?.replace('country-', '') ?? '';
    await search.press('Enter');
    await expect(codeOf(page)).toHaveValue(best);
  });

  test('closes on a click elsewhere and on the button', beforeRelease, async ({ page }) => {
    const { country, list } = formParts(page);
    await openList(page);
    await page.locator('h1').click();
    await expect(list).toHaveCount(0);
    await openList(page);
    await country.click();
    await expect(list).toHaveCount(0);
    await expect(country).toBeFocused();
  });

  test('takes a country that is clicked or tapped @mobile', async ({ page, isMobile }) => {
    const { country, list, search } = formParts(page);
    const press = async (target: typeof country) => (isMobile ? target.tap() : target.click());
    await press(country);
    await expect(search).toBeFocused();
    await searchFor(page, 'canada');
    await press(list.getByRole('option', { name: /Canada/ }));
    await expect(list).toHaveCount(0);
    await expect(codeOf(page)).toHaveValue('ca');
    await expect(country).toHaveAccessibleName('Country: Canada +1');
    await expect(country).toBeFocused();
  });

  test(`has places big enough for a finger, inside the screen ${phonesFirst}`, async ({ page }) => {
    const { country, list, search } = formParts(page);
    await openList(page);
    for (const target of [country, search, options(page).first()]) {
      const box = await target.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    const box = await list.boundingBox();
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });

  test('keeps its field in sight in a low window, as one at 400 % is', beforeRelease, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openList(page);
    await expect(formParts(page).search).toBeInViewport({ ratio: 1 });
    await expect(options(page).nth(india)).toBeInViewport({ ratio: 1 });
  });
});
