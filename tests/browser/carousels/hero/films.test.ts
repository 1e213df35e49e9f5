/** The films of the hero: late, one at a time, and only for who wants motion and can pay for it. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/gallery.ts';
import { motion, openAwake } from '../../support/visitor.ts';
import { expectPlaying, goodLine, setLine, stateOf, video } from './films.ts';
import { beforeRelease, sampled } from '../../support/sample.ts';

test.use(motion);

const path = '/gallery/hero';
test.beforeEach(({ page }) => setLine(page, goodLine));

const next = (page: Page) => page.getByRole('button', { name: 'Next slide' });

/** Addresses of the films that the page has asked for so far. */
function filmsOf(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url());
  });
  return films;
}

test('no film is asked for before the page wakes, and then only that of the slide in sight', async ({
  page,
}) => {
  const films = filmsOf(page);
  await page.goto(path, { waitUntil: 'load' });
  expect(films).toEqual([]);
  await openAwake(page, path);
  await expectPlaying(page, 1);
  await expect(page.locator('#hero video')).toHaveCount(1);
});

test(
  'is silent, loops, and is nothing to assistive technology or the keyboard',
  beforeRelease,
  async ({ page }) => {
    await openAwake(page, path);
    // Off the carousel: under a resting pointer it would play but once.
    await page.locator('header').hover({ position: { x: 5, y: 5 } });
    await expect(video(page, 1)).toHaveJSProperty('muted', true);
    await expect(video(page, 1)).toHaveJSProperty('loop', true);
    await expect(video(page, 1)).toHaveJSProperty('playsInline', true);
    await expect(video(page, 1)).toHaveJSProperty('controls', false);
    await expect(video(page, 1)).toHaveAttribute('aria-hidden', 'true');
  },
);

test('only the film in sight plays; the others pause and return to their first frame', async ({ page }) => {
  await openAwake(page, path);
  await expectPlaying(page, 1);
  await next(page).click();
  await expectPlaying(page, 2);
  await expect.poll(() => stateOf(page, 1)).toEqual({ paused: true, time: 0 });
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await expectPlaying(page, 1);
  await expect.poll(() => stateOf(page, 2)).toEqual({ paused: true, time: 0 });
});

test('nobody who wants less motion gets a film', beforeRelease, async ({ page }) => {
  const films = filmsOf(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAwake(page, path);
  await next(page).click();
  await expect(page.locator('#hero [data-current]')).toHaveId('hero-slide-2');
  await expect(page.locator('#hero video')).toHaveCount(0);
  expect(films).toEqual([]);
});

for (const [who, line] of [
  ['saves data', { saveData: true }],
  ['has the line of a 3G phone', { saveData: false, effectiveType: '3g' }],
] as const)
  test(`nobody who ${who} gets a film`, sampled(line.saveData), async ({ page }) => {
    const films = filmsOf(page);
    await setLine(page, line);
    await openAwake(page, path);
    await next(page).click();
    await expect(page.locator('#hero [data-current]')).toHaveId('hero-slide-2');
    await expect(page.locator('#hero video')).toHaveCount(0);
    expect(films).toEqual([]);
  });

test('a browser that tells nothing of the line gets its film', beforeRelease, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'connection'));
  await page.addInitScript(() => Reflect.deleteProperty(navigator, 'connection'));
  await openAwake(page, path);
  await expectPlaying(page, 1);
});

test('the pause button holds the film where it is, and lets it go on from there', async ({ page }) => {
  await openAwake(page, path);
  await expectPlaying(page, 1);
  await page.getByRole('button', { name: 'Pause automatic rotation' }).click();
  await expect.poll(async () => (await stateOf(page, 1)).paused).toBe(true);
  const { time } = await stateOf(page, 1);
  expect(time).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Start automatic rotation' }).click();
  await expectPlaying(page, 1);
});

test(
  'under a resting pointer the film plays to its end and stands there',
  beforeRelease,
  async ({ page }) => {
    await openAwake(page, path);
    await expectPlaying(page, 1);
    await page.locator('#hero-slide-1 h2').hover();
    await expect(video(page, 1)).toHaveJSProperty('loop', false);
    await video(page, 1).evaluate((element: HTMLVideoElement) => {
      element.currentTime = element.duration - 0.2;
    });
    await expect(video(page, 1)).toHaveJSProperty('ended', true);
  },
);

test('the still is in sight until the film moves, and phones get a film of their own', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const films = filmsOf(page);
  await page.route('**/*.mp4', async (route) => {
    await held;
    await route.continue();
  });
  await openAwake(page, path);
  await expect(video(page, 1)).toHaveCSS('opacity', '0');
  release();
  await expectPlaying(page, 1);
  await expect(video(page, 1)).toHaveCSS('opacity', '1');
  expect(films.filter((film) => !film.includes('-phone.'))).toEqual([]);
});

test('a film that is playing stops when motion is no longer wanted', beforeRelease, async ({ page }) => {
  await openAwake(page, path);
  await expectPlaying(page, 1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('#hero video')).toHaveCount(0);
});

test('a film lies where its picture does: never on the words, on a phone below them', async ({ page }) => {
  for (const size of [
    { width: 1280, height: 700 },
    { width: 375, height: 760 },
  ]) {
    await page.setViewportSize(size);
    await openAwake(page, path);
    await expectPlaying(page, 1);
    const picture = await page.locator('#hero-slide-1 img').first().boundingBox();
    expect(await video(page, 1).boundingBox()).toEqual(picture);
    const onTop = await page.locator('#hero-slide-1 h2').evaluate((heading) => {
      const { left, top } = heading.getBoundingClientRect();
      return document.elementFromPoint(left + 20, top + 10) === heading;
    });
    expect(onTop).toBe(true);
  }
});

test(
  'of a picture whose left is empty a square window keeps the right, and of its film the same',
  beforeRelease,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openAwake(page, path);
    const still = (number: number) => page.locator(`#hero-slide-${number} img`).first();
    await expect(still(2)).toHaveCSS('object-position', '30% 50%');
    await expect(still(3)).not.toHaveCSS('object-position', '30% 50%');
    await next(page).click();
    await next(page).click();
    await expectPlaying(page, 3);
    const position = await still(3).evaluate((image) => getComputedStyle(image).objectPosition);
    await expect(video(page, 3)).toHaveCSS('object-position', position);
  },
);
