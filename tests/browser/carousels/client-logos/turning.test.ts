/** The clients' logos: the hero's pattern, turning one by one for ever (decision D8). */
import { expect, test } from '../../support/server.ts';
import { motion, openAwake, pass } from '../../support/visitor.ts';
import {
  bullets,
  button,
  count,
  expectCurrent,
  interval,
  logos,
  openStill,
  position,
  row,
  speed,
} from './logo-row.ts';
import { beforeRelease, sampled } from '../../support/sample.ts';

test.use(motion);

test('shows eleven logos with a name and a bullet each', beforeRelease, async ({ page }) => {
  await openAwake(page, '/contact-us');
  await expect(logos(page)).toHaveCount(count);
  await expect(bullets(page)).toHaveCount(count);
  const names = await logos(page)
    .locator('img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
  expect(new Set(names).size).toBe(count);
  const labels = await bullets(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  // By number: the row says the names.
  expect(labels).toEqual(names.map((_name, index) => `${index + 1} of ${count}`));
  // What stands behind the last for looping is not there for assistive technology.
  await expect(row(page).getByRole('listitem')).toHaveCount(count);
  await expect(row(page).getByRole('img')).toHaveCount(count);
});

for (const [width, shown] of [
  [320, 1],
  [639, 1],
  [640, 2],
  [992, 3],
  [1200, 4],
] as const) {
  test(`shows ${shown} at once at ${width} px`, sampled(shown === 2 || shown === 4), async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/contact-us', { waitUntil: 'domcontentloaded' });
    const [all, one] = [await row(page).boundingBox(), await logos(page).first().boundingBox()];
    expect((all?.width ?? 0) / (one?.width ?? 1)).toBeCloseTo(shown, 1);
  });
}

test('bullets are at least 24 px wide on the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openAwake(page, '/contact-us');
  const widths = await bullets(page).evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().width),
  );
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(24);
});

test('turns every 5000 ms by one logo in 600 ms', async ({ page }) => {
  await openStill(page);
  await pass(page, interval - 1);
  await expectCurrent(page, 1);
  expect(await position(page)).toBeCloseTo(0, 2);
  await pass(page, 1);
  await expectCurrent(page, 2);
  await pass(page, speed / 2);
  expect(await position(page)).toBeGreaterThan(0.2);
  expect(await position(page)).toBeLessThan(0.99);
  await pass(page, speed / 2 + 20);
  expect(await position(page)).toBeCloseTo(1, 2);
  // The turn is over; the next begins 5000 ms after this one began.
  await pass(page, interval - speed - 20 - 1);
  await expectCurrent(page, 2);
  await pass(page, 1);
  await expectCurrent(page, 3);
});

test('goes on past the last and back past the first', async ({ page }) => {
  await openStill(page);
  await button(page, 'Previous client').dispatchEvent('click');
  await pass(page, speed + 20);
  await expectCurrent(page, count);
  expect(await position(page)).toBeCloseTo(count - 1, 2);
  // In sight behind the last stands the first again.
  await expect(row(page).locator('li').nth(count)).toBeInViewport();
  await button(page, 'Next client').dispatchEvent('click');
  await pass(page, speed / 2);
  expect(await position(page)).toBeGreaterThan(count - 1);
  await pass(page, speed / 2 + 20);
  await expectCurrent(page, 1);
  expect(await position(page)).toBeCloseTo(0, 2);
});

test('quick clicks past the end never run back through the whole row', beforeRelease, async ({ page }) => {
  await openStill(page);
  await bullets(page).last().dispatchEvent('click');
  await pass(page, speed + 20);
  await button(page, 'Next client').dispatchEvent('click');
  await pass(page, 100);
  await button(page, 'Next client').dispatchEvent('click');
  const seen: number[] = [];
  for (let part = 0; part < 7; part += 1) {
    await pass(page, 100);
    seen.push(await position(page));
  }
  await expectCurrent(page, 2);
  expect(seen.at(-1)).toBeCloseTo(1, 2);
  expect(seen.filter((at) => at > 3 && at < count - 1)).toEqual([]);
});

test('bullets go straight to their logo and follow a scrolling finger', beforeRelease, async ({ page }) => {
  await openStill(page);
  await bullets(page).nth(6).dispatchEvent('click');
  await pass(page, speed + 20);
  await expectCurrent(page, 7);
  expect(await position(page)).toBeCloseTo(6, 2);
  await row(page).evaluate((element) =>
    element.scrollTo({ left: element.children[0]!.clientWidth * 2, behavior: 'instant' }),
  );
  await expectCurrent(page, 3);
});

for (const [hand, event, turn] of [
  ['a finger', 'touchstart', {}],
  ['a wheel that turns sideways', 'wheel', { deltaX: 50, deltaY: 2 }],
] as const) {
  test(
    `${hand} ends a turn where it is, and the bullets say where that is`,
    sampled(event === 'touchstart'),
    async ({ page }) => {
      await openStill(page);
      await bullets(page).nth(8).dispatchEvent('click');
      await pass(page, 150);
      await row(page).dispatchEvent(event, turn);
      // The browser brings the logo that is nearest into line.
      const offLine = async (): Promise<number> => Math.abs((((await position(page)) + 0.5) % 1) - 0.5);
      await expect.poll(offLine).toBeLessThan(0.01);
      const stopped = Math.round(await position(page));
      expect(stopped).toBeLessThan(8);
      await pass(page, speed);
      expect(await position(page)).toBeCloseTo(stopped, 2);
      await expectCurrent(page, stopped + 1);
    },
  );
}

test('a wheel that turns down the page ends no turn', beforeRelease, async ({ page }) => {
  await openStill(page);
  await bullets(page).nth(8).dispatchEvent('click');
  await pass(page, 150);
  await row(page).dispatchEvent('wheel', { deltaX: 1, deltaY: 50 });
  await pass(page, speed);
  expect(await position(page)).toBeCloseTo(8, 2);
});

test('every control answers Enter and Space', beforeRelease, async ({ page }) => {
  await openAwake(page, '/contact-us');
  await button(page, 'Next client').press('Enter');
  await expectCurrent(page, 2);
  await button(page, 'Next client').press('Space');
  await expectCurrent(page, 3);
  await bullets(page).nth(4).press('Enter');
  await expectCurrent(page, 5);
  await button(page, 'Start automatic rotation').press('Enter');
  await expect(button(page, 'Pause automatic rotation')).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('bullets bring their logo into view and nothing offers to pause', async ({ page }) => {
    await page.goto('/contact-us', { waitUntil: 'domcontentloaded' });
    await expect(button(page, /rotation$/)).toBeHidden();
    await expect(logos(page)).toHaveCount(count);
    await expect(logos(page).nth(8)).not.toBeInViewport();
    await bullets(page).nth(8).click();
    await expect(logos(page).nth(8)).toBeInViewport();
  });
});
