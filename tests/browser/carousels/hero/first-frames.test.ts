/** A film comes over its poster: whoever sees the change would see a jump. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/gallery.ts';
import { motion, openAwake } from '../../support/visitor.ts';
import { expectPlaying, goodLine, setLine } from './films.ts';
import { beforeRelease } from '../../support/sample.ts';

test.use(motion);

test.beforeEach(({ page }) => setLine(page, goodLine));

/** How far the first frame of a slide's film is from its poster: the mean over all pixels, 0 to 255. */
const differenceFromPoster = (slide: Locator): Promise<number> =>
  slide.evaluate(async (element) => {
    const film = element.querySelector('video');
    const poster = [...element.querySelectorAll('img')].find((image) => image.checkVisibility());
    if (!film || !poster) throw new Error('the slide has no film');
    film.pause();
    if (film.currentTime > 0)
      await new Promise((resolve) => {
        film.addEventListener('seeked', resolve, { once: true });
        film.currentTime = 0;
      });
    await poster.decode();
    const pixelsOf = (source: CanvasImageSource): Uint8ClampedArray => {
      const [width, height] = [320, 180];
      const canvas = new OffscreenCanvas(width, height).getContext('2d');
      canvas?.drawImage(source, 0, 0, width, height);
      return canvas?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    };
    const [first, still] = [pixelsOf(film), pixelsOf(poster)];
    return first.reduce((sum, value, at) => sum + Math.abs(value - (still[at] ?? 0)), 0) / first.length;
  });

for (const [theme, numbers] of [
  ['light', [1, 2, 3, 4]],
  // Those that have a film for this theme; the others show the same in both.
  ['dark', [1, 3]],
] as const)
  test(`every film begins with its poster, in the ${theme} theme`, beforeRelease, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await openAwake(page, '/');
    for (const number of numbers) {
      const slide = page.locator(`#hero-slide-${number}`);
      await page.getByRole('button', { name: `Slide ${number}:` }).click();
      // Under a resting pointer nothing turns, and the film plays but once.
      await slide.locator('h2').hover();
      await expectPlaying(page, number);
      expect(await differenceFromPoster(slide), `slide ${number}`).toBeLessThan(3);
    }
  });
