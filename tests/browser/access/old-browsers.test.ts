/**
 * Browsers below the build's targets read every page. They are imitated by taking away what they lack:
 * light-dark(), :has() and popovers get names that no browser knows, and no module arrives.
 */
import type { Page } from '@playwright/test';
import { wake } from '../support/page-watch.ts';
import { expect, test } from '../support/server.ts';
import { beforeRelease, everyNth, sampleOf, sampled } from '../support/sample.ts';
import { routes } from '../support/site-server.ts';
import { motion, untilStyled } from '../support/visitor.ts';

test.use(motion);

/** Words whose contrast with the color behind them is too low (WCAG 1.4.3), the first few letters each. */
const faintWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    /** A color as the browser paints it, whatever it is written in. */
    const paint = (color: string): [number, number, number, number] => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha];
    };
    const luminance = (color: string): number => {
      const [red, green, blue] = paint(color).map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      ) as [number, number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element): string => {
      // A slide's ground is a layer of its own beneath its words.
      const layers = [element, ...element.querySelectorAll(':scope > [data-layer=picture]')];
      const ground = layers
        .map((layer) => getComputedStyle(layer).backgroundColor)
        .find((color) => paint(color)[3] === 255);
      if (ground !== undefined) return ground;
      return element.parentElement ? groundOf(element.parentElement) : '#fff';
    };
    return [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '') &&
          !element.closest('script, style, .visually-hidden, .skip-link') &&
          element.checkVisibility({ visibilityProperty: true }),
      )
      .filter((element) => {
        const { color, fontSize } = getComputedStyle(element);
        const [low = 0, high = 0] = [luminance(color), luminance(groundOf(element))].toSorted(
          (a, b) => a - b,
        );
        return (high + 0.05) / (low + 0.05) < (Number.parseFloat(fontSize) >= 24 ? 3 : 4.5);
      })
      .map((element) => `${element.localName} "${element.textContent.trim().slice(0, 40)}"`);
  });

/** Gives page and style sheet to the browser as an older one would understand them. */
async function growOld(page: Page, scripts: boolean): Promise<void> {
  await page.route('**/*', async (route) => {
    const kind = route.request().resourceType();
    if (kind === 'script' && !scripts) return route.abort();
    if (kind !== 'document' && kind !== 'stylesheet') return route.continue();
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    const body = (await response.text())
      .replaceAll('light-dark(', 'no-such-color(')
      .replaceAll(':has(', ':no-such-class(')
      .replaceAll(':popover-open', ':no-such-class')
      .replaceAll(/ popover(target)?=/gi, ' data-none=')
      // The files are no longer what the page says they are.
      .replaceAll(/ (?:data-)?integrity="[^"]*"/g, '');
    return route.fulfill({ response, headers, body });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `pages can be read in an older browser, the system being ${colorScheme}`,
    sampled(colorScheme === 'dark'),
    async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await growOld(page, false);
      // The colors are the same in all kinds of pages: every second one shows all bands.
      for (const route of everyNth(sampleOf(routes), 2)) {
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        await untilStyled(page);
        for (const width of [375, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await faintWords(page), `${route} at ${width} px`).toEqual([]);
          await expect.soft(page.locator('h1')).toBeVisible();
        }
      }
    },
  );
}

test('an older browser shows the menu, and one slide at a time', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await growOld(page, false);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await untilStyled(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  // Both in one look: between two of them a font may come, and all below the menu move.
  const [menu, hero] = await page
    .locator('nav[aria-label="Main"], #hero')
    .evaluateAll((both) => both.map((one) => one.getBoundingClientRect()));
  expect(menu?.bottom).toBeLessThanOrEqual(hero?.top ?? 0);
  await expect(page.locator('#hero h2').filter({ visible: true })).toHaveCount(1);
});

test('by night slides can be read there too', beforeRelease, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await growOld(page, true);
  await page.goto('/');
  await wake(page);
  for (const picker of await page.locator('#hero a[aria-label^="Slide "]').all()) {
    await picker.click();
    await expect(picker).toHaveAttribute('aria-current', 'true');
    expect(await faintWords(page)).toEqual([]);
  }
});

test(
  'the words over a page by night can be read before the sheet of what is below has come',
  beforeRelease,
  async ({ page }) => {
    await growOld(page, false);
    await page.route('**/*.css', (route) => route.abort());
    await page.goto('/industries/renewables', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(246, 244, 240)');
    await expect(page.locator('header a').first()).toHaveCSS('color', 'rgb(246, 244, 240)');
  },
);
