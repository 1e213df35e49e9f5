/** A link's picture grows into the banner of the page it leads to. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/server.ts';
import { motion, openAwake } from '../support/visitor.ts';
import { beforeRelease } from '../support/sample.ts';

test.use(motion);

/** What moved when the page was entered: pseudo-elements, and how wide the carried picture was at first. */
interface Entrance {
  moved: string[];
  startWidth: number;
}

/** Notes on every page what its entrance moves, before any script of its own. */
const watchEntrances = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: { ready: Promise<void> } | null };
      const note = (entrance: unknown): unknown => Object.assign(globalThis, { entrance });
      if (!viewTransition) return void note({ moved: [], startWidth: 0 });
      void viewTransition.ready.then(() => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        const group = effects.find(({ pseudoElement }) => /group\(.*picture/.test(pseudoElement ?? ''));
        note({
          moved: effects.map(({ pseudoElement }) => pseudoElement ?? ''),
          startWidth: Number.parseFloat(String(group?.getKeyframes()[0]?.['width'])),
        });
      });
    });
  });

const entranceOf = async (page: Page): Promise<Entrance> => {
  const handle = await page.waitForFunction(() => (globalThis as { entrance?: Entrance }).entrance);
  return (await handle.jsonValue()) as Entrance;
};

const link = (page: Page) => page.locator('main a[href="/services/power-bi"]:has(img)');

test('grows from where it was, and so do those of the links that are followed after it', async ({ page }) => {
  await watchEntrances(page);
  await openAwake(page, '/services');
  for (const back of [false, true]) {
    if (back) {
      await page.goto('/services/power-pages');
      await openAwake(page, '/services');
    }
    await link(page).scrollIntoViewIfNeeded();
    const { width = 0 } = (await link(page).locator('img:visible').boundingBox()) ?? {};
    await link(page).click();
    await page.waitForURL('**/services/power-bi');
    const { moved, startWidth } = await entranceOf(page);
    expect(moved.some((part) => part.startsWith('::view-transition-old(') && part.includes('picture)'))).toBe(
      true,
    );
    expect(startWidth).toBeCloseTo(width, 0);
    // The banner's words and the header have been scrolled away: the new ones appear, none flies in.
    expect(new Set(moved.filter((part) => part.startsWith('::view-transition-old'))).size).toBe(2);
  }
});

test('of a picture by day and by night the one grows that is displayed', beforeRelease, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await watchEntrances(page);
  await openAwake(page, '/services');
  const azure = page.locator('main a[href="/services/azure"]:has(img)');
  await azure.scrollIntoViewIfNeeded();
  const { width = 0 } = (await azure.locator('img:visible').boundingBox()) ?? {};
  await azure.click();
  await page.waitForURL('**/services/azure');
  expect((await entranceOf(page)).startWidth).toBeCloseTo(width, 0);
});

test('a link without a picture turns banner into banner', beforeRelease, async ({ page }) => {
  await watchEntrances(page);
  await openAwake(page, '/services');
  const { width = 0 } = (await page.locator('[data-banner-picture]:visible').boundingBox()) ?? {};
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click();
  await page.waitForURL('**/careers');
  expect((await entranceOf(page)).startWidth).toBeCloseTo(width, 0);
});

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    await watchEntrances(page);
    await openAwake(page, '/services');
    await link(page).click();
    await page.waitForURL('**/services/power-bi');
    expect((await entranceOf(page)).moved).toEqual([]);
  });
});
