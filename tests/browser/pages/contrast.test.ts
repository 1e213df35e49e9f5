/** Words over pictures can be read, on the pixels that are painted behind them (`support/contrast.ts`). */
import { faintLines } from '../support/contrast.ts';
import { sampledRoutes } from '../support/sample.ts';
import { expect, test } from '../support/server.ts';

const widths = [320, 375, 768, 1024, 1280, 1920];
const height = 900;

/** What is looked at: an address and the widths it is looked at in. Topics take the widths in turn. */
const isTopic = (route: string): boolean => /^\/(?:services|industries)\/./.test(route);
const looks = [
  ...sampledRoutes
    .filter((route) => route !== '/')
    .map((route, index) => ({
      address: route,
      widths: isTopic(route) ? widths.filter((_width, at) => at % 3 === index % 3) : widths,
    })),
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
