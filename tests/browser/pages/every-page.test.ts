/** What holds for every page there is. */
import type { Page } from '@playwright/test';
import { watchPage, wake } from '../support/page-watch.ts';
import { expect, test } from '../support/server.ts';
import { everything, sampleOf, sampled, beforeRelease } from '../support/sample.ts';
import { routes } from '../support/site-server.ts';
import { violations } from '../support/violations.ts';

const widths = [320, 375, 768, 1280, 1920];
/** What axe looks at a page in: a width in CSS pixels and a theme. */
interface View {
  width: number;
  colorScheme: 'light' | 'dark';
}

const allViews: readonly View[] = [1280, 375, 320].flatMap((width) => [
  { width, colorScheme: 'light' },
  { width, colorScheme: 'dark' },
]);
/** All views; or one for each page, wide by day and narrow by night in turn. */
const viewsOf = (index: number): readonly View[] =>
  everything
    ? allViews
    : [index % 2 === 0 ? { width: 1280, colorScheme: 'light' } : { width: 375, colorScheme: 'dark' }];
const sampledRoutes = sampleOf(routes);
/** Pages that without script have controls of their own: carousels, tabs, details and forms. */
const withoutScript = new Set([
  '/',
  '/services/azure',
  '/careers',
  '/careers/JobApplicationform',
  '/contact-us',
  '/search',
]);
const menu = 'nav#site-menu[aria-label]';
const landmarks = ['body > header', menu, 'body > footer'];

/** Shows all panels of all tabs, and what waits to be scrolled to, so that one look covers them. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('[role=tabpanel]')) panel.hidden = false;
    for (const one of document.querySelectorAll<HTMLElement>('[data-reveal]'))
      one.dataset['reveal'] = 'shown';
  });
}

/** What reaches over the right edge of the window, as the beginning of its markup. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // The root clips what hangs over, so each band is measured: what may be scrolled is inside its own box.
    const root = document.documentElement;
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent);
    };
    return [...document.querySelectorAll('main *, body > header *, body > footer *')]
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return width > 1 && right > root.clientWidth + 1 && !isClipped(element);
      })
      .map((element) => element.outerHTML.slice(0, 120))
      .concat(root.scrollWidth > root.clientWidth ? ['the document scrolls sideways'] : []);
  });

/** What no page may lack, whatever its words are: asked of one that has been wakened. */
async function expectSound(page: Page): Promise<void> {
  // The sheet of what is below applies a frame before the mark is taken away: no band may show in that frame.
  await page.evaluate(() => document.documentElement.setAttribute('data-bare', ''));
  const below = page.locator('main > noscript ~ *, body > footer').filter({ visible: true });
  await expect(below, 'shown before all can be').toHaveCount(0);
  await page.evaluate(() => document.documentElement.removeAttribute('data-bare'));

  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  for (const landmark of landmarks) await expect(page.locator(landmark), landmark).toHaveCount(1);
  await expect(page.locator('[data-hydrated] [role=alert]:not(:empty)')).toHaveCount(0);

  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await tooWide(page), `at ${width} px`).toEqual([]);
  }

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('h1')).toBeVisible();
  const hidden = page.locator('[data-reveal]').filter({ visible: false });
  expect(await hidden.count(), 'hidden in print').toBe(0);
  await page.emulateMedia({ media: 'screen' });
}

async function expectAccessible(page: Page, seen: readonly View[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showAll(page);
  for (const { width, colorScheme } of seen) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
  }
}

// One visit is enough for both: to open and wake a page takes longer than what is asked of it.
for (const [index, route] of sampledRoutes.entries()) {
  test(`${route} is a sound document that axe has nothing to say about`, async ({ page, site, context }) => {
    const faults = watchPage(page, site.url);
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await wake(page);
    await expectSound(page);
    expect(await context.cookies()).toEqual([]);
    expect(faults).toEqual([]);
    await expectAccessible(page, viewsOf(index));
  });
}

// The same bands as those of the sampled pages, with other words: one look is enough.
for (const route of routes.filter((one) => !sampledRoutes.includes(one))) {
  test(`${route} has nothing axe objects to`, beforeRelease, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await wake(page);
    await expectAccessible(page, allViews.slice(0, 1));
  });
}

for (const route of sampledRoutes) {
  test(
    `${route} can be read without script @no-js-only`,
    sampled(withoutScript.has(route)),
    async ({ page }) => {
      await page.goto(route);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('.preloader')).toHaveCSS('display', 'none');
      // Headings of panels behind a tab are reached by their tab's link.
      const headings = page.locator(
        'main :is(h2, h3):not([data-role=tabpanel] *, [role=group][aria-roledescription] *)',
      );
      for (const heading of await headings.all()) {
        await expect(heading).toBeVisible();
        expect(await heading.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
      }
      const links = page.locator('a[data-role=tab]');
      for (const link of await links.all()) {
        await link.click();
        await expect(page.locator(`[id="${await link.getAttribute('aria-controls')}"]`)).toBeVisible();
      }
      // Native controls, which script replaces, have widths of their own.
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await tooWide(page)).toEqual([]);
    },
  );
}

test.describe('menus', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `open, have nothing axe objects to (${colorScheme})`,
      sampled(colorScheme === 'light'),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
        await page.goto('/');
        const summaries = page.locator(menu).locator('summary');
        for (const summary of await summaries.all()) {
          await summary.click();
          expect(await violations(page), await summary.innerText()).toEqual([]);
        }
        await page.setViewportSize({ width: 375, height: 740 });
        await page.locator('button[popovertarget]').click();
        await expect(page.locator(menu)).toBeVisible();
        await summaries.first().click();
        expect(await violations(page), 'small screen').toEqual([]);
      },
    );
  }
});
