/** Words over pictures can be read, on the pixels that are painted behind them (`support/contrast.ts`). */
import { faintLines } from '../support/contrast.ts';
import { everyNth, sampleOf, sampled } from '../support/sample.ts';
import { expect, test } from '../support/server.ts';
import { routes } from '../support/site-server.ts';

/** In CSS pixels, the sampled ones at every third place; the last is a phone on its side. */
const windows = [320, 375, 1280, 768, 1024, 1920]
  .map((width) => ({ width, height: 900 }))
  .concat({ width: 844, height: 390 });
const seen = everyNth(windows, 3);

const addresses = [
  ...sampleOf(routes).filter((route) => route !== '/'),
  ...[1, 2, 3, 4].map((slide) => `/#hero-slide-${slide}`),
];

/** One banner of each tone. */
const banners = new Set(['/services/azure', '/industries/renewables', '/contact-us']);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of addresses) {
  test(
    `words over the picture of ${address} can be read in both themes`,
    sampled(address.endsWith('slide-1') || banners.has(address)),
    async ({ page }) => {
      await page.goto(address, { waitUntil: 'load' });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const size of seen) {
          await page.setViewportSize(size);
          expect(await faintLines(page), `${size.width} px, ${colorScheme}`).toEqual([]);
        }
      }
    },
  );
}
