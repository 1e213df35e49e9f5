/** A band of tabs has two to eight of them; here they are in numbers that no delivered page has. */
import { expect, test } from '../support/gallery.ts';
import { sampled } from '../support/sample.ts';
import { openAwake } from '../support/visitor.ts';

/** Rows of tabs by the width of the window. On a phone tabs are icons. */
const rows: Record<number, Record<number, number>> = {
  2: { 320: 1, 375: 1, 768: 1, 1280: 1 },
  3: { 320: 1, 375: 1, 768: 1, 1280: 1 },
  7: { 320: 2, 375: 2, 768: 2, 1280: 2 },
  8: { 320: 2, 375: 2, 768: 2, 1280: 2 },
};

for (const [count, byWidth] of Object.entries(rows)) {
  test(
    `${count} tabs stand in rows and none leaves the page`,
    sampled(/[28]/.test(count)),
    async ({ page }) => {
      await openAwake(page, `/gallery/tabs-${count}`);
      const tabs = page.getByRole('tab');
      await expect(tabs).toHaveCount(Number(count));
      for (const [width, lines] of Object.entries(byWidth)) {
        await page.setViewportSize({ width: Number(width), height: 800 });
        const boxes = await Promise.all((await tabs.all()).map((tab) => tab.boundingBox()));
        const tops = new Set(boxes.map((box) => Math.round(box?.y ?? 0)));
        expect(tops.size, `${width} px`).toBe(lines);
        for (const box of boxes) {
          expect(box?.width).toBeGreaterThanOrEqual(40);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(Number(width));
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(Number(width));
      }
    },
  );
}

test('the last of eight tabs opens by its address, and End leads to it', async ({ page }) => {
  await openAwake(page, '/gallery/tabs-8#features-tab-8');
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab').first().click();
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel')).toHaveAttribute('id', 'features-tab-8');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the address marks the eighth tab', async ({ page }) => {
    await page.goto('/gallery/tabs-8#features-tab-8');
    const tabs = page.locator('[data-role=tab]');
    await expect(tabs.first()).toHaveCSS('font-weight', '500');
    await expect(tabs.last()).toHaveCSS('font-weight', '600');
  });
});
