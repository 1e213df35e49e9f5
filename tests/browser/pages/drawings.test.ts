/** The drawings of the tabs: which of their files a visitor gets, and when. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/server.ts';
import { motion, openAwake, untilAwake } from '../support/visitor.ts';
import { wake } from '../support/page-watch.ts';
import { beforeRelease } from '../support/sample.ts';

test.use(motion);

const address = '/services/power-bi';

/** The name of a drawing's file without page and hash, its theme included; undefined for any other file. */
function nameOf(url: string): string | undefined {
  const [, name, ending] =
    /illustrations-power-bi-(.+)-.{6}((?:-compact)?-(?:light|dark))\.svg(?:\?d)?(?:#d)?$/.exec(url) ?? [];
  return name === undefined ? undefined : `${name}${ending}`;
}

/** Names of the drawings' files that the page asks for. */
function watchDrawings(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = nameOf(request.url());
    // One that draws itself is asked for anew.
    if (name !== undefined && !asked.includes(name)) asked.push(name);
  });
  return asked;
}

// Without script a panel has another role.
const shown = (page: Page) => page.locator('[data-role=tabpanel]').getByRole('img');

/** The drawing in sight has come and is drawn. */
const expectDrawn = (page: Page, name: string) =>
  expect
    .poll(async () => {
      const drawn = await shown(page).evaluateAll((images) =>
        (images as HTMLImageElement[]).map(({ complete, naturalWidth, src }) =>
          complete && naturalWidth > 0 ? src : '',
        ),
      );
      return drawn.map(nameOf);
    })
    .toEqual([name]);

test('come when their tab is shown, in the theme that is shown, and no others', async ({ page }) => {
  const asked = watchDrawings(page);
  await openAwake(page, address);
  await page.locator('#features').scrollIntoViewIfNeeded();
  await expectDrawn(page, 'power-bi-consulting-light');
  await page.locator('#features-tab-3-tab').click();
  await expectDrawn(page, 'dashboard-development-light');
  expect(asked).toEqual(['power-bi-consulting-light', 'dashboard-development-light']);
});

test('come for the tab that the address names, before any script wakes', beforeRelease, async ({ page }) => {
  const asked = watchDrawings(page);
  await page.goto(`${address}#features-tab-2`);
  await expectDrawn(page, 'power-bi-integration-light');
  // The address takes effect once its panel is there; until then the first panel is in sight.
  expect(asked.filter((name) => name !== 'power-bi-consulting-light')).toEqual([
    'power-bi-integration-light',
  ]);
});

test.describe('by night', () => {
  test.use({ colorScheme: 'dark' });

  test('are the dark ones, until the visitor chooses the day', beforeRelease, async ({ page }) => {
    const asked = watchDrawings(page);
    await openAwake(page, address);
    await page.locator('#features').scrollIntoViewIfNeeded();
    await expectDrawn(page, 'power-bi-consulting-dark');
    await page.locator('[data-theme-switch]:visible').click();
    await expectDrawn(page, 'power-bi-consulting-light');
    expect(asked).toEqual(['power-bi-consulting-dark', 'power-bi-consulting-light']);
  });

  test('are the light ones on paper, those of closed tabs too', async ({ page }) => {
    const asked = watchDrawings(page);
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    await expect(shown(page)).toHaveCount(6);
    const light = () => new Set(asked.filter((name) => name.endsWith('-light')));
    // Chromium 150 prints without asking for lazy pictures far from the window, so the window takes in the whole page.
    await page.setViewportSize({ width: 1280, height: 12_000 });
    await expect.poll(() => light().size).toBe(6);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('are shown with their tabs', async ({ page }) => {
    await page.goto(address);
    await page.locator('#features-tab-3-tab').click();
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toHaveAttribute('src', /dashboard-development-.{6}-light/);
  });
});

test('keep their place before they come', beforeRelease, async ({ page }) => {
  await page.route('**/illustrations-*.svg', (route) => route.abort());
  await page.goto(address);
  const { width, height } = (await shown(page).boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(800 / 540, 1);
});

test('have a short name, and a description that a visitor can open below', async ({ page }) => {
  await page.goto(address);
  await expect(shown(page)).toHaveAccessibleName(/^Drawing: \w.+$/);
  const panel = page.locator('#features-tab-1');
  const drawing = panel.getByRole('group');
  await expect(drawing).toHaveJSProperty('open', false);
  await panel.getByText('What this drawing shows').press('Enter');
  await expect(drawing).toHaveJSProperty('open', true);
  await expect(drawing).toContainText(/What this drawing shows\w+.{40,}/);
  // The description stays open when React takes over.
  await wake(page);
  await untilAwake(page);
  await expect(drawing).toHaveJSProperty('open', true);
});

/** Pixels of two photographs that are not the same but for the smoothing of an edge. */
async function differing(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((photo) => sharp(photo).grayscale().raw().toBuffer()));
  return [...(a ?? [])].filter((value, at) => Math.abs(value - (b?.[at] ?? 0)) > 40).length;
}

test.describe('draw themselves', () => {
  // A picture in a page has no policy; opened by itself, as below, the file's own would keep its styles out.
  test.use({ bypassCSP: true });
  const costs = '/services/azure#features-tab-3';
  const source = (page: Page) => shown(page).evaluate((image: HTMLImageElement) => image.src);

  test('once, when they come into view, and are whole in the end', beforeRelease, async ({ page }) => {
    // A page whose drawing is not in the first screen.
    await openAwake(page, '/services/power-bi');
    expect(await source(page)).not.toMatch(/#d$/);
    await shown(page).scrollIntoViewIfNeeded();
    await expect.poll(() => source(page)).toMatch(/light\.svg(\?d)?#d$/);
    await page.mouse.wheel(0, -2000);
    await shown(page).scrollIntoViewIfNeeded();
    expect(await source(page)).toMatch(/light\.svg(\?d)?#d$/);
    // The same file by itself: what moves in it, and what it looks like afterwards.
    const file = await source(page);
    await page.goto(file);
    const moving = await page.evaluate(() => document.getAnimations().length);
    expect(moving).toBeGreaterThan(1);
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const end = await page.screenshot();
    await page.goto('about:blank');
    await page.goto(file.replace('#d', ''));
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await differing(end, await page.screenshot())).toBeLessThan(20);
  });

  test.describe('not where motion is not wanted', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('neither the page nor the file moves anything', async ({ page }) => {
      await openAwake(page, costs);
      await shown(page).scrollIntoViewIfNeeded();
      expect(await source(page)).not.toMatch(/#d$/);
      await page.goto(`${await source(page)}#d`);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  });
});
