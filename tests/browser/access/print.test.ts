/** Paper has everything that a screen shows one after the other, whatever script has hidden. */
import type { Page } from '@playwright/test';
import { wake } from '../support/page-watch.ts';
import { expect, test } from '../support/server.ts';
import { beforeRelease, sampled } from '../support/sample.ts';

for (const route of ['/', '/services/power-bi', '/industries/renewables']) {
  test(
    `${route} prints every panel below its tab's title`,
    sampled(route !== '/services/power-bi'),
    async ({ page }) => {
      await page.goto(route);
      await wake(page);
      const tabs = page.getByRole('tab');
      const titles = await tabs.allInnerTexts();
      await tabs.nth(1).click();
      await page.emulateMedia({ media: 'print' });

      const panels = page.locator('[role=tabpanel]');
      await expect(panels).toHaveCount(titles.length);
      for (const [index, title] of titles.entries()) {
        const panel = panels.nth(index);
        await expect(panel).toBeVisible();
        await expect(panel.getByText(title, { exact: true }).first()).toBeVisible();
        await expect(panel.locator('h3').first()).toBeVisible();
      }
    },
  );
}

test('the front page prints the words of every slide, and every client once', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await page.emulateMedia({ media: 'print' });
  const slides = page.locator('#hero [role=group] h2');
  expect(await slides.count()).toBeGreaterThan(1);
  for (const slide of await slides.all()) await expect(slide).toBeVisible();

  const logos = page.locator('[id^=logo-]');
  const names = await logos.evaluateAll((elements) => elements.map(({ id }) => id));
  await expect(page.locator('li:has(> img[src*="#"])').filter({ visible: true })).toHaveCount(names.length);
});

test('a message is printed whole, however long it is', beforeRelease, async ({ page }) => {
  await page.goto('/contact-us');
  const field = page.locator('textarea');
  await field.fill('A line of a letter.\n'.repeat(40));
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(() => field.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBe(0);
});

test('what is disclosed on a screen is there on paper', beforeRelease, async ({ page }) => {
  await page.goto('/careers');
  const detail = page.locator('main details dd').first();
  await expect(detail).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(detail).toBeVisible();
});

test('a band by night is not printed in light words', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/careers');
  const lightness = await page.locator('main :is(h1, h2, h3, p)').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const [red = 0, green = 0, blue = 0] =
          getComputedStyle(element)
            .color.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        return Math.max(red, green, blue);
      }),
  );
  // Backgrounds are not printed: what is written must be dark enough for white paper.
  expect(Math.max(...lightness)).toBeLessThan(140);
});

test(
  'an overview on paper leaves no room for pictures that are not printed',
  beforeRelease,
  async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/industries');
    const group = page.locator('main section[aria-label] h2').first();
    const start = await group.evaluate((heading) => heading.getBoundingClientRect().left);
    const names = group.locator('..').locator('h3');
    expect(await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().left))).toEqual(
      (await names.all()).map(() => start),
    );
  },
);

/** The margin of a sheet that browsers choose. */
const margin = '0.4in';

/** Returns the number of A4 sheets that a page takes. */
const sheetsOf = async (page: Page): Promise<number> =>
  (await page.pdf({ format: 'A4', margin: { top: margin, bottom: margin, left: margin, right: margin } }))
    .toString('latin1')
    .match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

for (const path of [
  '/services/power-bi',
  '/services/power-automate',
  '/services/cloud-migration-app-modernization',
  '/industries/pharmaceuticals',
  '/industries/renewables',
])
  test(
    `${path} takes at most four sheets`,
    sampled(path === '/industries/pharmaceuticals'),
    async ({ page }) => {
      await page.goto(path, { waitUntil: 'load' });
      expect(await sheetsOf(page)).toBeLessThanOrEqual(4);
    },
  );

test('the front page takes at most seven sheets', beforeRelease, async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  expect(await sheetsOf(page)).toBeLessThanOrEqual(7);
});
