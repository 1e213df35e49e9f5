/** The search over a page, which the link in the header opens (W3C APG, combobox with list autocomplete). */
import type { Page } from '@playwright/test';
import { watchPage } from '../support/page-watch.ts';
import { beforeRelease, phonesFirst, sampled } from '../support/sample.ts';
import { expect, test } from '../support/server.ts';
import { violations } from '../support/violations.ts';
import { untilWhole } from '../support/visitor.ts';

const link = (page: Page) => page.locator('body > header a[data-search]');
const panel = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');

async function open(page: Page, path = '/services/azure'): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await untilWhole(page);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await link(page).click();
  await expect(field(page)).toBeFocused();
}

test('a page loads nothing of the search before a visitor needs it', async ({ page, site }) => {
  const faults = watchPage(page, site.url);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/services/azure');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const ofSearch = (): string[] => requested.filter((path) => /\/assets\/(?:open-)?search/.test(path));
  expect(ofSearch()).toEqual([]);
  await expect(link(page)).toHaveAccessibleName('Search');
  await link(page).focus();
  await expect.poll(() => ofSearch().filter((path) => path.endsWith('.json'))).toHaveLength(1);
  expect(faults).toEqual([]);
});

test(`the link opens a field that has the focus; pages appear as the visitor types ${phonesFirst}`, async ({
  page,
}) => {
  await open(page);
  await expect(field(page)).toHaveAccessibleName('Search this site');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await field(page).pressSequentially('powerb');
  await expect(options(page).first()).toContainText('Power BI');
  await expect(options(page).first()).toContainText('Services');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page).getByRole('status')).toHaveText(/^\d+ results?$/);
});

test('keys choose a page as the pattern asks, and Enter opens it', async ({ page }) => {
  await open(page);
  await field(page).fill('azure');
  const active = page.locator('[role=option][aria-selected=true]');
  await expect(active).toHaveCount(1);
  await expect(options(page).nth(0)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', 'search-hit-0');
  await field(page).press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(active).toHaveCount(1);
  await field(page).press('ArrowUp');
  await field(page).press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await field(page).press('Home');
  await expect(active).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await field(page).fill('careers');
  await expect(options(page).first()).toContainText('Careers');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/careers$/);
});

test('a hit leads to the band whose heading matches, also on the same page', async ({ page }) => {
  await open(page);
  await field(page).fill('sandboxes to test');
  await expect(options(page).first()).toContainText('Sandboxes to test new Azure services');
  await options(page).first().click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/services\/azure#features-tab-4$/);
  await expect(page.locator('#features-tab-4')).toBeVisible();
});

test('the last line leads to the search page with the same query', async ({ page }) => {
  await open(page);
  await field(page).fill('cloud');
  await options(page).last().click();
  await expect(page).toHaveURL(/\/search\?q=cloud$/);
  await expect(page).toHaveTitle(/^Search: cloud/);
});

for (const close of ['Escape', 'the button', 'a click beside it'])
  test(`${close} closes it and gives the focus back`, sampled(close === 'Escape'), async ({ page }) => {
    await open(page);
    await field(page).fill('azure');
    await expect(options(page).first()).toBeVisible();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else if (close === 'the button') await page.getByRole('button', { name: 'Close the search' }).click();
    else await page.mouse.click(5, 790);
    await expect(panel(page)).toHaveCount(0);
    await expect(link(page)).toBeFocused();
    await link(page).press('Enter');
    await expect(field(page)).toHaveValue('');
  });

test('on a small screen it opens from the menu, and Escape leads back to the menu’s button @mobile-only', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
});

test('if nothing is found, it says so and shows ways on', async ({ page }) => {
  await open(page);
  await field(page).fill('xqzwvk');
  await expect(panel(page).getByRole('status')).toHaveText('Nothing found for “xqzwvk”.');
  await expect(options(page)).toHaveCount(0);
  await expect(panel(page).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
  await expect(panel(page).getByRole('link', { name: 'Site map' })).toBeVisible();
});

test('all words of the pages are loaded only if names and headings have nothing', async ({ page }) => {
  const words: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/search-words-')) words.push(request.url());
  });
  await open(page);
  await field(page).fill('azure');
  await expect(options(page).first()).toBeVisible();
  expect(words).toEqual([]);
  await field(page).fill('bicep');
  await expect(options(page).first()).toContainText('Azure');
  expect(words).toHaveLength(1);
});

test('if the index cannot be loaded, the link leads to the search page', async ({ page }) => {
  await page.route('**/assets/search-*.json', (route) => route.abort());
  await page.goto('/services/azure');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await link(page).click();
  await expect(page).toHaveURL(/\/search$/);
});

test('open, it has nothing axe objects to, and does not scroll sideways', async ({ page }) => {
  await open(page);
  for (const query of ['azure', 'xqzwvk']) {
    await field(page).fill(query);
    await expect(panel(page).getByRole('status')).toHaveText(query === 'azure' ? /results/ : /Nothing/);
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [320, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `${query}, ${width} px, ${colorScheme}`).toEqual([]);
      const overflow = await panel(page).evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(overflow).toBe(0);
    }
  }
});

test('a new tab can show a page that was found', beforeRelease, async ({ page, context }) => {
  await open(page);
  await field(page).fill('careers');
  await expect(options(page).first()).toContainText('Careers');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    options(page)
      .first()
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(/\/careers$/);
  await expect(panel(page)).toBeVisible();
});
