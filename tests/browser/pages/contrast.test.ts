/** Words over pictures can be read, on the pixels that are painted behind them (`support/contrast.ts`). */
import { faintLines } from '../support/contrast.ts';
import { sampledRoutes, windowsOf } from '../support/sample.ts';
import { expect, test } from '../support/server.ts';
import { thirdNow } from '../support/turn.ts';

/** In CSS pixels; the last is a phone on its side. */
const windows = [320, 375, 768, 1024, 1280, 1920]
  .map((width) => ({ width, height: 900 }))
  .concat({ width: 844, height: 390 });

/** What is looked at: an address and the windows it is looked at in. */
const looks = [
  ...sampledRoutes
    .filter((route) => route !== '/')
    .map((route) => ({ address: route, seen: windowsOf(route, windows) })),
  ...[1, 2, 3, 4].map((slide) => ({
    address: `/#hero-slide-${slide}`,
    seen: thirdNow([...windows, { width: 667, height: 375 }], slide),
  })),
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { address, seen } of looks) {
  test(`words over the picture of ${address} can be read in both themes`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'load' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const size of seen) {
        await page.setViewportSize(size);
        expect(await faintLines(page), `${size.width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
