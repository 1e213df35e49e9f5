/** The search page and the site map: with script, without script, and on a host that serves files alone. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answersSchema, builtFiles } from '@website/forms/built-site';
import { answerPages } from '../../../packages/server/http/drawn-pages.ts';
import { readBuilt } from '../../../packages/server/http/site-files.ts';
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

/** Answers a query with the page of a server that has too many searches. */
async function asBusyServer(page: Page, query: string): Promise<void> {
  const dist = join(import.meta.dirname, '../../../dist');
  const parts = readBuilt(dist, builtFiles.answers, answersSchema);
  const { search } = answerPages(parts, join(dist, 'server', builtFiles.answerModule));
  const answer = { status: 503, contentType: 'text/html; charset=utf-8', body: search?.(query, true) ?? '' };
  await page.route('**/search?*', (route) => route.fulfill(answer));
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

test('search page › two searches submitted one after the other › Back shows the first one again', async ({
  page,
}) => {
  await page.goto('/about-us');
  await openAwake(page, '/search?q=power');
  await field(page).fill('azure');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=azure$/);
  await field(page).fill('bicep');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=bicep$/);
  for (const [query, first] of [
    ['azure', '/services/azure'],
    ['power', /^\/services\/power/],
  ] as const) {
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/search\\?q=${query}$`));
    await expect(page).toHaveTitle(`Search: ${query}`);
    await expect(field(page)).toHaveValue(query);
    await expect(hits(page).first()).toHaveAttribute('href', first);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
});

test('what was typed before script ran is looked for', async ({ page }) => {
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await field(page).fill('careers');
    await route.continue();
  });
  await openAwake(page, '/search');
  await expect(hits(page).first()).toHaveAttribute('href', '/careers');
});

test('server with too many searches › without script › the page says so and keeps the query @no-js-only', async ({
  page,
}) => {
  await asBusyServer(page, 'azure');
  await page.goto('/search?q=azure');
  await expect(status(page)).toHaveText('Too many searches at the moment. Try again in a second.');
  await expect(field(page)).toHaveValue('azure');
  await expect(page.getByRole('heading', { name: 'Often looked for' })).toBeVisible();
});

test('server with too many searches › with script › the browser searches by itself', async ({ page }) => {
  await asBusyServer(page, 'azure');
  await openAwake(page, '/search?q=azure');
  await expect(hits(page).first()).toHaveAttribute('href', '/services/azure');
  await expect(status(page)).toHaveText(/^\d+ results?$/);
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
