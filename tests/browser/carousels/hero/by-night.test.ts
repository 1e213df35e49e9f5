/** In the dark theme the hero is by night: its pictures, its films and the words on them. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/server.ts';
import { motion, openAwake } from '../../support/visitor.ts';
import { expectPlaying, goodLine, setLine, video } from './films.ts';
import { beforeRelease } from '../../support/sample.ts';

test.use(motion);

test.use({ colorScheme: 'dark' });
test.beforeEach(({ page }) => setLine(page, goodLine));

const shown = (page: Page, slide: number) =>
  page.locator(`#hero-slide-${slide} img`).filter({ visible: true });
const themeSwitch = (page: Page) => page.locator('header [data-theme-switch]').filter({ visible: true });
const colorOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).color);

/** Names of the hero's pictures and films that the page has asked for so far. */
function filesOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const [name] = /(?:hero|films)-transforming-.*/.exec(request.url()) ?? [];
    if (name) files.push(name);
  });
  return files;
}

test('begins with a slide by night, and fetches nothing of the one by day', async ({ page }) => {
  const files = filesOf(page);
  await openAwake(page, '/');
  await expect(shown(page, 1)).toHaveAttribute('src', /-night-/);
  await expectPlaying(page, 1);
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => !file.includes('-night-'))).toEqual([]);
  const white = await colorOf(page, '#hero-slide-2 h2');
  expect(await colorOf(page, '#hero-slide-1 h2')).toBe(white);
  expect(await colorOf(page, 'body > header')).toBe(white);
});

test(
  'who chooses the light theme gets the picture and the film by day, and back',
  beforeRelease,
  async ({ page }) => {
    await openAwake(page, '/');
    await expectPlaying(page, 1);
    for (const [name, words] of [
      [/-[\w-]{6}-(?!night)/, 'rgb(21, 22, 26)'],
      [/-night-/, 'rgb(246, 244, 240)'],
    ] as const) {
      await themeSwitch(page).click();
      await expect(shown(page, 1)).toHaveAttribute('src', name);
      await expect(page.locator('#hero-slide-1 h2')).toHaveCSS('color', words);
      await expectPlaying(page, 1);
      await expect(video(page, 1)).toHaveAttribute('src', name);
    }
  },
);

test('a film that stands does not cover the picture of the other theme', beforeRelease, async ({ page }) => {
  await openAwake(page, '/');
  await expectPlaying(page, 1);
  await page.locator('#hero [data-rotation]').click();
  await themeSwitch(page).click();
  await expect(video(page, 1)).toHaveCount(0);
  await expect(shown(page, 1)).toHaveAttribute('src', /-[\w-]{6}-(?!night)/);
});
