/** The header's menus: disclosure navigation with links beside the buttons (W3C APG). */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/server.ts';
import { dropdown, expectOpen, firstLink, navigation, toggle } from './header.ts';
import { beforeRelease, sampled } from '../support/sample.ts';

test('the entry itself is a link, the button beside it discloses the pages below', async ({ page }) => {
  await page.goto('/services/azure', { waitUntil: 'domcontentloaded' });
  for (const [name, path] of [
    ['Services', '/services'],
    ['Industries', '/industries'],
  ] as const) {
    await expect(navigation(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    await expect(toggle(page, name)).toHaveAccessibleName(`${name} menu`);
    await expectOpen(page, name, false);
  }
  // Where the visitor is: below Services, not on it.
  await expect(navigation(page).getByRole('link', { name: 'Services', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('a click opens and closes, one at a time', async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  await toggle(page, 'Services').click();
  await expectOpen(page, 'Services', true);
  await toggle(page, 'Industries').click();
  await expectOpen(page, 'Industries', true);
  await expectOpen(page, 'Services', false);
  await toggle(page, 'Industries').click();
  await expectOpen(page, 'Industries', false);
});

test('a click or a focus elsewhere closes, one inside does not', beforeRelease, async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  await toggle(page, 'Services').click();
  await dropdown(page, 'Services').getByRole('paragraph').first().click();
  await expectOpen(page, 'Services', true);
  // On the header itself, beside the brand: nothing there takes the focus.
  const brand = await page.locator('header a').first().boundingBox();
  await page.mouse.click((brand?.x ?? 0) + (brand?.width ?? 0) + 40, (brand?.y ?? 0) + 10);
  await expectOpen(page, 'Services', false);
  await toggle(page, 'Services').click();
  await navigation(page).getByRole('link', { name: 'Careers' }).focus();
  await expectOpen(page, 'Services', false);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `a dropdown has the visitor's theme over a picture of any light (${colorScheme})`,
    sampled(colorScheme === 'light'),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      // By day, by night and in stone.
      for (const path of ['/services/azure', '/industries/renewables', '/about-us']) {
        await page.goto(path, { waitUntil: 'load' });
        await toggle(page, 'Services').click();
        const colors = await dropdown(page, 'Services').evaluate((element) => {
          const panel = element.querySelector('div') ?? element;
          return [
            getComputedStyle(panel).backgroundColor,
            getComputedStyle(document.documentElement).backgroundColor,
          ];
        });
        expect(colors[0], path).toBe(colors[1]);
      }
    },
  );
}

test(
  'the header comes back when a visitor scrolls up, and goes when they read on',
  beforeRelease,
  async ({ page }) => {
    await page.goto('/about-us', { waitUntil: 'load' });
    const header = page.locator('body > header');
    await page.mouse.wheel(0, 2500);
    await expect(header).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(header).toBeInViewport();
    const ground = await header.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(ground).not.toMatch(/rgba\(.*, 0\)/);
    // On paper it has its own place: a fixed one would be printed over the words of every sheet.
    await page.emulateMedia({ media: 'print' });
    await expect(header).toHaveCSS('position', 'static');
    await page.emulateMedia({ media: 'screen' });
    await page.mouse.wheel(0, 300);
    await expect(header).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(header).toBeInViewport();
    await expect(header).not.toHaveAttribute('data-returned');
  },
);

test(
  'every page of a dropdown can be reached in a low window, below a header that has come back',
  beforeRelease,
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 400 });
    await page.goto('/about-us', { waitUntil: 'load' });
    await page.mouse.wheel(0, 1500);
    await expect(page.locator('body > header')).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(page.locator('body > header')).toHaveAttribute('data-returned');
    await toggle(page, 'Services').click();
    const last = dropdown(page, 'Services').getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  },
);

test.describe('by keyboard', () => {
  test('Enter and Space open and close, Tab goes through the links', async ({ page }) => {
    await page.goto('/', { waitUntil: 'load' });
    for (const key of ['Enter', 'Space']) {
      await toggle(page, 'Services').focus();
      await page.keyboard.press(key);
      await expectOpen(page, 'Services', true);
      await page.keyboard.press('Tab');
      await expect(firstLink(page, 'Services')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press(key);
      await expectOpen(page, 'Services', false);
    }
  });

  test('arrows, Home and End lead through the entries, and through the pages of an open dropdown', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'load' });
    const entry = (name: string) => navigation(page).getByRole('link', { name, exact: true });
    const inside = dropdown(page, 'Services').getByRole('link');
    await entry('Services').focus();
    const steps: readonly [key: string, to: Locator][] = [
      ['ArrowLeft', entry('Services')],
      ['ArrowRight', toggle(page, 'Services')],
      ['ArrowDown', entry('Industries')],
      ['ArrowUp', toggle(page, 'Services')],
      ['End', entry('Search')],
      ['ArrowRight', entry('Search')],
      ['Home', entry('Services')],
      ['ArrowRight', toggle(page, 'Services')],
      ['Enter', toggle(page, 'Services')],
      ['ArrowDown', inside.first()],
      ['ArrowDown', inside.nth(1)],
      ['ArrowUp', inside.first()],
      ['End', inside.last()],
      ['Home', inside.first()],
    ];
    for (const [key, to] of steps) {
      await test.step(key, async () => {
        await page.keyboard.press(key);
        await expect(to).toBeFocused();
      });
    }
  });

  test('Escape closes and brings the focus back to the button', async ({ page }) => {
    await page.goto('/', { waitUntil: 'load' });
    await toggle(page, 'Industries').press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectOpen(page, 'Industries', false);
    await expect(toggle(page, 'Industries')).toBeFocused();
  });

  test('who tabs on past the last link leaves it closed behind', beforeRelease, async ({ page }) => {
    await page.goto('/', { waitUntil: 'load' });
    await toggle(page, 'Services').press('Enter');
    await dropdown(page, 'Services').getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expectOpen(page, 'Services', false);
    await expect(navigation(page).getByRole('link', { name: 'Industries', exact: true })).toBeFocused();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('dropdowns open and close, one at a time', async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await toggle(page, 'Services').click();
    await expect(firstLink(page, 'Services')).toBeVisible();
    await toggle(page, 'Industries').press('Enter');
    await expect(firstLink(page, 'Industries')).toBeVisible();
    await expect(firstLink(page, 'Services')).toBeHidden();
    await toggle(page, 'Industries').press('Space');
    await expect(firstLink(page, 'Industries')).toBeHidden();
  });
});
