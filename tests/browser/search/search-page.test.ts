/** The search page and the site map: with script, without script, and on a host that serves files alone. */
import type { Page } from '@playwright/test';
import { scriptlessFirst } from '../support/sample.ts';
import { expect, test } from '../support/server.ts';
import { openAwake } from '../support/visitor.ts';
import { violations } from '../support/violations.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search this site' });
const hits = (page: Page) => page.locator('[data-island=search] ol a');
const status = (page: Page) => page.getByRole('main').getByRole('status');

/** Answers a query with the page as it was built, as a host for files does. */
async function asStaticHost(page: Page, url: string): Promise<void> {
  await page.route('**/search?*', async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${url}/search` }) });
  });
}

test(`the server answers a query with its results, also without script ${scriptlessFirst}`, async ({
  page,
}) => {
  await page.goto('/search');
  await field(page).fill('powerbi');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=powerbi$/);
  await expect(page).toHaveTitle(/^Search: powerbi/);
  await expect(field(page)).toHaveValue('powerbi');
  await expect(status(page)).toHaveText(/^\d+ results?$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await hits(page).first().click();
  await expect(page).toHaveURL(/\/services\/power-bi$/);
});

test(`a query is a text and never markup ${scriptlessFirst}`, async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  await expect(field(page)).toHaveValue('"><img src=x onerror=alert(1)>');
});

test(`if nothing is found, the page shows ways on ${scriptlessFirst}`, async ({ page }) => {
  await page.goto('/search?q=xqzwvk');
  await expect(status(page)).toHaveText('Nothing found for “xqzwvk”.');
  await expect(page.getByRole('main').getByRole('link', { name: 'Site map' })).toBeVisible();
});

test(`without a query it has the pages that are often looked for ${scriptlessFirst}`, async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('heading', { name: 'Often looked for' })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/careers"]').first()).toBeVisible();
});

test('results change as the visitor types, in all words of the pages', async ({ page }) => {
  await openAwake(page, '/search?q=azure');
  await expect(hits(page).first()).toHaveAttribute('href', '/services/azure');
  await field(page).fill('bicep');
  await expect(hits(page).first()).toHaveAttribute('href', /^\/services\/azure/);
  await field(page).press('Tab');
  await expect(page).toHaveURL(/\/search\?q=bicep$/);
  await expect(page).toHaveTitle('Search: bicep');
  await field(page).fill('xqzwvk');
  await expect(status(page)).toHaveText('Nothing found for “xqzwvk”.');
  await field(page).fill('');
  await expect(status(page)).toHaveText('');
  await expect(page.getByRole('heading', { name: 'Often looked for' })).toBeVisible();
});

test('what was typed before script ran is looked for', async ({ page }) => {
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await field(page).fill('careers');
    await route.continue();
  });
  await openAwake(page, '/search');
  await expect(hits(page).first()).toHaveAttribute('href', '/careers');
});

test('a host for files finds pages with script', async ({ page, site }) => {
  await asStaticHost(page, site.url);
  await openAwake(page, '/search?q=azure');
  await expect(field(page)).toHaveValue('azure');
  await expect(hits(page).first()).toHaveAttribute('href', '/services/azure');
});

test('a host for files shows the site map without script @no-js-only', async ({ page, site }) => {
  await asStaticHost(page, site.url);
  await page.goto('/search?q=azure');
  await expect(page.getByRole('main').locator('a[href="/services/azure"]')).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/privacy-policy"]')).toBeVisible();
});

test('results have nothing axe objects to, and fit the narrowest screen', async ({ page }) => {
  await page.goto('/search?q=azure');
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(hits(page).first()).toBeVisible();
});

test(`the site map names every page, each with a line about it ${scriptlessFirst}`, async ({
  page,
  request,
}) => {
  const listed = (await (await request.get('/sitemap.xml')).text()).matchAll(
    /<loc>https?:\/\/[^/]+([^<]*)</g,
  );
  await page.goto('/site-map');
  for (const [, path = ''] of listed) {
    const entry = page.getByRole('main').locator(`a[href="${path}"]`).last();
    await expect(entry, path).toBeVisible();
  }
  await expect(page.getByRole('main').locator('a[href="/search"]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Site map' })).toBeVisible();
});
