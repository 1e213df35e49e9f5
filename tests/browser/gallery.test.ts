/** Every widget and band by itself, in every state there is. */
import { examples, expect, test } from './support/gallery.ts';
import { faintLines } from './support/contrast.ts';
import { everything, sampled } from './support/sample.ts';
import { violations } from './support/violations.ts';
import { openAwake } from './support/visitor.ts';

/** What axe sees an example in: one after the other, or all four. */
const views = [
  { width: 1280, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'dark' },
  { width: 375, colorScheme: 'light' },
] as const;

/** Examples whose state no sampled page has, one of each band; axe sees the others there. */
const unlikePages =
  /\/(?:form-(?:sent|failed|not-ready|refused)|banner-red|tabs-of-words|(?:cases|client-quotes|people|credentials|vacancies)-5)$/;

for (const [index, path] of examples.entries()) {
  test(`${path} has nothing axe objects to`, sampled(unlikePages.test(path)), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAwake(page, path);
    for (const { width, colorScheme } of everything ? views : views.slice(index % 4, (index % 4) + 1)) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await violations(page, true), `${width} px, ${colorScheme}`).toEqual([]);
    }
  });
}

test('the words of a call to action can be read on its picture', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/gallery/call-to-action', { waitUntil: 'load' });
  for (const width of [320, 375, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).scrollIntoViewIfNeeded();
    expect(await faintLines(page), `${width} px`).toEqual([]);
  }
});

test('an island that crashes on a click says so in its own place', async ({ page }) => {
  await openAwake(page, '/gallery/crash');
  await page.getByRole('button', { name: 'Crash' }).click();
  const note = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });
  await expect(note).toBeVisible();
  await expect(page.getByText('asked to crash')).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
  expect(await violations(page, true)).toEqual([]);
  await note.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('button', { name: 'Crash' })).toBeVisible();
});
