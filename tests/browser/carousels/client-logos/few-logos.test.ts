/** So few logos that all of them fit stand still: no controls, and nothing to scroll. */
import { expect, test } from '../../support/gallery.ts';
import { sampled } from '../../support/sample.ts';
import { openAwake } from '../../support/visitor.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `three logos stand still and are all in sight (${colorScheme})`,
    sampled(colorScheme === 'dark'),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openAwake(page, '/gallery/client-logos-3');
      const band = page.getByRole('region', { name: 'Three clients' });
      await expect(band.getByRole('button')).toHaveCount(0);
      for (const width of [320, 375, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const logo of await band.getByRole('img').all()) {
          await logo.scrollIntoViewIfNeeded();
          const box = await logo.boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    },
  );

test('a file of the owner stands on white, and its link says that it opens a new tab', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAwake(page, '/gallery/client-logos-3');
  const link = page.getByRole('region', { name: 'Three clients' }).getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://client.example/');
  await expect(link).toHaveAccessibleName(/new tab/);
  await expect(link.getByRole('img')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
