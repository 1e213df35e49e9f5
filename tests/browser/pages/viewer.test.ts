/** A drawing at full screen: how it opens and closes, is zoomed, changed and printed. */
import type { Page } from '@playwright/test';
import { watchPage } from '../support/page-watch.ts';
import { beforeRelease, phonesFirst } from '../support/sample.ts';
import { expect, test } from '../support/server.ts';
import { violations } from '../support/violations.ts';
import { untilWhole } from '../support/visitor.ts';

/** The tab with the hours by hand, which a visitor can change. */
const address = '/services/power-automate#features-tab-4';

const link = (page: Page) => page.locator('#features-tab-4 a[data-viewer]');
const dialog = (page: Page) => page.getByRole('dialog');
const table = (page: Page) => dialog(page).getByRole('group');
const image = (page: Page) => dialog(page).getByRole('img');
const slider = (page: Page) => page.getByRole('slider');
const widthOf = async (page: Page) => (await image(page).boundingBox())?.width ?? 0;

async function open(page: Page, path = address): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await untilWhole(page);
  await link(page).press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(image(page)).toHaveJSProperty('complete', true);
  // The bar below the table may grow once its font is there, and the sheet fits what is left.
  await page.evaluate(async () => document.fonts.ready);
}

test('a page loads nothing of the viewer before a visitor needs it', async ({ page, site }) => {
  const faults = watchPage(page, site.url);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const ofViewer = (): string[] => requested.filter((path) => /\/assets\/(?:open-)?viewer-/.test(path));
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.mouse.move(5, 300);
  await untilWhole(page);
  expect(ofViewer()).toEqual([]);
  await link(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Savings calculated before we build');
  expect(ofViewer()).toHaveLength(2);
  expect(faults).toEqual([]);
});

test('Enter opens the drawing; Escape closes it and gives the focus back', async ({ page }) => {
  await open(page);
  await expect(slider(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(link(page)).toBeFocused();
  await expect(page).toHaveURL(address);
});

test('the way back closes the drawing and stays on the page, and so does the button', async ({ page }) => {
  await page.goto('/services');
  await open(page);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expect(link(page)).toBeFocused();
  await open(page);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(link(page)).toBeFocused();
});

test(`the slider shows the drawing of each value and says what it shows ${phonesFirst}`, async ({ page }) => {
  await open(page);
  await expect(slider(page)).toHaveAccessibleName('Hours by hand, a month');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '184 hours');
  const isShown = (ending: RegExp) =>
    expect
      .poll(() => image(page).evaluate((element) => (element as HTMLImageElement).currentSrc))
      .toMatch(ending);
  await isShown(/-[\w-]{6}(?:-compact)?-light\.svg$/);
  await slider(page).press('ArrowLeft');
  await isShown(/-v4(?:-compact)?-light\.svg$/);
  await slider(page).press('Home');
  await isShown(/-v0(?:-compact)?-light\.svg$/);
  await expect(image(page)).toHaveJSProperty('complete', true);
  expect(await image(page).evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(
    0,
  );
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '96 hours');
  await expect(dialog(page).getByRole('status')).toHaveText(
    'At 96 hours by hand a month, the flow leaves $2,040 every month. It has paid for itself in month 11.',
  );
  await slider(page).press('End');
  await isShown(/-[\w-]{6}(?:-compact)?-light\.svg$/);
});

test('keys, buttons and the wheel zoom; a drag and the arrow keys move the sheet', async ({ page }) => {
  await open(page);
  const whole = await widthOf(page);
  await page.keyboard.press('+');
  expect(await widthOf(page)).toBeGreaterThan(whole * 1.3);
  await page.keyboard.press('-');
  expect(await widthOf(page)).toBeCloseTo(whole, 0);
  await page.keyboard.press('-');
  expect(await widthOf(page)).toBeCloseTo(whole, 0);
  await dialog(page).getByRole('button', { name: 'Zoom in' }).click();
  expect(await widthOf(page)).toBeGreaterThan(whole * 1.3);
  const box = (await table(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => widthOf(page)).toBeGreaterThan(whole * 2);
  const left = () => table(page).evaluate((element) => element.scrollLeft);
  const before = await left();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 80, box.y + box.height / 2);
  await page.mouse.up();
  expect(await left()).toBeCloseTo(before + 80, 0);
  await table(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(before + 80);
  await page.keyboard.press('0');
  expect(await widthOf(page)).toBeCloseTo(whole, 0);
});

test('it prints on one sheet, with its title and page, and without the page and the tools', async ({
  page,
}) => {
  await open(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(image(page)).toHaveAttribute('src', /-light\.svg$/);
  const sheet = dialog(page).getByRole('figure');
  await expect(sheet).toContainText('Savings calculated before we build');
  await expect(sheet).toContainText('/services/power-automate');
  for (const hidden of [page.getByRole('main'), dialog(page).getByRole('button').first(), slider(page)])
    await expect(hidden).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

test('axe has nothing to say about it, at two widths in both themes', async ({ page }) => {
  await open(page);
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
  }
});

test(
  'a drawing without a variable opens too, from the drawing that stays beside the steps',
  beforeRelease,
  async ({ page }) => {
    await page.goto('/services/strategic-alignment');
    await untilWhole(page);
    await page.locator('main a[data-viewer]:visible').first().press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect(table(page)).toBeFocused();
    await expect(slider(page)).toHaveCount(0);
  },
);

test('without the viewer the link leads to the file', async ({ page }) => {
  await page.route('**/assets/viewer-*.json', (route) => route.abort());
  await page.goto(address);
  await untilWhole(page);
  await link(page).click();
  await expect(page).toHaveURL(/\/assets\/illustrations-power-automate-cost-effective-.+-light\.svg$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawing is a link to its file, and promises no change', async ({ page }) => {
    await page.goto(address);
    await expect(link(page)).toHaveText(/^Enlarge/);
    await expect(link(page).getByText('and change a figure')).toBeHidden();
    const file = await page.request.get((await link(page).getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toContain('image/svg+xml');
  });
});
