/** Every widget and band by itself, in every state there is. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { examples, expect, test } from './support/gallery.ts';
import { openAwake } from './support/visitor.ts';

/** Violations as `rule: selector`. Headings are judged on whole pages: an example is a part of one. */
async function violations(page: Page): Promise<string[]> {
  const results = await new AxeBuilder({ page }).include('main').disableRules('heading-order').analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

for (const path of examples) {
  test(`${path} has nothing axe objects to`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAwake(page, path);
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test('an island that crashes on a click says so in its own place', async ({ page }) => {
  await openAwake(page, '/gallery/crash');
  await page.getByRole('button', { name: 'Crash' }).click();
  const note = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });
  await expect(note).toBeVisible();
  await expect(page.getByText('asked to crash')).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await note.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('button', { name: 'Crash' })).toBeVisible();
});
