/** Words over pictures can be read, on the pixels that are painted behind them (`support/contrast.ts`). */
import { faintLines } from '../support/contrast.ts';
import { sampledRoutes, widthsOf } from '../support/sample.ts';
import { expect, test } from '../support/server.ts';

const widths = [320, 375, 768, 1024, 1280, 1920];
const height = 900;

/** What is looked at: an address and the widths it is looked at in. */
const looks = [
  ...sampledRoutes
    .filter((route) => route !== '/')
    .map((route) => ({ address: route, widths: widthsOf(route, widths) })),
  ...[1, 2, 3, 4].map((slide) => ({ address: `/#hero-slide-${slide}`, widths })),
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { address, widths: looked } of looks) {
  test(`words over the picture of ${address} can be read in both themes`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'load' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of looked) {
        await page.setViewportSize({ width, height });
        expect(await faintLines(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
