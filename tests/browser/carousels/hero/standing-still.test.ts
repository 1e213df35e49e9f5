/** When the hero does not turn by itself (decision D7). */
import { withoutFilms } from './films.ts';
import { expect, test } from '../../support/server.ts';
import { motion, pass } from '../../support/visitor.ts';
import { button, expectHeld, expectSlide, hero, hover, interval, leave, openStill, slides } from './hero.ts';
import { beforeRelease } from '../../support/sample.ts';

test.use(motion);
test.beforeEach(({ page }) => withoutFilms(page));

test('the hero stands still while a pointer rests on its words, and turns while it rests on the picture', async ({
  page,
}) => {
  await openStill(page);
  await hover(page);
  await expectHeld(page, 1);
  await page.mouse.move(1100, 500);
  await pass(page, interval);
  await expectSlide(page, 2);
});

test('the hero stands still once the keyboard is in it, until it is started again', async ({ page }) => {
  await openStill(page);
  await page.locator('header a').first().focus();
  await page.keyboard.press('Tab');
  while (!(await hero(page).evaluate((element) => element.contains(document.activeElement)))) {
    await page.keyboard.press('Tab');
  }
  // The button that stops it does not turn into its opposite under the focus.
  const pause = button(page, 'Pause automatic rotation');
  await expect(pause).toBeFocused();
  await pass(page, interval);
  await expectSlide(page, 2);
  await expect(slides(page)).toHaveAttribute('aria-live', 'off');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Previous slide')).toBeFocused();
  const start = button(page, 'Start automatic rotation');
  await expect(start).toBeVisible();
  await expect(slides(page)).toHaveAttribute('aria-live', 'polite');
  await expectHeld(page, 2);
  await page.locator('header a').first().focus();
  await expectHeld(page, 2);
  await start.press('Enter');
  await pass(page, interval);
  await expectSlide(page, 3);
});

test('the hero stands still after pause, and turns again after play', async ({ page }) => {
  await openStill(page);
  await expect(slides(page)).toHaveAttribute('aria-live', 'off');
  await button(page, 'Pause automatic rotation').click();
  await leave(page);
  await expect(slides(page)).toHaveAttribute('aria-live', 'polite');
  await expectHeld(page, 1);
  await button(page, 'Start automatic rotation').click();
  await expect(slides(page)).toHaveAttribute('aria-live', 'off');
  await pass(page, interval);
  await expectSlide(page, 2);
});

test('the hero stands still while its tab is hidden', beforeRelease, async ({ page }) => {
  await openStill(page);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  await expectHeld(page, 1);
  await setHidden(false);
  await pass(page, interval);
  await expectSlide(page, 2);
});

test('the hero stands still while it is out of view', beforeRelease, async ({ page }) => {
  await openStill(page);
  const scrollTo = (id: string) =>
    page.evaluate(async (target) => {
      const element = document.querySelector(target)!;
      const seen = new Promise((resolve) => {
        new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(true)).observe(element);
      });
      element.scrollIntoView({ behavior: 'instant' });
      await seen;
    }, id);
  await scrollTo('footer');
  await expectHeld(page, 1);
  await scrollTo('#hero');
  await pass(page, interval);
  await expectSlide(page, 2);
});

test('the hero stands still for who wants less motion, with nothing to pause', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page);
  await expect(button(page, /rotation$/)).toHaveCount(0);
  await expect(slides(page)).toHaveAttribute('aria-live', 'polite');
  await expectHeld(page, 1);
  await button(page, 'Next slide').click();
  await expectSlide(page, 2);
});
