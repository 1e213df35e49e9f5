/** Contrast themes of the system: every control can be seen on the pictures, and what is chosen is marked. */
import type { Locator } from '@playwright/test';
import { motion, openAwake } from '../support/visitor.ts';
import { expect, test } from '../support/server.ts';
import { sampled, beforeRelease } from '../support/sample.ts';

test.use(motion);

/** Names of the controls that stand on no ground of their own, up to the band or the header they lie in. */
const withoutGround = (controls: Locator): Promise<string[]> =>
  controls.evaluateAll((elements) => {
    const isOpaque = (element: Element): boolean =>
      !/^rgba\(.*, 0(\.\d+)?\)$/.test(getComputedStyle(element).backgroundColor);
    const hasGround = (element: Element): boolean => {
      if (isOpaque(element)) return true;
      const { parentElement } = element;
      return !element.matches('header, section') && parentElement !== null && hasGround(parentElement);
    };
    return elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !hasGround(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });

const background = (element: Locator, pseudo?: '::before' | '::after'): Promise<string> =>
  element.evaluate((node, part) => getComputedStyle(node, part).backgroundColor, pseudo);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, forcedColors: 'active' });

    for (const width of [375, 1280]) {
      test(
        `every control on the hero has a ground of its own at ${width} px`,
        sampled(width === 375 && colorScheme === 'dark'),
        async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          await openAwake(page, '/');
          const controls = page.locator('body > header, #hero').locator('a, button, summary');
          expect(await controls.filter({ visible: true }).count()).toBeGreaterThan(8);
          expect(await withoutGround(controls)).toEqual([]);
        },
      );
    }

    test(
      'the bar of the current slide fills with a color of its own while the hero counts',
      beforeRelease,
      async ({ page }) => {
        await openAwake(page, '/');
        // The pointer lies on the hero, which holds it.
        await page.locator('header a').first().hover();
        const current = page.locator('[data-counting] a[aria-label^="Slide "][aria-current]');
        await expect(current).toHaveCount(1);
        const filled = await background(current, '::after');
        expect(filled).not.toBe(await background(current, '::before'));
        expect(filled).not.toBe(await background(page.locator('html')));
      },
    );

    test(
      'the current slide and the selected tab are marked',
      sampled(colorScheme === 'dark'),
      async ({ page }) => {
        await openAwake(page, '/');
        // While the hero turns, its bar fills. A pointer on the words holds it, and the bar is full.
        await page.locator('#hero [data-current] h2').hover();
        await expect(page.locator('#hero [data-counting]')).toHaveCount(0);
        const pickers = page.locator('#hero a[aria-label^="Slide "]');
        expect(await background(pickers.nth(0), '::before')).not.toBe(
          await background(pickers.nth(1), '::before'),
        );
        const underline = page.locator('[role=tab]').first();
        expect(await background(underline, '::after')).not.toBe(await background(underline));
      },
    );

    test(
      'the country that the arrow keys lead to is marked',
      sampled(colorScheme === 'light'),
      async ({ page }) => {
        await openAwake(page, '/careers/JobApplicationform');
        await page.locator('[aria-haspopup=listbox]').click();
        await page.keyboard.press('ArrowDown');
        const active = page.locator('[role=option][data-active]');
        await expect(active).toHaveCount(1);
        const canvas = await background(page.locator('html'));
        expect(await background(active)).not.toBe(canvas);
        const other = page.locator('[role=option]:not([data-active])').first();
        expect([canvas, canvas.replace(/rgb\((.*)\)/, 'rgba($1, 0)')]).toContain(await background(other));
      },
    );
  });
}

test('what a field says before it is filled in can be read', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openAwake(page, '/careers/JobApplicationform');
  await page.locator('[aria-haspopup=listbox]').click();
  const field = page.getByRole('combobox');
  const { own, mute, room, needed } = await field.evaluate((input: HTMLInputElement) => {
    const style = getComputedStyle(input, '::placeholder');
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const box = getComputedStyle(input);
    return {
      own: [style.color, style.opacity],
      mute: [getComputedStyle(document.querySelector('[role=option] span + span') as Element).color, '1'],
      room: input.clientWidth - Number.parseFloat(box.paddingLeft) - Number.parseFloat(box.paddingRight),
      needed: context.measureText(input.placeholder).width,
    };
  });
  expect(own).toEqual(mute);
  expect(needed).toBeLessThanOrEqual(room);
});
