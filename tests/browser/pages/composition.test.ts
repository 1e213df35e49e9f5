/** What stands where on the pages of the company: nothing twice, nothing far below, no word on a thing of a picture. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { untilStyled } from '../support/visitor.ts';
import { expect, test } from '../support/server.ts';
import { beforeRelease, sampled } from '../support/sample.ts';

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'load' });
  await untilStyled(page);
};

test('the front page is short on a phone, and its services and industries are two rows to skip', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7500);
  for (const id of ['services', 'industries']) {
    const row = page.locator(`#${id} ul`).first();
    const tops = await row
      .locator('> li')
      .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const last = row.getByRole('link').last();
    await expect(last).not.toBeInViewport();
    await last.focus();
    await expect(last).toBeInViewport();
  }
});

test('the overview of services links each service once, with its picture', async ({ page }) => {
  await open(page, '/services');
  const links = page.locator('main a[href^="/services/"]');
  const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(paths).toHaveLength(20);
  expect(new Set(paths).size).toBe(20);
  await expect(links.filter({ has: page.locator('img') })).toHaveCount(20);
});

test('about us has its sections in at most five rows of bands', async ({ page }) => {
  await open(page, '/about-us');
  const bands = page.locator('main > :is(section, .beside):has(h2)');
  const rows = await bands.evaluateAll((all) =>
    all.filter((band) => !band.matches(':has(h1)')).map((band) => band.querySelectorAll('h2').length),
  );
  // The offices are no section of the specification.
  expect(rows.length - 1).toBeLessThanOrEqual(5);
  const [first, second] = await page
    .locator('.beside')
    .first()
    .locator('> section')
    .evaluateAll((all) => all.map((band) => band.getBoundingClientRect().toJSON()));
  expect(second.top).toBe(first.top);
  expect(second.left).toBe(first.right);
});

test('the footer of a short page is at the bottom of the window, and of a long page below its bands', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 2200 });
  const footer = page.locator('body > footer');
  await open(page, '/no-such-page');
  const short = await footer.boundingBox();
  expect((short?.y ?? 0) + (short?.height ?? 0)).toBe(2200);
  await open(page, '/services/azure');
  const end = await page.locator('main').evaluate((main) => main.getBoundingClientRect().bottom);
  expect((await footer.boundingBox())?.y).toBeCloseTo(end, 0);
});

test('the words beside a picture keep their width on a very wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await open(page, '/about-us');
  const rows = page.locator('.beside:has(> :nth-child(3))');
  await expect(rows).toHaveCount(2);
  const words = await rows
    .locator('.container:has(h2) > *')
    .evaluateAll((all) => all.map((one) => one.clientWidth));
  expect(Math.min(...words)).toBeGreaterThan(360);
});

test('a comparison on a phone has its heading across both halves, and each title once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/industries/renewables');
  const table = page.getByRole('table', { name: 'Example' });
  const heading = page.getByRole('heading', { level: 2, name: 'Example' });
  expect((await heading.boundingBox())?.width).toBeGreaterThan(390 / 2);
  for (const title of await table.getByRole('columnheader').all()) {
    await expect(table.getByText(await title.innerText()).filter({ visible: true })).toHaveCount(1);
    expect((await title.boundingBox())?.width).toBe(390 / 2);
  }
});

test('the form begins in the first screen, below one line of logos', async ({ page }) => {
  await open(page, '/contact-us');
  const logos = await page.locator('section:has(> * > [data-island=logo-carousel])').boundingBox();
  expect(logos?.height).toBeLessThanOrEqual(96);
  await expect(page.getByLabel('Your Name')).toBeInViewport({ ratio: 1 });
});

test('the first result of a search is in the first screen', async ({ page }) => {
  await open(page, '/search?q=azure');
  await expect(page.locator('main li a').filter({ hasText: 'Azure' }).first()).toBeInViewport({ ratio: 1 });
});

for (const width of [992, 1280, 1920])
  test(
    `the words of a closing end where its objects do not begin yet, at ${width} px`,
    sampled(width === 992),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/services/azure', '/industries/pharmaceuticals']) {
        await open(page, path);
        const ends = await page
          .locator('main > section:last-child')
          .locator('h2, p, li')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
        expect(Math.max(...ends)).toBeLessThanOrEqual(0.42 * width);
      }
    },
  );

/** Words of headings, lists, tables and large sentences whose line ends with their hyphen. */
const brokenAtHyphens = (page: Page): Promise<string[]> =>
  page.locator('main :is(h1, h2, h3, h4, li, th, td, dd, p[data-whole-words])').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const broken: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(
          /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu,
        )) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
          if (new Set(tops.map(Math.round)).size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );

for (const path of [
  '/services/azure',
  '/services/cloud-advisory',
  '/services/cloud-data-ai',
  '/industries/renewables',
  '/industries/power-utilities',
  '/industries/wealth-asset-management',
  '/services/ms-services',
])
  test(
    `no line of ${path} ends with a hyphen`,
    sampled(path === '/industries/renewables'),
    async ({ page }) => {
      await open(page, path);
      // Every panel at once. The policy allows no style element.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '[data-role=tabpanel] { display: block !important; visibility: visible !important }',
        );
        document.adoptedStyleSheets.push(sheet);
      });
      for (const width of [390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await brokenAtHyphens(page), `${width} px`).toEqual([]);
      }
    },
  );

test('the page of a fault shows a picture beside a plain sentence', beforeRelease, async ({ page }) => {
  // The server answers with this file when it fails, so the file takes the place of a page here.
  const path = join(import.meta.dirname, '../../../dist/site/500.html');
  await page.route('**/about-us', (route) => route.fulfill({ status: 500, path }));
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.locator('main img').filter({ visible: true })).toHaveCount(1);
});
