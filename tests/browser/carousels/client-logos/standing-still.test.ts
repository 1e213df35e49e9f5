/** When the row of clients does not turn by itself: by the same rules as the hero (decision D7). */
import { expect, test } from '../../support/server.ts';
import { motion, pass } from '../../support/visitor.ts';
import {
  button,
  expectCurrent,
  expectHeld,
  hover,
  interval,
  leave,
  openStill,
  position,
  row,
} from './logo-row.ts';
import { beforeRelease } from '../../support/sample.ts';

test.use(motion);

test('the logos stand still while hovered', beforeRelease, async ({ page }) => {
  await openStill(page);
  await hover(page);
  await expectHeld(page, 1);
  await leave(page);
  await pass(page, interval);
  await expectCurrent(page, 2);
});

test(
  'the logos stand still once the keyboard is in it, until it is started again',
  beforeRelease,
  async ({ page }) => {
    await openStill(page);
    await page.keyboard.press('Tab');
    await button(page, 'Next client').focus();
    await expect(row(page)).toHaveAttribute('aria-live', 'polite');
    await expectHeld(page, 1);
    await button(page, 'Start automatic rotation').press('Enter');
    await pass(page, interval);
    await expectCurrent(page, 2);
  },
);

test('the logos stand still after pause, and turns again after play', beforeRelease, async ({ page }) => {
  await openStill(page);
  await expect(row(page)).toHaveAttribute('aria-live', 'off');
  await button(page, 'Pause automatic rotation').click();
  await leave(page);
  await expect(row(page)).toHaveAttribute('aria-live', 'polite');
  await expectHeld(page, 1);
  await button(page, 'Start automatic rotation').click();
  await pass(page, interval);
  await expectCurrent(page, 2);
});

test('the logos stand still for who wants less motion: no turning and no gliding', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page);
  await expect(button(page, /rotation$/)).toHaveCount(0);
  await expectHeld(page, 1);
  await button(page, 'Next client').click();
  await expectCurrent(page, 2);
  expect(await position(page)).toBeCloseTo(1, 2);
});
