/** Tabs, by the W3C's pattern with automatic activation (w3.org/WAI/ARIA/apg/patterns/tabs). */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/server.ts';
import { wake } from '../support/page-watch.ts';
import { openAwake, untilAwake, untilStyled } from '../support/visitor.ts';
import { sampled, beforeRelease } from '../support/sample.ts';

const azure = '/services/azure';
const tab = (page: Page, number: number) => page.locator(`#features-tab-${number}-tab`);
const panel = (page: Page, number: number) => page.locator(`#features-tab-${number}`);

/** One tab is chosen, reachable by Tab and has its panel in sight; the others are none of that. */
async function expectChosen(page: Page, number: number): Promise<void> {
  const count = await page.getByRole('tab').count();
  for (let other = 1; other <= count; other += 1) {
    const chosen = other === number;
    await expect(tab(page, other)).toHaveAttribute('aria-selected', String(chosen));
    await expect(panel(page, other)).toBeVisible({ visible: chosen });
    expect(await tab(page, other).evaluate((element) => element.tabIndex)).toBe(chosen ? 0 : -1);
  }
}

test('begin with the first, each tied to its panel', async ({ page }) => {
  await openAwake(page, azure);
  await expectChosen(page, 1);
  await expect(page.getByRole('tablist')).toHaveAccessibleName(/\w/);
  for (let number = 1; number <= 5; number += 1) {
    await expect(tab(page, number)).toHaveAttribute('aria-controls', `features-tab-${number}`);
    await expect(panel(page, number)).toHaveAttribute('role', 'tabpanel');
    await expect(panel(page, number)).toHaveAttribute('aria-labelledby', `features-tab-${number}-tab`);
  }
});

test('a click chooses, names the tab in the address and adds nothing to the history', async ({ page }) => {
  await openAwake(page, azure);
  const entries = await page.evaluate(() => history.length);
  await tab(page, 3).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await tab(page, 3).click();
  await expectChosen(page, 3);
  expect(new URL(page.url()).hash).toBe('#features-tab-3');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test(
  'are chosen all the same while the browser refuses to change the address',
  beforeRelease,
  async ({ page }) => {
    await page.addInitScript(() => {
      history.replaceState = () => {
        throw new DOMException('More than 100 times per 10 seconds', 'SecurityError');
      };
    });
    await openAwake(page, azure);
    await tab(page, 1).focus();
    await page.keyboard.press('ArrowRight');
    await expectChosen(page, 2);
    await expect(tab(page, 2)).toBeFocused();
    await tab(page, 3).click();
    await expectChosen(page, 3);
  },
);

test('whichever is chosen, nothing below moves, when the page wakes neither', async ({ page }) => {
  await page.goto(azure, { waitUntil: 'load' });
  const below = page.locator('#features + *');
  const top = () => below.evaluate((band) => band.getBoundingClientRect().top + scrollY);
  const first = await top();
  await openAwake(page, azure);
  for (const number of [1, 2, 3, 4, 5]) {
    await tab(page, number).click();
    await expectChosen(page, number);
    expect(await top(), `tab ${number}`).toBeCloseTo(first, 0);
  }
});

test.describe('by keyboard', () => {
  /** From tab, key, to tab: the pattern's table. */
  const table: readonly [from: number, key: string, to: number][] = [
    [1, 'ArrowRight', 2],
    [5, 'ArrowRight', 1],
    [2, 'ArrowLeft', 1],
    [1, 'ArrowLeft', 5],
    [4, 'Home', 1],
    [2, 'End', 5],
    [3, 'Space', 3],
    [3, 'Enter', 3],
    [3, 'ArrowDown', 3],
  ];

  test('arrows wrap, Home and End go to the ends, and the focus goes along', async ({ page }) => {
    await openAwake(page, azure);
    for (const [from, key, to] of table) {
      await test.step(`${key} on ${from}`, async () => {
        await tab(page, from).click();
        await page.keyboard.press(key);
        await expectChosen(page, to);
        await expect(tab(page, to)).toBeFocused();
      });
    }
  });

  test('keys held with Control, Meta or Alt stay the browser’s', beforeRelease, async ({ page }) => {
    await openAwake(page, azure);
    await tab(page, 2).click();
    await page.keyboard.press('Control+Home');
    await expectChosen(page, 2);
  });

  test('Tab leads to the chosen tab, then to its panel, and back', async ({ page }) => {
    await openAwake(page, azure);
    await tab(page, 4).click();
    await page.keyboard.press('Tab');
    await expect(panel(page, 4)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab(page, 4)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('[role=tab]:focus')).toHaveCount(0);
  });

  test('Space chooses the tab that was focused before waking', async ({ page }) => {
    // The script is held back, so that the visitor is quicker.
    const arrived = Promise.withResolvers<void>();
    await page.route('**/assets/hydrate-*.js', async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.goto(azure);
    await tab(page, 3).focus();
    arrived.resolve();
    await wake(page);
    await untilAwake(page);
    await page.keyboard.press('Space');
    await expectChosen(page, 3);
    await expect(tab(page, 3)).toBeFocused();
  });
});

test('an address opens its tab, on arrival and anew, and takes the focus along', async ({ page }) => {
  await openAwake(page, `${azure}#features-tab-3`);
  await expectChosen(page, 3);
  await panel(page, 3).focus();
  await page.evaluate("location.hash = '#features-tab-5'");
  await expectChosen(page, 5);
  await expect(panel(page, 5)).toBeFocused();
  await page.goBack();
  await expectChosen(page, 3);
});

test('an address of something else leaves the tabs alone', beforeRelease, async ({ page }) => {
  await openAwake(page, `${azure}#features-tab-9`);
  await expectChosen(page, 1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the first panel shows, a tab leads to its own and an address to its own', async ({ page }) => {
    const shown = page.locator('[data-role=tabpanel]:visible');
    await page.goto(azure);
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAttribute('id', 'features-tab-1');
    await tab(page, 4).click();
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAttribute('id', 'features-tab-4');
    await page.goto('about:blank');
    await page.goto(`${azure}#features-tab-2`);
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAttribute('id', 'features-tab-2');
    await tab(page, 1).press('Enter');
    await expect(shown).toHaveAttribute('id', 'features-tab-1');
    // Links promise no keys and claim no state.
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.locator('[aria-selected]')).toHaveCount(0);
  });
});

for (const [path, count] of [
  ['/industries/renewables', 4],
  [azure, 5],
  ['/services/sharepoint', 6],
] as const) {
  test(`${count} tabs share the whole width`, sampled(count === 5), async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('tab')).toHaveCount(count);
    const list = await page.getByRole('tablist').boundingBox();
    for (const one of await page.getByRole('tab').all()) {
      const box = await one.boundingBox();
      expect((box?.width ?? 0) / (list?.width ?? 1)).toBeCloseTo(1 / count, 2);
    }
  });
}

test(
  'where colors are forced, the line under the chosen tab is still there',
  beforeRelease,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(azure, { waitUntil: 'domcontentloaded' });
    await untilStyled(page);
    const colors = await tab(page, 1).evaluate((element) => [
      getComputedStyle(element, '::after').backgroundColor,
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(colors.slice(1)).not.toContain(colors[0]);
  },
);

test('a panel that reaches over the introduction and the tabs has the focus ring around its words', async ({
  page,
}) => {
  await openAwake(page, '/services/azure');
  await tab(page, 1).focus();
  await page.keyboard.press('Tab');
  const first = panel(page, 1);
  await expect(first).toBeFocused();
  await expect(first).toHaveCSS('outline-style', 'none');
  await expect(first.getByRole('heading').locator('..')).toHaveCSS('outline-style', 'solid');
});
