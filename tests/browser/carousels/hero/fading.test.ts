/** How one slide of the hero becomes the next: the picture over the old one, the words one after the other. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/server.ts';
import { motion, openAwake } from '../../support/visitor.ts';
import { button, expectSlide, interval, picker } from './hero.ts';
import { beforeRelease } from '../../support/sample.ts';

test.use(motion);

/** Opacities of the layers of a slide at a moment of the change, in milliseconds. */
const layersAt = (page: Page, number: number, moment: number) =>
  page.evaluate(
    ([slide, time]) => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
      const root = document.querySelector(`#hero-slide-${slide}`);
      const opacity = (layer: string): number =>
        Number(
          getComputedStyle(
            root?.querySelector(`[data-layer=${layer}] > img, [data-layer=${layer}]`) as Element,
          ).opacity,
        );
      return { picture: opacity('picture'), words: opacity('words') };
    },
    [number, moment] as const,
  );

/** Begins the change to the next slide and pauses it in its first frame: a slow machine would see only its end. */
const beginChange = (page: Page) =>
  page.evaluate(async () => {
    document.querySelector<HTMLElement>('#hero [data-step="1"]')?.click();
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) animation.pause();
  });

test('no two headlines are read at once, and nothing shines through the pictures', async ({ page }) => {
  await openAwake(page, '/');
  await beginChange(page);
  await expectSlide(page, 2);
  for (const moment of [80, 200, 400, 600]) {
    const [old, next] = [await layersAt(page, 1, moment), await layersAt(page, 2, moment)];
    expect(old.picture, `the old picture after ${moment} ms`).toBe(1);
    expect(Math.min(old.words, next.words), `words after ${moment} ms`).toBe(0);
  }
  const middle = await layersAt(page, 2, 350);
  expect(middle.picture).toBeGreaterThan(0.3);
  expect(middle.picture).toBeLessThan(1);
});

test(
  'the bar of the current slide fills while the hero counts, and is whole while it does not',
  beforeRelease,
  async ({ page }) => {
    await openAwake(page, '/');
    await page.locator('header a').first().hover();
    const fill = () =>
      picker(page, 1).evaluate((element) =>
        element
          .getAnimations({ subtree: true })
          .flatMap((animation) =>
            animation instanceof CSSAnimation ? Number(animation.effect?.getComputedTiming().duration) : [],
          ),
      );
    await expect.poll(fill).toEqual([interval]);
    await button(page, 'Pause automatic rotation').click();
    await expect.poll(fill).toEqual([]);
  },
);
