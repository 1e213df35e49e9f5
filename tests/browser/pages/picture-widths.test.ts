/** Which file of a banner and of a closing picture a screen loads: a dense or large screen gets a sharp one at once. */
import { sampled } from '../support/sample.ts';
import { expect, test } from '../support/server.ts';

const screens = [
  ['a dense notebook', { width: 1440, height: 900 }, 2, 2880, 2880],
  ['a notebook with 1.25 device pixels', { width: 1536, height: 864 }, 1.25, 2880, 2880],
  ['a usual window', { width: 1440, height: 900 }, 1, 1440, 1440],
  // A banner is at most 1500 px wide, a closing picture as wide as the window.
  ['a large screen', { width: 1920, height: 1080 }, 1, 1440, 2880],
  ['a phone', { width: 390, height: 844 }, 3, 1440, 1440],
] as const;

/** The others load by the same rule. */
const sampledScreens = new Set<string>(['a dense notebook', 'a large screen', 'a phone']);

for (const [who, viewport, deviceScaleFactor, banner, closing] of screens)
  test.describe(who, () => {
    test.use({ viewport, deviceScaleFactor, contextOptions: { reducedMotion: 'reduce' } });
    test('loads pictures of its width', sampled(sampledScreens.has(who)), async ({ page }) => {
      await page.goto('/services/azure');
      for (const [name, width] of [
        ['banners-azure', banner],
        ['close-ups-closing-azure', closing],
      ] as const) {
        const picture = page.locator(`img[src*="${name}-"]:visible`);
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(async () => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
          .toMatch(new RegExp(`${name}-.{6}-${width}\\.avif$`));
      }
    });
  });
