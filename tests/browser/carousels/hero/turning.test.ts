/** The hero, by the W3C's carousel pattern (w3.org/WAI/ARIA/apg/patterns/carousel) and decision D7. */
import type { Page } from '@playwright/test';
import { withoutFilms } from './films.ts';
import { expect, test } from '../../support/server.ts';
import { motion, openAwake, openEarly, pass, swipe, untilAwake } from '../../support/visitor.ts';
import { button, count, picker, expectSlide, hero, interval, openStill } from './hero.ts';
import { beforeRelease } from '../../support/sample.ts';

test.use(motion);
test.beforeEach(({ page }) => withoutFilms(page));

test('four slides with their controls in the pattern’s order', async ({ page }) => {
  await openAwake(page, '/');
  await expect(hero(page)).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(hero(page)).toHaveAccessibleName(/\w/);
  await expect(hero(page).locator('[aria-roledescription=slide]')).toHaveCount(count);
  for (let number = 1; number <= count; number += 1) {
    await expect(page.locator(`#hero-slide-${number}`)).toHaveAttribute(
      'aria-label',
      new RegExp(`^${number} of ${count}: .*\\w`),
    );
  }
  const names = await hero(page)
    .locator('button, [role=button]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(names.slice(0, 3)).toEqual(['Pause automatic rotation', 'Previous slide', 'Next slide']);
  expect(names.slice(3).map((name) => name?.slice(0, 8))).toEqual([
    'Slide 1:',
    'Slide 2:',
    'Slide 3:',
    'Slide 4:',
  ]);
  // Controls come before the slides, so that who tabs through meets the pause first.
  const comesFirst = await button(page, 'Next slide').evaluate((control) => {
    const slide = document.querySelector('#hero-slide-1');
    return slide && (control.compareDocumentPosition(slide) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(comesFirst).toBe(true);
});

test('turns every 5000 ms and after the last begins again', async ({ page }) => {
  await openStill(page);
  for (const next of [2, 3, 4, 1]) {
    await pass(page, interval - 1);
    await expectSlide(page, next === 1 ? count : next - 1);
    await pass(page, 1);
    await expectSlide(page, next);
  }
});

test('a change by hand restarts the count', beforeRelease, async ({ page }) => {
  await openStill(page);
  await pass(page, 3000);
  // By script, because the pointer would hold the rotation.
  await button(page, 'Next slide').dispatchEvent('click');
  await expectSlide(page, 2);
  await pass(page, interval - 1);
  await expectSlide(page, 2);
  await pass(page, 1);
  await expectSlide(page, 3);
});

test('previous and next go round, pickers go straight', async ({ page }) => {
  await openAwake(page, '/');
  await button(page, 'Previous slide').click();
  await expectSlide(page, 4);
  await button(page, 'Next slide').click();
  await expectSlide(page, 1);
  await button(page, /^Slide 3/).click();
  await expectSlide(page, 3);
  expect(new URL(page.url()).hash).toBe('');
});

test('every control answers Enter and Space', beforeRelease, async ({ page }) => {
  await openAwake(page, '/');
  await button(page, 'Next slide').press('Enter');
  await expectSlide(page, 2);
  await button(page, 'Next slide').press('Space');
  await expectSlide(page, 3);
  await button(page, 'Previous slide').press('Space');
  await expectSlide(page, 2);
  await button(page, /^Slide 4/).press('Enter');
  await expectSlide(page, 4);
  // The keyboard's arrival has stopped the rotation.
  await button(page, 'Start automatic rotation').press('Space');
  await expect(button(page, 'Pause automatic rotation')).toBeFocused();
});
test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

  test('a swipe of more than 5 px turns it, a shorter or upright one does not', async ({ page }) => {
    // With its time standing still, nothing but a finger can turn it.
    await openStill(page);
    const slide = hero(page).locator('[data-current] h2');
    await swipe(slide, -6);
    await expectSlide(page, 2);
    await swipe(slide, 60);
    await expectSlide(page, 1);
    await swipe(slide, -5);
    await swipe(slide, -20, -80);
    await expectSlide(page, 1);
  });

  test('the first swipe counts, before React has started and while it starts', async ({ page }) => {
    const letGo = await openEarly(page, '/');
    await swipe(hero(page).locator('#hero-slide-1 h2'), -60);
    await expect(page.locator('#hero-slide-2')).toBeVisible();
    letGo();
    await untilAwake(page);
    await expectSlide(page, 2);
  });

  test('the picture follows the finger, and returns when the finger has gone', async ({ page }) => {
    await openStill(page);
    const picture = hero(page).locator('[data-current] img:visible');
    const events = (type: string, across: number) =>
      picture.dispatchEvent(type, { pointerType: 'touch', clientX: 200 + across, clientY: 400 });
    await events('pointerdown', 0);
    await events('pointermove', 50);
    await expect(picture).toHaveCSS('translate', '50px');
    await events('pointercancel', 0);
    await expect(picture).toHaveCSS('translate', '0px');
  });

  test(
    'a swipe takes the focus along that is on the slide, and none that is elsewhere',
    beforeRelease,
    async ({ page }) => {
      await openStill(page);
      const link = (number: number) => page.locator(`#hero-slide-${number} a`);
      await link(1).focus();
      await swipe(hero(page).locator('[data-current] h2'), -60);
      await expectSlide(page, 2);
      await expect(link(2)).toBeFocused();
      await picker(page, 2).focus();
      await swipe(hero(page).locator('[data-current] h2'), -60);
      await expectSlide(page, 3);
      await expect(picker(page, 2)).toBeFocused();
    },
  );
});

test('only the slide that is shown can be reached', async ({ page }) => {
  await openAwake(page, '/');
  await button(page, /^Slide 2/).click();
  await expectSlide(page, 2);
  await expect(hero(page).getByRole('link', { name: /^Read More/ })).toHaveCount(1);
  await expect(page.locator('#hero-slide-1')).toBeHidden();
});

test('Read More says what about and leads to the band about the company', beforeRelease, async ({ page }) => {
  await openAwake(page, '/');
  const link = hero(page).getByRole('link', { name: /^Read More/ });
  await expect(link).toHaveAccessibleName(/^Read More .*\w+/);
  await expect(link).toHaveText(/^Read More/);
  await link.click();
  await expect(page.locator('#about h2')).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('#about');
});

test('a slide picked before waking stays when the page wakes and when its address moves on', async ({
  page,
}) => {
  await openAwake(page, '/#hero-slide-3');
  await expectSlide(page, 3);
  await hero(page)
    .getByRole('link', { name: /^Read More/ })
    .click();
  await expect(page.locator('#about h2')).toBeInViewport();
  await page.mouse.move(640, 10);
  await expectSlide(page, 3);
});

/** The numbers of the slides whose bars are drawn as the current one's. */
const redBars = (page: Page): Promise<number[]> =>
  hero(page)
    .locator('[data-roving] a')
    .evaluateAll((bars) =>
      bars.flatMap((bar, index) => (getComputedStyle(bar, '::before').boxShadow === 'none' ? [] : index + 1)),
    );

test(
  'the bar of the slide in sight is the current one, also when script takes over',
  beforeRelease,
  async ({ page }) => {
    await openAwake(page, '/#hero-slide-3');
    expect(await redBars(page)).toEqual([3]);
    await button(page, 'Next slide').click();
    expect(await redBars(page)).toEqual([4]);
  },
);

test('an address that is typed after React started shows the slide that it names', async ({ page }) => {
  await openStill(page);
  await page.evaluate(() => location.assign('#hero-slide-3'));
  await expectSlide(page, 3);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('pickers show their slide and every word can be reached', async ({ page }) => {
    await page.goto('/');
    await expect(button(page, /rotation$/)).toBeHidden();
    const shown = hero(page).locator('[aria-roledescription=slide]:visible');
    await expect(shown).toHaveId('hero-slide-1');
    for (const number of [2, 3, 4, 1]) {
      await picker(page, number).click();
      await expect(shown).toHaveCount(1);
      await expect(shown).toHaveId(`hero-slide-${number}`);
      await expect(shown.locator('h2')).toBeVisible();
      await expect(shown.getByRole('link', { name: /^Read More/ })).toBeVisible();
      expect(await redBars(page)).toEqual([number]);
    }
    // From every slide an arrow would lead to the same one.
    for (const arrow of await hero(page).locator('[data-step]').all()) await expect(arrow).toBeHidden();
    await expect(hero(page).getByRole('button')).toHaveCount(0);
  });
});
